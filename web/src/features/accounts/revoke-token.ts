import { signOut } from './api.ts'

/** The result of the sign-out is shown after this time at the latest. */
const patienceMs = 5_000

/**
 * Tells the server that the token now in use opens nothing any more. The call is sent before this returns, and goes on
 * where the page is left; a token the server refuses already needs no revoking.
 * @returns whether it opens nothing any more, as far as the server answered in time
 */
export async function revokeToken(): Promise<boolean> {
  try {
    const answer = await signOut({ keepalive: true, signal: AbortSignal.timeout(patienceMs) })
    return answer.ok || (!answer.network && answer.error.code === 'unauthenticated')
  } catch {
    return false
  }
}
