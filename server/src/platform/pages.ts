import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { geocode } from '@home-pulse/contract/features/places'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from './config.ts'
import { sendNotFound } from './problem.ts'
import type { Storage } from './storage.ts'

/** Sends pages under the content security policy, and knows which addresses are pages. */
export interface Pages {
  sendHtml(reply: FastifyReply, render: (nonce: string) => string): FastifyReply
  /** The app's own 404 page. */
  sendNotFound(reply: FastifyReply): FastifyReply
}

/** Where `npm run build` leaves the web app. */
export const builtWebFolder = join(import.meta.dirname, '../../../web/dist')

/** The addresses at which the app has a screen; any other path shows its 404 page, with that status. */
const screens = [
  /^\/$/,
  /^\/(login|properties|profile|dashboard|success|cancel)\/?$/,
  /^\/property\/[^/]+\/?$/,
]
const isApiPath = (path: string) => /^\/(v1|docs|healthz|readyz)(\/|$)/.test(path)

/** The other origins that pages may load from. */
interface ForeignSources {
  readonly images: readonly string[]
  readonly connections: readonly string[]
}

const policyOf = (nonce: string, { images, connections }: ForeignSources) =>
  [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${["'self'", 'data:', 'blob:', ...images].join(' ')}`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...connections].join(' ')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `form-action 'self'`,
  ].join('; ')

const escapeAttribute = (text: string) =>
  text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`)

/** The origin of a URL, which may leave its subdomain open: `https://{s}.tile.example`. */
const originOf = (template: string) => new URL(template).origin.replace('{s}', '*')

/** Serves the built web app: hashed files for ever, and its one document afresh with a nonce for each answer. */
export async function registerPages(
  app: FastifyInstance,
  config: Config,
  webFolder: string,
  storage: Pick<Storage, 'foreignOrigin'>,
): Promise<Pages> {
  const documentPath = join(webFolder, 'index.html')
  const document = existsSync(documentPath) ? readFileSync(documentPath, 'utf8') : undefined
  const clientConfig = escapeAttribute(
    JSON.stringify({
      apiBase: '',
      publicUrl: config.publicUrl ?? '',
      supportEmail: config.support.email,
      supportPhone: config.support.phone,
      supportAddress: config.support.address,
      tilesUrl: config.map.tilesUrl,
      mapAttribution: config.map.attribution,
      geocoderUrl: config.map.geocoderUrl ?? geocode.path,
      geocoderKey: config.map.geocoderKey,
    }),
  )
  const foreign = {
    images: [originOf(config.map.tilesUrl), ...(storage.foreignOrigin ? [storage.foreignOrigin] : [])],
    connections: config.map.geocoderUrl ? [originOf(config.map.geocoderUrl)] : [],
  }

  const sendHtml: Pages['sendHtml'] = (reply, render) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', policyOf(nonce, foreign))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(render(nonce))
  }
  const sendApp = (reply: FastifyReply) =>
    document === undefined
      ? reply.code(503).type('text/plain').send('The web app is not built. Run: npm run build')
      : sendHtml(reply, (nonce) =>
          document.replaceAll('__CSP_NONCE__', nonce).replaceAll('__APP_CONFIG__', () => clientConfig),
        )

  if (document !== undefined)
    await app.register(fastifyStatic, {
      root: webFolder,
      index: false,
      wildcard: false,
      globIgnore: ['index.html', '.vite/**'],
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/')
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    const wantsPage = ['GET', 'HEAD'].includes(request.method) && !isApiPath(path)
    if (!wantsPage) return sendNotFound(reply)
    if (!screens.some((screen) => screen.test(path))) reply.code(404)
    return sendApp(reply)
  })

  return { sendHtml, sendNotFound: (reply) => sendApp(reply.code(404)) }
}
