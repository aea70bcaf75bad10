/** The storage key of the checkouts that this browser opened. */
const storageKey = 'begun_checkouts'
const maxCount = 5
/** A checkout is open for a day at most, and its payment may take another day to be confirmed. */
const maxAgeMs = 48 * 60 * 60_000

interface BegunCheckout {
  /** The URL of the checkout page. It contains the session id. */
  url: string
  atMs: number
}

/**
 * Redirects the browser to a checkout and stores its URL. A payment signs in only the browser that opened the checkout.
 * Otherwise a link to the paid checkout of another person would sign the visitor in to that person's account.
 */
export function leaveForCheckout(url: string) {
  rememberCheckout(url)
  location.assign(url)
}

export function rememberCheckout(url: string) {
  const [address = ''] = url.split('#')
  const others = readBegun().filter((begun) => begun.url !== address)
  store([{ url: address, atMs: Date.now() }, ...others].slice(0, maxCount))
}

/** Returns true if this browser opened the checkout with this session id. */
export function hasBegunCheckout(sessionId: string): boolean {
  return sessionId !== '' && readBegun().some((begun) => isOf(begun, sessionId))
}

export function forgetCheckout(sessionId: string) {
  store(readBegun().filter((begun) => !isOf(begun, sessionId)))
}

/** Returns true if one part of the URL equals the id: `.../c/pay/{id}` or `...?session={id}`. */
const isOf = ({ url }: BegunCheckout, sessionId: string) => url.split(/[/?&=]/).includes(sessionId)

function readBegun(): BegunCheckout[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isBegun) : []
  } catch {
    return []
  }
}

function isBegun(value: unknown): value is BegunCheckout {
  if (typeof value !== 'object' || value === null) return false
  const { url, atMs } = value as Partial<BegunCheckout>
  return typeof url === 'string' && typeof atMs === 'number' && Date.now() - atMs < maxAgeMs
}

function store(begun: BegunCheckout[]) {
  try {
    if (begun.length === 0) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(begun))
  } catch {
    // Without storage, this browser cannot prove later that it opened the checkout. A payment then does not sign the
    // customer in, and the customer signs in with the password.
  }
}
