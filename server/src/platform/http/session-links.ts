import type { SignedUrls } from '../auth/signed-urls.ts'
import { apiError } from '../errors/api-error.ts'
import type { Gate } from '../tenancy/gate.ts'
import { lookUp } from '../tenancy/gate-statements.ts'
import type { PersonRow } from '../tenancy/principal-lookup.ts'
import type { Session } from './session.ts'

/**
 * Creates and checks signed URLs that belong to a session. They contain the user's token version. A new password and
 * "sign out everywhere" raise that version, so the URLs stop working together with the sessions.
 */
export interface SessionLinks {
  sign(method: 'GET' | 'PUT', path: string, session: LinkSession, expiresAtMs: number): string
  /**
   * Throws `link_not_valid` if this server did not sign the URL, if it has expired, or if it lacks the user's current
   * token version.
   */
  check(method: string, url: string): Promise<void>
}

export type LinkSession = Pick<Session, 'userId'> & { readonly token: Pick<Session['token'], 'tokenVersion'> }

export const makeSessionLinks = (signedUrls: SignedUrls, gate: Gate): SessionLinks => ({
  sign(method, path, { userId, token }, expiresAtMs) {
    const made = new URLSearchParams({ by: userId, version: String(token.tokenVersion) })
    return signedUrls.sign(method, `${path}${path.includes('?') ? '&' : '?'}${made}`, expiresAtMs)
  },

  async check(method, url) {
    if (!signedUrls.isValid(method, url)) throw apiError('link_not_valid')
    const { searchParams } = new URL(url, 'http://localhost')
    const userId = searchParams.get('by')
    // URLs of older releases have no user id and no version, so they are rejected. They were valid for two hours at
    // most.
    if (userId === null) throw apiError('link_not_valid')
    const [person] = await gate.withoutOwner(({ query }) => query<PersonRow>(lookUp, [[userId], ['']]))
    if (person?.token_version !== Number(searchParams.get('version'))) throw apiError('link_not_valid')
  },
})
