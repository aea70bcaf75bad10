import type { listRentRoll, RentRollCursor } from '@home-pulse/contract/features/tenants/rent-roll'
import { notACursor } from '@home-pulse/contract/primitives'
import type { RouteInput } from '@home-pulse/contract/route'
import type { Sql } from '../../../platform/database/database.ts'
import { fieldError } from '../../../platform/errors/api-error.ts'
import type { Session } from '../../../platform/http/session.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import * as queries from './queries.ts'
import { lastSoonDay } from './rules.ts'

export type RentRollQuestion = Pick<RouteInput<typeof listRentRoll>['query'], 'sort' | 'state'>

/** A row of the rent roll with its position in the list. */
export interface RentRollEntry extends queries.PlaceRow {
  readonly cursor: RentRollCursor
  /** The total rent of the row's home, in cents per month. */
  readonly homeRentCents: number
}

/**
 * A part of the rent roll with its own sort key. For example, a list sorted by end of lease has three groups: leases
 * with an end, leases without an end, and vacant places.
 */
interface Group {
  readonly name: RentRollCursor['group']
  readonly read: (after: RentRollCursor | undefined, limit: number) => Promise<queries.PlaceRow[]>
  readonly keyOf: (row: queries.PlaceRow) => Pick<RentRollCursor, 'key' | 'id'>
}

/** A page of the list: at most `limit` rows after the row with the cursor `after`. */
interface RentRollPage {
  readonly after: RentRollCursor | undefined
  readonly limit: number
}

export async function readRentRoll(
  sql: Sql,
  { owner, today }: Pick<Session, 'owner' | 'today'>,
  question: RentRollQuestion,
  { after, limit }: RentRollPage,
): Promise<RentRollEntry[]> {
  const groups = groupsOf(sql, owner, question, today)
  const first = after ? groups.findIndex(({ name }) => name === after.group) : 0
  if (first < 0) throw fieldError('cursor', notACursor)
  const found: (queries.PlaceRow & { cursor: RentRollCursor })[] = []
  for (const { name, read, keyOf } of groups.slice(first)) {
    if (found.length >= limit) break
    const rows = await read(name === after?.group ? after : undefined, limit - found.length)
    // The cast is needed, because the compiler does not know that `keyOf` belongs to the group `name`.
    found.push(...rows.map((row) => ({ ...row, cursor: { group: name, ...keyOf(row) } as RentRollCursor })))
  }
  const rents = await queries.sumRents(sql, owner, [...new Set(found.map(({ propertyId }) => propertyId))])
  return found.map((row) => ({ ...row, homeRentCents: rents.get(row.propertyId) ?? 0 }))
}

function groupsOf(
  sql: Sql,
  owner: Owner,
  { sort = 'home', state }: RentRollQuestion,
  today: string,
): Group[] {
  const leases = (conditions: queries.Condition[], order: queries.Order, limit: number) =>
    queries.selectCurrentLeases(sql, owner, conditions, order, limit)
  /** Returns the places in the order of entry: all of them, or only vacant ones. */
  const places = (name: 'home' | 'vacant'): Group => ({
    name,
    read: (after, limit) => readPlaces(sql, owner, after, limit, name === 'vacant'),
    keyOf: homeKeyOf,
  })
  if (state === 'vacant') return [places('vacant')]
  const { byEnd, byHome, byId, byRent, hasEnd, hasNoEnd } = queries
  const within =
    state === 'over'
      ? queries.endsBefore(today)
      : state === 'ends_soon'
        ? queries.endsFrom(today, lastSoonDay(today))
        : undefined
  const vacant = state === undefined ? [places('vacant')] : []
  if (sort === 'home')
    return [
      within
        ? {
            name: 'home',
            read: (after, limit) =>
              leases([within, after && byHome.after(placeOf(after))], byHome.order, limit),
            keyOf: homeKeyOf,
          }
        : places('home'),
    ]
  if (sort === 'rent')
    return [
      {
        name: 'rented',
        read: (after, limit) =>
          leases([within, after && byRent.after(Number(after.key), after.id)], byRent.order, limit),
        keyOf: ({ rentCents, leaseId }) => ({ key: String(rentCents), id: leaseId ?? '' }),
      },
      ...vacant,
    ]
  const dated: Group = {
    name: 'dated',
    read: (after, limit) =>
      leases([within ?? hasEnd, after && byEnd.after(after.key, after.id)], byEnd.order, limit),
    keyOf: ({ moveOutOn, endsOn, leaseId }) => ({ key: moveOutOn ?? endsOn ?? '', id: leaseId ?? '' }),
  }
  const undated: Group = {
    name: 'undated',
    read: (after, limit) => leases([hasNoEnd, after && byId.after(after.id)], byId.order, limit),
    keyOf: ({ leaseId }) => ({ key: 'none', id: leaseId ?? '' }),
  }
  return state === undefined ? [dated, undated, ...vacant] : [dated]
}

/** Reads whole homes and units in one list, in the order in which the homes were added. */
async function readPlaces(
  sql: Sql,
  owner: Owner,
  after: RentRollCursor | undefined,
  limit: number,
  isVacant: boolean,
): Promise<queries.PlaceRow[]> {
  const place = after && placeOf(after)
  const homes = await queries.selectWholeHomes(sql, owner, place, isVacant).limit(limit)
  const units = await queries.selectUnits(sql, owner, place, isVacant).limit(limit)
  const sortKey = (row: queries.PlaceRow) => Object.values(homeKeyOf(row)).join(' ')
  return [...homes.map((home) => ({ ...home, unitId: null, unitNumber: null })), ...units]
    .sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))
    .slice(0, limit)
}

const placeOf = ({ key, id }: RentRollCursor): queries.PlaceKey => ({ propertyId: key, unitId: id })
const homeKeyOf = ({ propertyId, unitId }: queries.PlaceRow) => ({
  key: propertyId,
  id: unitId ?? queries.wholeHome,
})
