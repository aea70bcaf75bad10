/** The storage key of the checkouts that this browser opened. */
const storageKey = 'begun_checkouts'
const maxCount = 5
/** A checkout is open for a day at most, and its payment may take another day to be confirmed. */
const maxAgeMs = 48 * 60 * 60_000

interface OpenedCheckout {
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
  const others = readOpened().filter((opened) => opened.url !== address)
  store([{ url: address, atMs: Date.now() }, ...others].slice(0, maxCount))
}

/** Returns true if this browser opened the checkout with this session id. */
export function hasOpenedCheckout(sessionId: string): boolean {
  return sessionId !== '' && readOpened().some((opened) => isOf(opened, sessionId))
}

export function forgetCheckout(sessionId: string) {
  store(readOpened().filter((opened) => !isOf(opened, sessionId)))
}

/** Returns true if one part of the URL equals the id: `.../c/pay/{id}` or `...?session={id}`. */
const isOf = ({ url }: OpenedCheckout, sessionId: string) => url.split(/[/?&=]/).includes(sessionId)

function readOpened(): OpenedCheckout[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isOpenedCheckout) : []
  } catch {
    return []
  }
}

function isOpenedCheckout(value: unknown): value is OpenedCheckout {
  if (typeof value !== 'object' || value === null) return false
  // The cast is safe, because both fields of the stored object are checked below.
  const { url, atMs } = value as Partial<OpenedCheckout>
  return typeof url === 'string' && typeof atMs === 'number' && Date.now() - atMs < maxAgeMs
}

function store(opened: OpenedCheckout[]) {
  try {
    if (opened.length === 0) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(opened))
  } catch {
    // Without storage, this browser cannot prove later that it opened the checkout. A payment then does not sign the
    // customer in, and the customer signs in with the password.
  }
}
