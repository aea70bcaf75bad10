import { z } from 'zod'
import { blankable, optionalText, requiredText, wholeNumber } from '../../primitives.ts'
import { defineRoute } from '../../route.ts'

/** A geocoded place in the format of the OpenCage geocoding API, https://opencagedata.com/api#response. */
const place = z.object({
  geometry: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
  formatted: z.string(),
  /** OpenCage's scale: 10 is within 0.25 km, 5 within 10 km, 1 more than 25 km, 0 unknown. */
  confidence: z.int().min(0).max(10),
  components: z.record(z.string(), z.unknown()),
  /** True if only the center of a ZIP code or a city is known. */
  approximate: z.boolean(),
})
export type GeocodedPlace = z.input<typeof place>

export const geocode = defineRoute({
  name: 'geocode',
  method: 'GET',
  path: '/v1/geocode',
  summary:
    'Find the coordinates of an address, best match first. The list is empty if the address is unknown',
  access: 'paid',
  isCacheable: false,
  query: z.object({
    q: requiredText(500),
    /** Ignored, because the server has its own key. Clients that were made for OpenCage send it. */
    key: optionalText(200),
    limit: blankable(wholeNumber(1, 100)),
  }),
  status: 200,
  response: z.object({
    results: z.array(place),
    status: z.object({ code: z.literal(200), message: z.literal('OK') }),
    total_results: z.int(),
  }),
})
