import type { FastifyRequest } from 'fastify'
import { neighbourhoodOf, networkOf } from '../../../platform/auth/client-network.ts'

/** The client of a request, only as precise as needed. */
export interface Visit {
  /** The network for which attempts are counted. */
  readonly network: string
  /** A larger part of the network. It stays the same when a device gets another address from its provider. */
  readonly neighbourhood: string
  /** The browser as shown in an email: `Chrome on Windows`. */
  readonly browser: string
}

export const visitOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Visit => ({
  network: networkOf(ip),
  neighbourhood: neighbourhoodOf(ip),
  browser: browserOf(headers['user-agent']),
})

// A User-Agent also names browsers with which its browser is compatible. In this order, the first match is
// the actual browser.
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
 * Names the browser and system of a User-Agent, without versions. The name survives updates and identifies no
 * person.
 */
export function browserOf(userAgent = ''): string {
  const family = families.find(([, sign]) => sign.test(userAgent))?.[0]
  if (!family) return 'an app or a browser that we do not know'
  const system = systems.find(([, sign]) => sign.test(userAgent))?.[0]
  return system ? `${family} on ${system}` : family
}
