import type { Route } from '@home-pulse/contract/route'
import { routes } from '@home-pulse/contract/routes'
import type { FullAccount } from '../security/attacks/full-account.ts'
import { validRequests } from '../security/attacks/valid-requests.ts'

export interface GetRequest {
  readonly name: string
  readonly url: string
}

export interface Account {
  readonly userId: string
  readonly propertyId: string
  readonly unitId: string
  readonly componentId: string
  readonly calendarToken: string
}

/** Query parameters that limit a response to a part of the account. */
const narrowing = ['propertyId', 'componentId', 'years', 'conversationId', 'entityType', 'entityId']
/** Routes that accept the user's id in place of a home's id, and then return data of all homes. */
const routesForUserId = ['needsAttention', 'listAddresses']

/**
 * Returns one request for each GET route of the contract, including routes that are added later. Each is the request
 * with the largest response for this account.
 */
export function getRequests(account: Account): GetRequest[] {
  return routes.filter(({ method }) => method === 'GET').map((route) => widest(route, account))
}

function widest(route: Route, account: Account): GetRequest {
  const { userId, propertyId, unitId, componentId, calendarToken } = account
  const known: Record<string, string> = { customer: userId, property: propertyId, unit: unitId }
  const ids = new Proxy(known, { get: (all, name) => all[String(name)] ?? componentId })
  // The cast is needed, because the type cannot express that the proxy returns a value for every name.
  const fullAccount = { ids, calendarToken } as unknown as FullAccount
  const { params = {}, query = {} } = validRequests[route.name]?.(fullAccount) ?? {}
  const isOfAll = routesForUserId.includes(route.name)
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => (isOfAll ? userId : (params[name] ?? '')))
  const wide = Object.entries(query).filter(([name]) => !narrowing.includes(name))
  return {
    name: route.name,
    url: wide.length === 0 ? path : `${path}?${new URLSearchParams(Object.fromEntries(wide))}`,
  }
}
