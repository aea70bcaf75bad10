export interface GeocodeResult {
  readonly lat: number
  readonly lng: number
  /** The address in one line, as the geocoder spells it. */
  readonly formatted: string
  /** The accuracy on OpenCage's scale: 10 is within 0.25 km, 5 within 10 km, 1 more than 25 km, 0 unknown. */
  readonly confidence: number
  readonly components: Record<string, unknown>
  readonly isApproximate: boolean
}
