import type { FastifyRequest } from 'fastify'
import { coarseNetworkOf, networkOf } from '../../../platform/auth/client-network.ts'

/** The network and browser of a client. They are stored only as precisely as needed. */
export interface ClientFingerprint {
  /** The network for which attempts are counted. */
  readonly network: string
  /** A larger network that contains `network`. It often stays the same when a device gets another IP address. */
  readonly neighbourhood: string
  /** The browser as shown in an email: `Chrome on Windows`. */
  readonly browser: string
}

export const fingerprintOf = ({
  ip,
  headers,
}: Pick<FastifyRequest, 'ip' | 'headers'>): ClientFingerprint => ({
  network: networkOf(ip),
  neighbourhood: coarseNetworkOf(ip),
  browser: browserOf(headers['user-agent']),
})

// A User-Agent header also names other browsers, with which the actual browser is compatible. This order makes the
// first match the actual browser.
const families: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
]
const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['an iPhone', /\biPhone\b/],
  ['an iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['a Chromebook', /\bCrOS\b/],
  ['a Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/**
 * Returns the browser and operating system that a User-Agent names, without versions. The result stays the same
 * after updates and identifies no person.
 */
export function browserOf(userAgent = ''): string {
  const family = families.find(([, sign]) => sign.test(userAgent))?.[0]
  if (!family) return 'an app or a browser that we do not know'
  const system = systems.find(([, sign]) => sign.test(userAgent))?.[0]
  return system ? `${family} on ${system}` : family
}
