import { fixedPathPrefix, listedScreens, screenNames, screenPaths } from '@home-pulse/contract/screens'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { escapeMarkup } from '../http/escape-markup.ts'
import { publicOrigin } from '../http/public-origin.ts'

const listedPaths = listedScreens.map((name) => screenPaths[name])
/**
 * The paths that robots.txt excludes from search engines: screens for signed-in users, and paths that are not pages.
 */
const closedPaths = [
  ...screenNames.filter((name) => !listedScreens.includes(name)).map(fixedPathPrefix),
  '/mail/',
  '/sandbox/',
  '/v1/',
]

/** Serves sitemap.xml (sitemaps.org 0.9) and robots.txt (RFC 9309). */
export function registerSiteMap(app: FastifyInstance, config: Config): void {
  const options = { schema: { hide: true } }
  app.get('/sitemap.xml', options, (request, reply) => {
    const origin = escapeMarkup(publicOrigin(config, request))
    const urls = listedPaths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`,
      )
  })
  app.get('/robots.txt', options, (request, reply) => {
    const closed = closedPaths.map((path) => `Disallow: ${path}`)
    const lines = [
      'User-agent: *',
      ...closed,
      '',
      `Sitemap: ${publicOrigin(config, request)}/sitemap.xml`,
      '',
    ]
    return reply.type('text/plain; charset=utf-8').send(lines.join('\n'))
  })
}
