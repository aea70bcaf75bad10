/** The storage key of the token. The specification sets it. */
export const tokenKey = 'auth_token'

export interface CurrentUser {
  userId: string
  email: string
  /** Blank if the user has not entered a name. */
  firstName: string
  lastName: string
}

export interface Token {
  token: string
  user: CurrentUser
  /** In seconds since 1970, as in the token. */
  expiresAt: number
}

function decodeBase64Url(text: string): string {
  const bytes = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return new TextDecoder().decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0)))
}

/**
 * Reads the claims of a token. Returns null if the token is malformed. Does not verify the signature, which only the
 * server can do.
 */
export function decodeToken(token: string): Token | null {
  try {
    const payload: unknown = JSON.parse(decodeBase64Url(token.split('.')[1] ?? ''))
    if (typeof payload !== 'object' || payload === null) return null
    // The cast is safe, because every claim is checked below. `isRecord` is in `objects.ts`, which the landing page
    // should not load.
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

/** Returns the stored token, or null. An expired or malformed token is removed. */
export function readStoredToken(): Token | null {
  const stored = localStorage.getItem(tokenKey)
  const token = stored === null ? null : decodeToken(stored)
  if (token && !isExpired(token)) return token
  localStorage.removeItem(tokenKey)
  return null
}
