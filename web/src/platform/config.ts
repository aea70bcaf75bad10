/** Configuration that the server writes into the page when it serves it. */
export interface AppConfig {
  /** The origin of the API. Blank if it is the origin of the page. */
  apiBase: string
  /** The app's public URL. Blank if not configured. */
  publicUrl: string
  supportEmail: string
  supportPhone: string
  supportAddress: string
  /** The URL of map tiles with Leaflet's `{z}`, `{x}`, `{y}` and `{s}`. */
  tilesUrl: string
  /** The attribution that the tiles' license requires, as HTML. */
  mapAttribution: string
  /** The URL of a geocoder that accepts `q`, `key` and `limit` like OpenCage. A path is a URL of our own server. */
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
 * Parses the content of the page's meta element. Returns the default if no server has filled it in, as in the
 * development server and in tests.
 */
export function parseConfig(content: string | null | undefined): AppConfig {
  if (!content?.startsWith('{')) return fallback
  return { ...fallback, ...JSON.parse(content) }
}

/**
 * The configuration of this page. The build has no document when it renders the landing page, so it uses the defaults.
 */
export const config = parseConfig(
  globalThis.document?.querySelector('meta[name="home-pulse-config"]')?.getAttribute('content'),
)
