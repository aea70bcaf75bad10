import type { countPlanDays } from '@home-pulse/contract/features/plan/days'
import type * as plan from '@home-pulse/contract/features/plan/plan'
import type { listProperties } from '@home-pulse/contract/features/properties/properties'
import type { PlainDate } from '@home-pulse/contract/primitives'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CallData, CallFailed, dataOf, endpoint, firstPage } from '../../../platform/calls/api.ts'
import { planKeys, propertyKeys } from '../../../platform/calls/query-keys.ts'
import { readDate, yearOf } from '../../../platform/plain-date.ts'
import { firstDayOf, lastDayOf } from '../month.ts'

const listPlan = endpoint<typeof plan.listPlan>('GET', '/v1/plan/tasks')
const countDays = endpoint<typeof countPlanDays>('GET', '/v1/plan/days')
export const recordMaintenance = endpoint<typeof plan.recordMaintenance>(
  'POST',
  '/v1/components/:id/tasks/:taskId/events',
)
export const undoMaintenance = endpoint<typeof plan.undoMaintenance>(
  'DELETE',
  '/v1/components/:id/tasks/:taskId/events/:eventId',
)
const readFeed = endpoint<typeof plan.readCalendarFeed>('GET', '/v1/plan/calendar-feed')
export const createFeed = endpoint<typeof plan.createCalendarFeed>('POST', '/v1/plan/calendar-feed')
export const revokeFeed = endpoint<typeof plan.revokeCalendarFeed>('DELETE', '/v1/plan/calendar-feed')
const readPreferences = endpoint<typeof plan.readMailPreferences>('GET', '/v1/plan/mail-preferences')
export const updatePreferences = endpoint<typeof plan.updateMailPreferences>(
  'PUT',
  '/v1/plan/mail-preferences',
)
const listHomes = endpoint<typeof listProperties>('GET', '/v1/properties')

type PlanPage = CallData<typeof plan.listPlan>
type EntryOfKind<Kind> = Extract<PlanPage['planned'][number], { kind: Kind }>
interface Reasons {
  readonly why: string[]
  readonly sources: PlanPage['sources']
}
export type PlannedTask = Omit<EntryOfKind<'task'>, keyof Reasons | 'benefit' | 'safety'> &
  Reasons & { readonly benefit: string; readonly safety: string | null }
export type PlannedReplacement = Omit<EntryOfKind<'replacement'>, keyof Reasons> & Reasons
/** One entry of the plan: the next due date of a task, or a replacement. */
export type PlanEntry = PlannedTask | PlannedReplacement
export type MaintenanceEvent = CallData<typeof plan.recordMaintenance>['event']

export interface PlanFilter {
  /** The id of one property. Absent for all properties. */
  propertyId: string | undefined
  kind: 'all' | 'task' | 'replacement'
  /** If set, only entries that are due on this day are selected. */
  day?: PlainDate | undefined
}

/**
 * The number of entries per page. One page is enough for the coming months of about a dozen homes.
 */
const pageSize = 500

const filterOf = ({ propertyId, kind }: PlanFilter) => ({
  ...(propertyId !== undefined && { propertyId }),
  ...(kind !== 'all' && { kind }),
})

/** The due entries, most urgent first, in pages. */
export const plannedQuery = ({ propertyId, kind, day }: PlanFilter) =>
  infiniteQueryOptions({
    queryKey: planKeys.tasks({ propertyId, kind, day }),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = {
        limit: pageSize,
        ...filterOf({ propertyId, kind }),
        ...(day !== undefined && { from: day, to: day }),
        ...(cursor !== undefined && { cursor }),
      }
      const answer = await listPlan({ query, signal })
      if (!answer.ok) throw new CallFailed(answer)
      return { ...readPage(answer.data), next: answer.next }
    },
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })

/**
 * Reads a page of entries. In the response, an entry refers to its texts and sources by index, so the indexes are
 * replaced. Leaves out invalid dates, and entries without a valid due date.
 */
