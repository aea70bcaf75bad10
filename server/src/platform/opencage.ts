import { z } from 'zod'
import type { FoundPlace } from './found-place.ts'

const patienceMs = 5_000

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
 * Asks the OpenCage geocoding API (https://opencagedata.com/api) for places in the United States. The address goes
 * nowhere but into the query of the configured URL, and a redirect is refused. Throws when there is no good answer.
 */
export async function askOpenCage(
  { url, key }: { readonly url: string; readonly key: string },
  address: string,
): Promise<FoundPlace[]> {
  const question = new URL(url)
  const parameters = { q: address, key, limit: '10', countrycode: 'us', no_annotations: '1', no_record: '1' }
  for (const [name, value] of Object.entries(parameters)) question.searchParams.set(name, value)
  const response = await fetch(question, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
  if (!response.ok) throw new Error(`The geocoder answered ${response.status}.`)
  const { results } = answer.parse(await response.json())
  return results.map(({ geometry, ...place }) => ({ ...geometry, ...place, isApproximate: false }))
}
