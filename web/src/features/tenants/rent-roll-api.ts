import { stateWords } from '@home-pulse/contract/features/tenants/place-states'
import type * as rentRoll from '@home-pulse/contract/features/tenants/rent-roll'
import { keysOf } from '@home-pulse/contract/objects'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CallData, CallFailed, dataOf, endpoint, firstPage } from '../../platform/calls/api.ts'
import { tenantKeys } from '../../platform/calls/query-keys.ts'
import {
  readList,
  readNumber,
  readText,
  readTextOrNull,
  type Unvalidated,
} from '../../platform/calls/wire-values.ts'
import { readDate } from '../../platform/plain-date.ts'

const listRentRoll = endpoint<typeof rentRoll.listRentRoll>('GET', '/v1/rent-roll')
const readTotals = endpoint<typeof rentRoll.readRentRollTotals>('GET', '/v1/rent-roll/totals')

type SentPlace = CallData<typeof rentRoll.listRentRoll>[number]
export type RentRollTenant = NonNullable<SentPlace['tenant']>
export type RentRollPlace = SentPlace
export type RentRollTotals = CallData<typeof rentRoll.readRentRollTotals>

/** The order and the filter that the user selected. By default, the rent roll contains all places, sorted by home. */
export interface RentRollChoice {
  sort?: 'lease_end' | 'rent' | undefined
  state?: 'vacant' | 'ends_soon' | 'over' | undefined
}

const pageSize = 100
/** Loads the rent roll, a page at a time. */
export const rentRollQuery = (choice: RentRollChoice) =>
  infiniteQueryOptions({
    queryKey: tenantKeys.rentRoll(choice),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { ...choice, limit: pageSize, ...(cursor !== undefined && { cursor }) }
      const answer = await listRentRoll({ query, signal })
      if (!answer.ok) throw new CallFailed(answer)
      return { rows: readList<SentPlace>(answer.data).map(readPlace), next: answer.next }
    },
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })

/** The number of leases on the overview. */
const namedLeases = 5

/** Loads the places whose leases end first. */
export const endingLeasesQuery = () =>
  queryOptions({
    queryKey: tenantKeys.endingLeases,
    queryFn: async ({ signal }) => {
      const sent = dataOf(await listRentRoll({ query: { sort: 'lease_end', limit: namedLeases }, signal }))
      return readList<SentPlace>(sent).map(readPlace)
    },
  })

export const rentRollTotalsQuery = () =>
  queryOptions({
    queryKey: tenantKeys.rentRollTotals,
    queryFn: async ({ signal }): Promise<RentRollTotals> => {
      const sent: Unvalidated<RentRollTotals> = dataOf(await readTotals({ signal }))
      return {
        monthlyRent: readNumber(sent.monthlyRent) ?? 0,
        occupiedCount: readNumber(sent.occupiedCount) ?? 0,
        vacantCount: readNumber(sent.vacantCount) ?? 0,
        vacantShare: readNumber(sent.vacantShare) ?? 0,
      }
    },
  })

const readPlace = (sent: Unvalidated<SentPlace>): RentRollPlace => ({
  propertyId: readText(sent.propertyId),
  address: readText(sent.address),
  unitId: readTextOrNull(sent.unitId),
  unitNumber: readTextOrNull(sent.unitNumber),
  state: keysOf(stateWords).find((state) => state === sent.state) ?? (sent.tenant ? 'occupied' : 'vacant'),
  homeRent: readNumber(sent.homeRent) ?? 0,
  tenant: readList<RentRollTenant>([sent.tenant]).map(readTenant)[0] ?? null,
})

const readTenant = (sent: Unvalidated<RentRollTenant>): RentRollTenant => ({
  id: readText(sent.id),
  firstName: readText(sent.firstName),
  lastName: readText(sent.lastName),
  coTenantCount: readNumber(sent.coTenantCount) ?? 0,
  currentRent: readNumber(sent.currentRent) ?? 0,
  deposit: readNumber(sent.deposit) ?? null,
  contractStartDate: readDate(sent.contractStartDate),
  contractEndDate: readDate(sent.contractEndDate),
  moveOutDate: readDate(sent.moveOutDate),
  daysLeft: readNumber(sent.daysLeft) ?? null,
})

/** A home with its places: the units of a building, or the home itself. */
export interface HomeGroup {
  propertyId: string
  address: string
  homeRent: number
  hasUnits: boolean
  places: RentRollPlace[]
}

/** Combines consecutive places of the same home into one group. */
export function groupByHome(places: readonly RentRollPlace[]): HomeGroup[] {
  const groups: HomeGroup[] = []
  for (const place of places) {
    const { propertyId, address, homeRent } = place
    const last = groups.at(-1)
    if (last?.propertyId === propertyId) last.places.push(place)
    else groups.push({ propertyId, address, homeRent, hasUnits: place.unitNumber !== null, places: [place] })
  }
  return groups
}
