import { entriesOf } from '@home-pulse/contract/objects'
import type { Sql } from '../../../platform/database/database.ts'
import { forEachYielding } from '../../../platform/http/load/yielding-loop.ts'
import type { Gate } from '../../../platform/tenancy/gate.ts'
import { readHomeSlices } from '../home-slices-queries.ts'
import { type DueDates, datesFinder, type EntryRef, readEntries, splitLargeGroup } from './due-read.ts'
import { type PlanCustomer, type PlanEntry, planKey } from './entry-rules.ts'
import { keepFirst } from './first-entries-rules.ts'
import { type PlanScope, selectDueGroupsIn, selectHistories } from './queries.ts'

/** A group of a plan's entries, such as the overdue ones. The most urgent entries come first. Groups may overlap. */
export interface DueGroup {
  readonly entries: readonly PlanEntry[]
  /** The number of all entries, including those that are not in `entries`. */
  readonly total: number
}

/** The maximum number of entries to read for each group, by the name of the group. */
export type GroupLimits<Name extends string> = Readonly<Record<Name, number>>

/**
 * Divides the plan of a whole portfolio into groups, and reads the first entries of each. An entry may be in several
 * groups. Homes are read a slice at a time. The memory in use therefore does not grow with the portfolio, but only with
 * the limits and the slice.
 */
export async function readDueGroups<Name extends string>(
  gate: Gate,
  customer: PlanCustomer,
  limits: GroupLimits<Name>,
  groupsOf: (dates: DueDates) => readonly Name[],
  homesAtOnce?: number,
): Promise<Record<Name, DueGroup>> {
  const { owner } = customer
  const groups = entriesOf<Name, number>(limits).map(([name, limit]) => ({
    name,
    total: 0,
    first: keepFirst<EntryRef>(limit),
  }))

  const readSlice = async (sql: Sql, scope: PlanScope) => ({
    outlines: await selectDueGroupsIn(sql, owner, scope),
    histories: await selectHistories(sql, owner, scope),
  })
  const slices = readHomeSlices((work) => gate.read(owner, work), owner, {}, readSlice, homesAtOnce)
  for await (const { outlines, histories } of slices) {
    const datesOf = datesFinder(customer, histories)
    await forEachYielding(outlines.flatMap(splitLargeGroup), (outline) => {
      for (const { count, dates, refs } of datesOf(outline, undefined))
        for (const one of dates) {
          const names = groupsOf(one)
          for (const group of groups.filter(({ name }) => names.includes(name))) {
            group.total += count
            for (const ref of refs()) group.first.add({ key: planKey({ row: ref, ...one }), ref, dates: one })
          }
        }
    })
  }

  const read = await gate.read(owner, async (sql) => {
    const found: [string, DueGroup][] = []
    for (const { name, total, first } of groups)
      found.push([name, { total, entries: await readEntries(sql, customer, first.inOrder()) }])
    return found
  })
  // The cast is needed because `Object.fromEntries` loses the types of the keys.
  return Object.fromEntries(read) as Record<Name, DueGroup>
}