export function readPage({ texts, sources, planned, ...counts }: PlanPage) {
  const textAt = (place: number) => texts[place] ?? ''
  const reasonsOf = (entry: PlanPage['planned'][number]): Reasons => ({
    why: entry.why.map(textAt),
    sources: entry.sources.flatMap((place) => sources[place] ?? []),
  })
  const read = planned
    .filter(({ dueOn }) => readDate(dueOn) !== null)
    .map((entry): PlanEntry => {
      const better = { suggestedOn: readDate(entry.suggestedOn) }
      if (entry.kind === 'replacement') return { ...entry, ...reasonsOf(entry), ...better }
      const safety = entry.safety === null ? null : textAt(entry.safety)
      const known = {
        laterOn: entry.laterOn.filter((on) => readDate(on) !== null),
        lastDoneOn: readDate(entry.lastDoneOn),
        snoozedUntil: readDate(entry.snoozedUntil),
      }
      return { ...entry, ...reasonsOf(entry), ...better, ...known, benefit: textAt(entry.benefit), safety }
    })
  return { ...counts, planned: read }
}

/** The first page of the entries of one month, such as `2026-11`. */
export const monthQuery = ({ propertyId, kind }: PlanFilter, month: string) =>
  queryOptions({
    queryKey: planKeys.month({ propertyId, kind, month }),
    queryFn: async ({ signal }) => {
      const window = { from: firstDayOf(month), to: lastDayOf(month) }
      const query = { limit: pageSize, ...filterOf({ propertyId, kind }), ...window }
      return readPage(dataOf(await listPlan({ query, signal })))
    },
  })

/** The number of entries on each day of a year, and the number of all overdue entries. */
export const daysQuery = ({ propertyId, kind }: PlanFilter, year: number) =>
  queryOptions({
    queryKey: planKeys.days({ propertyId, kind, year }),
    queryFn: async ({ signal }) => {
      const query = { year, ...filterOf({ propertyId, kind }) }
      return dataOf(await countDays({ query, signal }))
    },
  })

/** The first page of entries that are due by the end of this year. */
export const thisYearQuery = (propertyId: string | undefined, today: PlainDate) => {
  const to = `${yearOf(today)}-12-31`
  return queryOptions({
    queryKey: planKeys.until({ propertyId, to }),
    queryFn: async ({ signal }) => {
      const query = { limit: pageSize, to, ...(propertyId !== undefined && { propertyId }) }
      return readPage(dataOf(await listPlan({ query, signal })))
    },
  })
}

/** The maximum number of rows in a list of the overview. */
const rowsPerOverviewCard = 5

/** The replacements with the earliest forecast dates, and the number of overdue ones. */
export const nextReplacementsQuery = queryOptions({
  queryKey: planKeys.nextReplacements,
  queryFn: async ({ signal }) => {
    const query = { limit: rowsPerOverviewCard, kind: 'replacement' as const }
    return readPage(dataOf(await listPlan({ query, signal })))
  },
})

/** The tasks that are due by the end of the current month, overdue ones first. */
export const monthTasksQuery = (today: PlainDate) => {
  const to = lastDayOf(today.slice(0, 7))
  return queryOptions({
    queryKey: planKeys.monthTasks(to),
    queryFn: async ({ signal }) => {
      const query = { limit: rowsPerOverviewCard, kind: 'task' as const, to }
      return readPage(dataOf(await listPlan({ query, signal })))
    },
  })
}

export const feedQuery = queryOptions({
  queryKey: planKeys.feed,
  queryFn: async ({ signal }) => dataOf(await readFeed({ signal })),
})

export const preferencesQuery = queryOptions({
  queryKey: planKeys.mailPreferences,
  queryFn: async ({ signal }) => dataOf(await readPreferences({ signal })),
})

/** The maximum number of homes that a search shows. */
export const maxHomes = 20

/** The homes whose address matches the search, or the first homes for a blank search. */
export const homesFoundQuery = (search: string) =>
  queryOptions({
    queryKey: propertyKeys.found(search),
    queryFn: async ({ signal }) =>
      dataOf(await listHomes({ query: { limit: maxHomes, ...(search && { q: search }) }, signal })),
    placeholderData: keepPreviousData,
  })
