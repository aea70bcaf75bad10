import type { FastifyInstance, FastifyRequest } from 'fastify'
import { apiError } from '../errors/api-error.ts'

/** What the product never asks a browser for, nor lets a script that got in ask for. To copy an address is let be. */
const permissionsPolicy = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'serial', 'usb'],
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/**
 * For every answer: nothing of it may be run or framed. What a page may run its own policy says. The rest of what Helmet 8
 * sends is for browsers of long ago (`x-download-options`, `x-xss-protection`), Flash, and pages that wish to be guessed at.
 */
export const bareHeaders = {
  'content-security-policy': `default-src 'none';frame-ancestors 'none'`,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

const onlyHttps = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/** `bareHeaders`, and behind https that there is no other way. */
export const bareHeadersOf = ({ isHttps }: { isHttps: boolean }): Readonly<Record<string, string>> =>
  isHttps ? { ...bareHeaders, ...onlyHttps } : bareHeaders

/**
 * Tells browsers, with every answer, to run and frame nothing of it; what is a page has a policy of its own. Whoever has a
 * copy keeps what that came with (RFC 9111, 3.2), and a tag changes with the build: that it still holds is said in no more
 * words than that takes. None of it depends on the request, so it is handed over as it stands here: to have it worked out
 * for each answer took a third of what an unchanged answer costs in all.
 */
export function registerSecurityHeaders(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasCopy(request)) reply.headers(headers)
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (hasCopy(request) && reply.statusCode !== 304) reply.headers({ ...headers, ...reply.getHeaders() })
    done(null, payload)
  })
}

const hasCopy = ({ headers }: FastifyRequest): boolean => headers['if-none-match'] !== undefined

/**
 * Says in our own words, and under our own headers, what Node would say bare: that HTTP/1.1 wants a Host (RFC 9112, 3.2;
 * Node is told to leave it by `requireHostHeader`), and that no other expectation is met than to go on.
 */
export function registerBareRefusals(app: FastifyInstance, bare: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    done(raw.headers.host === undefined && raw.httpVersion === '1.1' ? apiError('bad_request') : undefined)
  })
  app.server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...bare, connection: 'close', 'content-length': 0 }).end()
  })
}
