import type { SignedUrls } from '../auth/signed-urls.ts'
import { apiError } from '../errors/api-error.ts'
import type { Gate } from '../tenancy/gate.ts'
import { lookUp } from '../tenancy/gate-statements.ts'
import type { PersonRow } from '../tenancy/principal-lookup.ts'
import type { Session } from './session.ts'

/**
 * Signed URLs that a session creates. They carry the user's token version, so a new password and "sign out everywhere"
 * invalidate them with the session.
 */
export interface SessionLinks {
  sign(method: 'GET' | 'PUT', path: string, session: LinkSession, expiresAtMs: number): string
  /**
   * Throws `link_not_valid` unless this URL was signed, has not expired, and carries the user's current token version.
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
    if (!signedUrls.isGood(method, url)) throw apiError('link_not_valid')
    const { searchParams } = new URL(url, 'http://localhost')
    const userId = searchParams.get('by')
    // URLs of older releases carry no version and are refused. They were valid for at most two hours.
    if (userId === null) throw apiError('link_not_valid')
    const [person] = await gate.withoutOwner(({ query }) => query<PersonRow>(lookUp, [[userId], ['']]))
    if (person?.token_version !== Number(searchParams.get('version'))) throw apiError('link_not_valid')
  },
})
