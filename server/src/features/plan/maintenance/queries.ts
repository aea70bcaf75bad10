import type { MaintenanceEventKind } from '@home-pulse/contract/features/plan/plan'
import { and, asc, type Column, desc, eq, gt, isNotNull, isNull, lte, sql as raw } from 'drizzle-orm'
import { executeRaw, type Sql } from '../../../platform/database/database.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import type { OwnedComponent, OwnedProperty } from '../../../platform/tenancy/ownership.ts'
import { installations } from '../../components/tables.ts'
import {
  isAmong,
  selectActiveComponents,
  selectComponentGroups,
  selectCostGroups,
  selectFewActiveComponents,
} from '../../properties/active-components-queries.ts'
import { properties } from '../../properties/tables.ts'
import { leases } from '../../tenants/tables.ts'
import { maintenanceEvents } from './tables.ts'

/**
 * The part of a portfolio that a plan is about: a property, a component or a slice of the homes. If all fields are
 * absent, the whole portfolio.
 */
export interface PlanScope {
  readonly property?: OwnedProperty | undefined
  readonly component?: OwnedComponent | undefined
  /** A slice of the homes, in the order of their ids. */
  readonly homes?: HomeSlice | undefined
}

/**
 * The homes whose ids come after `after` and are not higher than `until`. An undefined `after` starts at the first
 * home. An undefined `until` ends at the last home.
 */
export interface HomeSlice {
  readonly after: string | undefined
  readonly until: string | undefined
}

export const selectActiveIn = (sql: Sql, owner: Owner, scope: PlanScope) =>
  selectActiveComponents(sql, owner, inScope(scope))

/** Selects the data from which due dates are computed. Equal components are one row. */
export const selectDueGroupsIn = (sql: Sql, owner: Owner, scope: PlanScope) =>
  selectComponentGroups(sql, owner, inScope(scope))

/** Selects the first active components in a scope, by forecast date. */
export const selectFirstActiveIn = (sql: Sql, owner: Owner, scope: PlanScope, limit: number) =>
  selectFewActiveComponents(sql, owner, inScope(scope))
    .orderBy(asc(installations.forecastOn), asc(installations.componentId))
    .limit(limit)

/**
 * Selects the data from which costs are computed. Equal components are one row. With `dueBy`, selects only the
 * components that are due by that day.
 */
export const selectCostGroupsIn = (sql: Sql, owner: Owner, scope: PlanScope, dueBy?: string) =>
  selectCostGroups(
    sql,
    owner,
    and(inScope(scope), dueBy === undefined ? undefined : lte(installations.forecastOn, dueBy)),
  )

const inScope = ({ property, component, homes }: PlanScope) =>
  and(
    property && eq(installations.propertyId, property.id),
    component && eq(installations.componentId, component.id),
    homes && isInSlice(installations.propertyId, homes),
  )

const isInSlice = (propertyId: Column, { after, until }: HomeSlice) =>
  and(
    after === undefined ? undefined : gt(propertyId, after),
    until === undefined ? undefined : lte(propertyId, until),
  )

/** Returns the id of the last home of a slice of this size. Undefined if no home comes after the slice. */
export async function selectSliceEnd(
  sql: Sql,
  { customerId }: Owner,
  after: string | undefined,
  size: number,
): Promise<string | undefined> {
  const isLater = isInSlice(properties.id, { after, until: undefined })
  const [last, next] = await sql
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.customerId, customerId), isLater))
    .orderBy(properties.id)
    .offset(size - 1)
    .limit(2)
  return next && last?.id
}

/** A summary of all records of one task for one component. */
export interface TaskHistory {
  readonly componentId: string
  readonly taskId: string
  readonly lastDoneOn: string | null
  readonly lastSkippedOn: string | null
  /** The day until which the task is postponed. Null if it was done or skipped after the postponement. */
  readonly snoozedUntil: string | null
  /** The number of times that the task was done or skipped for the current installation. */
  readonly rounds: number
}

/**
 * Reads the history of every task that has one. Events of earlier installations are ignored. Ids ascend in the order in
 * which events were recorded.
 */
