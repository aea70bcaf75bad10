import type { Route } from '@home-pulse/contract/route'
import { apiError } from '../errors/api-error.ts'
import type { Gate, Owner } from '../tenancy/gate.ts'
import type { Etags } from './etag.ts'

/** Returns true if the route checks If-Match: it replaces or deletes data of the signed-in customer. */
export const checksIfMatch = ({ method, access }: Route): boolean =>
  access !== 'public' && (method === 'PUT' || method === 'DELETE')

/**
 * Returns true if responses about the changed resource carry ETags. Only then can an ETag in If-Match match.
 */
export const hasEtags = ({ access }: Route): boolean => access === 'paid'

/**
 * Checks the If-Match header of a request. The request fails with 412 if no ETag in it has the current data version.
 * `*` always matches, because the handler answers 404 if the resource does not exist. The gate compares the versions in
 * the transaction of the write.
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
