/** The storage key of the token. The specification sets it. */
export const tokenKey = 'auth_token'

export interface CurrentUser {
  userId: string
  email: string
  /** Blank until the user has entered a name. */
  firstName: string
  lastName: string
}

export interface Token {
  token: string
  user: CurrentUser
  /** Seconds since 1970, as in the token. */
  expiresAt: number
}

function decodeBase64Url(text: string): string {
  const bytes = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return new TextDecoder().decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0)))
}

/**
 * Reads the payload of a token. Does not verify the signature, because only the server can do that. Returns null if the
 * token is malformed.
 */
export function decodeToken(token: string): Token | null {
  try {
    const payload: unknown = JSON.parse(decodeBase64Url(token.split('.')[1] ?? ''))
    if (typeof payload !== 'object' || payload === null) return null
    // The cast is safe, because every claim is checked below. `isRecord` is not used, because then the landing page
    // would load `objects.ts`.
    const claims = payload as Record<string, unknown>
    if (typeof claims.user_id !== 'string' || typeof claims.exp !== 'number') return null
    const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '')
    const user = {
      userId: claims.user_id,
      email: text('email'),
      firstName: text('first_name'),
      lastName: text('last_name'),
    }
    return { token, user, expiresAt: claims.exp }
  } catch {
    return null
  }
}

export const isExpired = ({ expiresAt }: Token): boolean => expiresAt < Date.now() / 1000

/** Returns the stored token. Removes an expired or malformed token, and then returns null. */
export function readStoredToken(): Token | null {
  const stored = localStorage.getItem(tokenKey)
  const token = stored === null ? null : decodeToken(stored)
  if (token && !isExpired(token)) return token
  localStorage.removeItem(tokenKey)
  return null
}