export async function selectHistories(
  sql: Sql,
  { customerId }: Owner,
  { property, component, homes }: PlanScope,
): Promise<TaskHistory[]> {
  const { componentId, taskId, kind, onDate, untilDate, id } = maintenanceEvents
  const snooze = raw`max(${id}::text) filter (where ${kind} = 'snoozed')`
  const round = raw`max(${id}::text) filter (where ${kind} <> 'snoozed')`
  const rows = await executeRaw<TaskHistory>(
    sql,
    raw`
    select ${componentId} as "componentId", ${taskId} as "taskId",
      (max(${onDate}) filter (where ${kind} = 'done'))::text as "lastDoneOn",
      (max(${onDate}) filter (where ${kind} = 'skipped'))::text as "lastSkippedOn",
      (count(*) filter (where ${kind} <> 'snoozed'))::integer as "rounds",
      case when ${round} is null or ${snooze} > ${round} then
        (array_agg(${untilDate} order by ${id} desc) filter (where ${kind} = 'snoozed'))[1]::text
      end as "snoozedUntil"
    from ${maintenanceEvents} join ${installations} on ${and(
      eq(installations.customerId, maintenanceEvents.customerId),
      eq(installations.componentId, componentId),
      isNull(installations.removedOn),
    )}
    where ${and(
      eq(maintenanceEvents.customerId, customerId),
      raw`${onDate} >= ${installations.installedOn}`,
      property && eq(maintenanceEvents.propertyId, property.id),
      component && eq(componentId, component.id),
      homes && isInSlice(maintenanceEvents.propertyId, homes),
    )}
    group by ${componentId}, ${taskId}`,
  )
  return rows
}

/** Selects the current leases that have an end. If homes are given, selects only the leases in these homes. */
export function selectRunningLeases(
  sql: Sql,
  { customerId }: Owner,
  { property }: PlanScope,
  homes: string[] | undefined,
) {
  return sql
    .select({
      propertyId: leases.propertyId,
      unitId: leases.unitId,
      endsOn: leases.endsOn,
      termMonths: leases.durationMonths,
    })
    .from(leases)
    .where(
      and(
        eq(leases.customerId, customerId),
        leases.isCurrent,
        isNotNull(leases.endsOn),
        property && eq(leases.propertyId, property.id),
        homes && isAmong(leases.propertyId, homes),
      ),
    )
}
export type RunningLease = Awaited<ReturnType<typeof selectRunningLeases>>[number]

export type MaintenanceEventRow = typeof maintenanceEvents.$inferSelect

/** Selects the recorded events of a component, newest first. */
export function selectEvents(
  sql: Sql,
  { customerId }: Owner,
  component: OwnedComponent,
): Promise<MaintenanceEventRow[]> {
  return sql
    .select()
    .from(maintenanceEvents)
    .where(and(eq(maintenanceEvents.customerId, customerId), eq(maintenanceEvents.componentId, component.id)))
    .orderBy(desc(maintenanceEvents.onDate), desc(maintenanceEvents.id))
    .limit(500)
}

export interface NewEvent {
  readonly id: string
  readonly taskId: string
  readonly kind: MaintenanceEventKind
  readonly onDate: string
  readonly untilDate: string | null
  readonly note: string | null
  readonly costCents: number | null
  readonly createdAt: Date
}

export async function insertEvent(
  sql: Sql,
  { customerId }: Owner,
  component: OwnedComponent,
  event: NewEvent,
): Promise<MaintenanceEventRow> {
  const row = { customerId, propertyId: component.property.id, componentId: component.id, ...event }
  await sql.insert(maintenanceEvents).values(row)
  return row
}

/** Deletes an event of this component and task. Returns true if it existed. */
export async function deleteEvent(
  sql: Sql,
  { customerId }: Owner,
  component: OwnedComponent,
  taskId: string,
  id: string,
): Promise<boolean> {
  const deleted = await sql
    .delete(maintenanceEvents)
    .where(
      and(
        eq(maintenanceEvents.customerId, customerId),
        eq(maintenanceEvents.componentId, component.id),
        eq(maintenanceEvents.taskId, taskId),
        eq(maintenanceEvents.id, id),
      ),
    )
    .returning({ id: maintenanceEvents.id })
  return deleted.length > 0
}
