import type { SignedUrls } from '../auth/signed-urls.ts'
import { apiError } from '../errors/api-error.ts'
import type { Gate } from '../tenancy/gate.ts'
import { lookUp } from '../tenancy/gate-statements.ts'
import type { PersonRow } from '../tenancy/principal-lookup.ts'
import type { Session } from './session.ts'

/**
 * Creates and checks signed URLs that stop working when the user's sessions end. They contain the user's token version,
 * which a new password or "sign out everywhere" raises.
 */
export interface SessionLinks {
  sign(method: 'GET' | 'PUT', path: string, session: LinkSession, expiresAtMs: number): string
  /**
   * Throws `link_not_valid` if the URL was not signed by this server, has expired, or does not contain the user's
   * current token version.
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
    // URLs of older releases have no user id and no version. They were valid for two hours at most, so they are
    // rejected.
    if (userId === null) throw apiError('link_not_valid')
    const [person] = await gate.withoutOwner(({ query }) => query<PersonRow>(lookUp, [[userId], ['']]))
    if (person?.token_version !== Number(searchParams.get('version'))) throw apiError('link_not_valid')
  },
})
