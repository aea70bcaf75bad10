import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { geocode } from '@home-pulse/contract/features/places/places'
import { emailLinkScreens, pathPatternOf, screenNames } from '@home-pulse/contract/screens'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { sendNotFound } from '../http/error-handler.ts'
import { escapeMarkup } from '../http/escape-markup.ts'
import { publicOrigin } from '../http/public-origin.ts'
import type { Storage } from '../storage/storage.ts'
import { readFontFaces } from './font-faces.ts'
import { type PlainPage, renderPlainPage } from './plain-page.ts'
import { readScreenHeads } from './preload-links.ts'
import { registerSiteMap } from './site-map.ts'

/** Sends HTML pages, each with a content security policy. */
export interface Pages {
  sendPlain(reply: FastifyReply, page: PlainPage): FastifyReply
  sendNotFound(reply: FastifyReply): FastifyReply
}

/** The folder to which `npm run build` writes the web app. */
export const builtWebFolder = join(import.meta.dirname, '../../../../web/dist')

/** Matches the paths of the web app's screens. Any other path gets the 404 page. */
const screens = pathPatternOf(screenNames)
/**
 * Matches the paths of screens that email links open. They send no Referer header, because that could reveal the secret
 * link.
 */
const emailLinkPaths = pathPatternOf(emailLinkScreens)
const isApiPath = (path: string) => /^\/(v1|docs|healthz|readyz)(\/|$)/.test(path)

/** Other origins from which a page may load images and data. */
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
    // Trusted Types: only the policy in `web/src/platform/trusted-types.ts` may create HTML. Nothing may create scripts
    // from text.
    `require-trusted-types-for 'script'`,
    `trusted-types default`,
  ].join('; ')

/**
 * Replaces placeholders such as `__NAME__` in a built HTML document by their values. The caller must escape the values.
 */
const fill = (document: string, values: Record<string, string>) =>
  document.replace(/__([A-Z]+(?:_[A-Z]+)*)__/g, (placeholder, name: string) => values[name] ?? placeholder)

/** Returns the origin of a URL template such as `https://{s}.tile.example`. The placeholder `{s}` becomes `*`. */
const originOf = (template: string) => new URL(template).origin.replace('{s}', '*')

const readBuilt = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

interface PageParts {
  readonly webFolder: string
  readonly storage: Pick<Storage, 'foreignOrigin'>
  readonly offersSample: boolean
}

/** Serves the built web app. Each response with one of the two HTML documents has a new nonce. */
export async function registerPages(
  app: FastifyInstance,
  config: Config,
  { webFolder, storage, offersSample }: PageParts,
): Promise<Pages> {
  const document = readBuilt(join(webFolder, 'index.html'))
  const landing = readBuilt(join(webFolder, 'landing.html'))
  const headOf = readScreenHeads(webFolder)
  const fontFaces = readFontFaces(webFolder)
  const clientConfig = clientConfigOf(config, offersSample)
  const contact = contactOf(config.support)
  const foreign = {
    images: [originOf(config.map.tilesUrl), ...(storage.foreignOrigin ? [storage.foreignOrigin] : [])],
    connections: config.map.geocoderUrl ? [originOf(config.map.geocoderUrl)] : [],
  }

  const sendHtml = (reply: FastifyReply, render: (nonce: string) => string) => {
    const nonce = randomBytes(16).toString('base64')
    reply
      .header('content-security-policy', policyOf(nonce, foreign))
      .header('origin-agent-cluster', '?1')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
    return reply.send(render(nonce))
  }
  const sendApp = (reply: FastifyReply, head = '') =>
    document === undefined
      ? reply.code(503).type('text/plain; charset=utf-8').send('The web app is not built. Run: npm run build')
      : sendHtml(reply, (nonce) =>
          fill(document, { CSP_NONCE: nonce, APP_CONFIG: clientConfig }).replace(
            '</head>',
            (end) => head + end,
          ),
        )
  const sendLanding = (request: FastifyRequest, reply: FastifyReply, built: string) => {
    const texts = { ...contact, PUBLIC_ORIGIN: escapeMarkup(publicOrigin(config, request)) }
    return sendHtml(reply, (nonce) => fill(built, { ...texts, CSP_NONCE: nonce, APP_CONFIG: clientConfig }))
  }

  if (document !== undefined) await serveFiles(app, webFolder)
  registerSiteMap(app, config)
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    const wantsPage = ['GET', 'HEAD'].includes(request.method) && !isApiPath(path)
    if (!wantsPage) return sendNotFound(reply)
    if (path === '/' && landing !== undefined) return sendLanding(request, reply, landing)
    if (emailLinkPaths.test(path)) reply.header('referrer-policy', 'no-referrer')
    if (!screens.test(path)) reply.code(404)
    return sendApp(reply, headOf(path))
  })

  return {
    sendPlain: (reply, page) => sendHtml(reply, (nonce) => renderPlainPage(page, { nonce, fontFaces })),
    sendNotFound: (reply) => sendApp(reply.code(404)),
  }
}

/** Returns the configuration that the web app reads from its HTML document. */
const clientConfigOf = ({ publicUrl, support, map }: Config, offersSample: boolean): string =>
  escapeMarkup(
    JSON.stringify({
      apiBase: '',
      publicUrl: publicUrl ?? '',
      supportEmail: support.email,
      supportPhone: support.phone,
      supportAddress: support.address,
      tilesUrl: map.tilesUrl,
      mapAttribution: map.attribution,
      geocoderUrl: map.geocoderUrl ?? geocode.path,
      geocoderKey: map.geocoderKey,
      offersSample,
    }),
  )

/** Returns the support's contact data. The keys are placeholders of the landing page, such as `__SUPPORT_EMAIL__`. */
const contactOf = ({ email, phone, address }: Config['support']) => ({
  SUPPORT_EMAIL: escapeMarkup(email),
  SUPPORT_PHONE: escapeMarkup(phone),
  SUPPORT_PHONE_DIGITS: phone.replace(/[^\d+]/g, ''),
  SUPPORT_ADDRESS: escapeMarkup(address),
})

/**
 * Serves the files of the web app, except its HTML documents. Browsers cache the files in `assets` for a year, because
 * their names contain a hash of their content.
 */
async function serveFiles(app: FastifyInstance, webFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webFolder,
    index: false,
    wildcard: false,
    globIgnore: ['{index,landing}.html', 'screens.json', '{.vite,assets}/**', '**/*.{br,gz}'],
    preCompressed: true,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  })
  // All files in `assets` share one route. One route per file would delay the start by a tenth of a second.
  const assets = join(webFolder, 'assets')
  if (existsSync(assets))
    await app.register(fastifyStatic, {
      root: assets,
      prefix: '/assets/',
      decorateReply: false,
      index: false,
      preCompressed: true,
      allowedPath: (path) => !/\.(br|gz)$/.test(path),
      setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
    })
}
