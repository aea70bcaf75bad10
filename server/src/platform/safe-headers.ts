import type { FastifyInstance } from 'fastify'

/** What the product never asks a browser for, nor lets a script that got in ask for. To copy an address is let be. */
const permissionsPolicy = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'serial', 'usb'],
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** For the answers that are made before any hook runs: they hold a sentence, and nothing that a browser may run. */
export const bareHeaders = {
  'content-security-policy': `default-src 'none';frame-ancestors 'none'`,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** The rest of what Helmet 8 sends by default: little of it is of use to a browser of today, and none of it costs anything. */
const headersOfAll = {
  ...bareHeaders,
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}
const headersUnderHttps = {
  ...headersOfAll,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

/**
 * Tells browsers, with every answer, to run and frame nothing of it; what is a page has a policy of its own. None of it
 * depends on the request, so it is handed over as it stands here: to have it worked out for each answer took a third of what
 * an unchanged answer costs in all.
 */
export function registerSafeHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }): void {
  const headers = isHttps ? headersUnderHttps : headersOfAll
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
