import type { FastifyRequest } from 'fastify'
import { neighbourhoodOf, networkOf } from '../../../platform/auth/client-network.ts'

/** From where a request comes, no more exactly than it is used. */
export interface Visit {
  /** What guesses are counted against. */
  readonly network: string
  /** Where a browser is known again, though its address changes. */
  readonly neighbourhood: string
  /** In the words of a letter: `Chrome on Windows`. */
  readonly browser: string
}

export const visitOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Visit => ({
  network: networkOf(ip),
  neighbourhood: neighbourhoodOf(ip),
  browser: browserOf(headers['user-agent']),
})

// Each names those that it descends from, too: the first that fits is the one it is.
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

/** What a User-Agent says of itself, without versions: it stays the same through updates, and tells few people apart. */
export function browserOf(userAgent = ''): string {
  const family = families.find(([, sign]) => sign.test(userAgent))?.[0]
  if (!family) return 'an app or a browser that we do not know'
  const system = systems.find(([, sign]) => sign.test(userAgent))?.[0]
  return system ? `${family} on ${system}` : family
}
