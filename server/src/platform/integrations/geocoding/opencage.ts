import { z } from 'zod'
import { readUntil } from '../bounded-body.ts'
import type { GeocodeResult } from './geocode-result.ts'

/** The maximum size of a response. Ten results have about ten kilobytes. */
const bodyLimit = {
  maxBytes: 1024 * 1024,
  tooLong: () => new Error('The response of the geocoder is too large.'),
}

const answer = z.object({
  results: z.array(
    z.object({
      geometry: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
      formatted: z.string(),
      confidence: z.int().min(0).max(10).catch(0),
      components: z.record(z.string(), z.unknown()).catch({}),
    }),
  ),
})

/**
 * Searches places in the United States with the OpenCage geocoding API (https://opencagedata.com/api). The address is
 * sent only in the query of the configured URL, and a redirect is an error. Throws if there is no valid response.
 */
export async function askOpenCage(
  { url, key }: { readonly url: string; readonly key: string },
  address: string,
  timeoutMs: number,
): Promise<GeocodeResult[]> {
  const queryUrl = new URL(url)
  const parameters = { q: address, key, limit: '10', countrycode: 'us', no_annotations: '1', no_record: '1' }
  for (const [name, value] of Object.entries(parameters)) queryUrl.searchParams.set(name, value)
  const results = await readResults(queryUrl, timeoutMs)
  return results.map(({ geometry, ...place }) => ({ ...geometry, ...place, isApproximate: false }))
}

async function readResults(queryUrl: URL, timeoutMs: number): Promise<z.infer<typeof answer>['results']> {
  const timeout = new AbortController()
  const timer = setTimeout(
    () => timeout.abort(new Error(`The geocoder sent no complete response in ${timeoutMs} ms.`)),
    timeoutMs,
  )
  try {
    const { ok, status, body } = await fetch(queryUrl, { redirect: 'error', signal: timeout.signal })
    if (!ok || !body) {
      await body?.cancel()
      throw new Error(`The geocoder answered ${status}.`)
    }
    const whole = new Response(readUntil(timeout.signal, body, bodyLimit))
    return answer.parse(await whole.json()).results
  } finally {
    clearTimeout(timer)
  }
}
