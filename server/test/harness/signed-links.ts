import type { Readable } from 'node:stream'
import type { LightMyRequestResponse } from 'fastify'
import type { World } from './harness.ts'

/** Path and query of an absolute URL. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Uploads bytes to a signed URL like a browser: with a content type and without a token. */
export const putTo = (
  world: World,
  url: string,
  payload: string | Buffer | Readable,
  headers: Record<string, string> = { 'content-type': 'text/plain' },
): Promise<LightMyRequestResponse> => world.app.inject({ method: 'PUT', url: pathOf(url), payload, headers })

/** Altered versions of a signed URL, each with a description. */
export const alterationsOf = (url: string): [string, string][] => [
  ['without its signature', url.replace(/&signature=.*/, '')],
  ['with an empty signature', url.replace(/&signature=.*/, '&signature=')],
  [
    'with another signature',
    url.replace(/(signature=)(.)/, (_, name, first) => name + (first === 'A' ? 'B' : 'A')),
  ],
  ['with more after its signature', `${url}&expires=99999999999`],
  ['with a later expiry', url.replace(/expires=\d+/, 'expires=99999999999')],
  ['for another object', url.replace(/[0-9a-f-]{36}(?=[?.])/, '01a1fd04-1424-72af-8c97-8d63bfdc948a')],
  ['for another customer', url.replace(/customer=[^&]+/, 'customer=01a1fd04-1424-72af-8c97-8d63bfdc948a')],
]
