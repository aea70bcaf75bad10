/** What the server writes into the page it serves: decided when it starts, not when the app is built. */
export interface AppConfig {
  /** Origin of the API; blank for the page's own. */
  apiBase: string
  /** The app's public address, blank when it has none of its own. */
  publicUrl: string
  supportEmail: string
  supportPhone: string
  supportAddress: string
  /** Where map tiles come from, with Leaflet's `{z}`, `{x}`, `{y}` and `{s}`. */
  tilesUrl: string
  /** What the tiles' licence wants said, as HTML. */
  mapAttribution: string
  /** Answers `q`, `key` and `limit` in the shape of OpenCage; a path is the app's own. */
  geocoderUrl: string
  geocoderKey: string
  /** Whether an empty dashboard offers the sample portfolio. */
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

/** The JSON of the page's meta element; the fallback where no server filled it in (a development server, a test). */
export function parseConfig(content: string | null | undefined): AppConfig {
  if (!content?.startsWith('{')) return fallback
  return { ...fallback, ...JSON.parse(content) }
}

/** The fallback too where there is no page at all: while the landing page is made, in the build. */
export const config = parseConfig(
  globalThis.document?.querySelector('meta[name="home-pulse-config"]')?.getAttribute('content'),
)
