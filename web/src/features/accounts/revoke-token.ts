import { signOut } from './api.ts'

/** The maximum time that the sign-out waits for the response. */
const timeoutMs = 5_000

/**
 * Revokes the current token on the server. The request is sent before this function returns, and continues if the page
 * is left. A token that the server already rejects is treated as revoked.
 * @returns true if the server confirmed in time that the token is invalid
 */
export async function revokeToken(): Promise<boolean> {
  try {
    const answer = await signOut({ keepalive: true, signal: AbortSignal.timeout(timeoutMs) })
    return answer.ok || (!answer.network && answer.error.code === 'unauthenticated')
  } catch {
    return false
  }
}
