/** Configuration that the server writes into the page when it serves it. */
export interface AppConfig {
  /** The origin of the API. Blank if the API has the same origin as the page. */
  apiBase: string
  /** The app's public URL. Blank if not configured. */
  publicUrl: string
  supportEmail: string
  supportPhone: string
  supportAddress: string
  /** The URL of map tiles, with Leaflet's placeholders `{z}`, `{x}`, `{y}` and `{s}`. */
  tilesUrl: string
  /** The credit for the map data that its license requires, as HTML. */
  mapAttribution: string
  /**
   * The URL of a geocoder with OpenCage's parameters `q`, `key` and `limit`. A URL without a host is a path on our own
   * server.
   */
  geocoderUrl: string
  geocoderKey: string
  /** True if an empty dashboard offers the sample portfolio. */
  offersSample: boolean
}

const fallback: AppConfig = {
  apiBase: '',
  publicUrl: '',
  supportEmail: 'support@homepulse.ai',
  supportPhone: '(555) 010-4663',
  supportAddress: '200 Congress Ave, Austin, TX 78701',
  tilesUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  mapAttribution: '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
  geocoderUrl: '/v1/geocode',
  geocoderKey: '',
  offersSample: false,
}

/**
 * Parses the content of the page's meta element. The element is blank if no server has filled it in, for example in
 * tests. The default is then returned.
 */
export function parseConfig(content: string | null | undefined): AppConfig {
  if (!content?.startsWith('{')) return fallback
  return { ...fallback, ...JSON.parse(content) }
}

/**
 * The configuration of this page. The defaults are used when the build renders the landing page, because the build has
 * no document.
 */
export const config = parseConfig(
  globalThis.document?.querySelector('meta[name="home-pulse-config"]')?.getAttribute('content'),
)
