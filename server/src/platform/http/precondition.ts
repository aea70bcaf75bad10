import type { Route } from '@home-pulse/contract/route'
import { apiError } from '../errors/api-error.ts'
import type { Gate, Owner } from '../tenancy/gate.ts'
import type { Etags } from './etag.ts'

/**
 * Returns true if the route checks the header If-Match. Routes that replace or delete data of the signed-in customer
 * do.
 */
export const checksIfMatch = ({ method, access }: Route): boolean =>
  access !== 'public' && (method === 'PUT' || method === 'DELETE')

/**
 * Returns true if responses about the route's resource have ETags. Without ETags, no value of If-Match except `*` can
 * match.
 */
export const hasEtags = ({ access }: Route): boolean => access === 'paid'

/**
 * Checks the If-Match header of a request. If none of its ETags has the current data version, the request fails with
 * 412. `*` always passes here, because the handler sends 404 if the resource does not exist. The versions are compared
 * later, in the transaction of the write.
 */
export function requireMatch(
  { gate, etags }: { readonly gate: Gate; readonly etags: Etags },
  route: Route,
  owner: Owner,
  ifMatch: string | undefined,
): void {
  if (ifMatch === undefined || ifMatch.trim() === '*' || !checksIfMatch(route)) return
  if (!hasEtags(route)) throw apiError('precondition_failed')
  const { customerId } = owner
  gate.requireVersion(owner, (dataVersion) => etags.isMintedAt({ customerId, dataVersion }, ifMatch))
}
