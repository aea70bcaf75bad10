import { and, asc, desc, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Sql } from '../../../platform/database/database.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { customers, users } from '../../accounts/tables.ts'
import { checkoutSessions, paymentIncidents, subscriptions } from '../../billing/tables.ts'
import { components, installations } from '../../components/tables.ts'
import { homebotConversations, homebotExchanges } from '../../homebot/tables.ts'
import { notes } from '../../notes/tables.ts'
import { files } from '../../photos/tables.ts'
import { calendarFeeds } from '../../plan/feed/tables.ts'
import { maintenanceEvents } from '../../plan/maintenance/tables.ts'
import { ownTasks } from '../../plan/own-tasks/tables.ts'
import { reservePlans } from '../../plan/reserve/tables.ts'
import { savedViews } from '../../portfolio/tables.ts'
import { properties, units } from '../../properties/tables.ts'
import { leases, tenants } from '../../tenants/tables.ts'
import { exportRuns } from '../tables.ts'

type OwnedTable = PgTable & { readonly id: PgColumn; readonly customerId: PgColumn }

/**
 * The number of rows per read. It is limited, because the embedded database runs one statement at a time and other
 * requests wait for it.
 */
export const pageSize = 1_000

/** Returns a function that reads one page of a table, ordered by id. */
const pageOf =
  <T extends OwnedTable>(table: T, where?: SQL) =>
  async (sql: Sql, { customerId }: Owner, after: string | undefined): Promise<T['$inferSelect'][]> => {
    const from: PgTable = table
    const rows = await sql
      .select()
      .from(from)
      .where(
        and(eq(table.customerId, customerId), after === undefined ? undefined : gt(table.id, after), where),
      )
      .orderBy(asc(table.id))
      .limit(pageSize)
    // The cast is needed, because the query builder cannot infer the row type of a generic table.
    return rows as T['$inferSelect'][]
  }

export const selectPropertyPage = pageOf(properties)
export const selectUnitPage = pageOf(units)
export const selectComponentPage = pageOf(components)
export const selectTenantPage = pageOf(tenants)
export const selectNotePage = pageOf(notes)
export const selectPhotoPage = pageOf(files, eq(files.kind, 'photo'))
export const selectMaintenancePage = pageOf(maintenanceEvents)
export const selectOwnTaskPage = pageOf(ownTasks)
export const selectViewPage = pageOf(savedViews)
export const selectReservePage = pageOf(reservePlans)
export const selectConversationPage = pageOf(homebotConversations)

/** Returns a function that reads all rows that refer to the given parents, ordered by id. */
const childrenOf =
  <T extends OwnedTable>(table: T, parent: (table: T) => PgColumn) =>
  async (sql: Sql, { customerId }: Owner, parents: readonly string[]): Promise<T['$inferSelect'][]> => {
    if (parents.length === 0) return []
    const from: PgTable = table
    const rows = await sql
      .select()
      .from(from)
      .where(and(eq(table.customerId, customerId), inArray(parent(table), [...parents])))
      .orderBy(asc(table.id))
    // The cast is needed, because the query builder cannot infer the row type of a generic table.
    return rows as T['$inferSelect'][]
  }

export const selectInstallationsOf = childrenOf(installations, (table) => table.componentId)
export const selectLeasesOf = childrenOf(leases, (table) => table.tenantId)
export const selectExchangesOf = childrenOf(homebotExchanges, (table) => table.conversationId)

/**
 * Selects the customer with user, subscription, payments and calendar. Returns undefined if the deletion of the
 * account was requested.
 */
export async function selectAccount(sql: Sql, { customerId }: Owner) {
  const [account] = await sql
    .select({ customer: customers, user: users })
    .from(customers)
    .innerJoin(users, and(eq(users.customerId, customers.customerId), eq(users.id, customers.customerId)))
    .where(and(eq(customers.customerId, customerId), isNull(customers.archivedAt)))
  if (!account) return undefined
  const [subscription] = await sql
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customerId))
  const payments = await sql
    .select()
    .from(checkoutSessions)
    .where(eq(checkoutSessions.customerId, customerId))
    .orderBy(asc(checkoutSessions.createdAt))
  const incidents = await sql
    .select()
    .from(paymentIncidents)
    .where(eq(paymentIncidents.customerId, customerId))
    .orderBy(asc(paymentIncidents.happenedAt), asc(paymentIncidents.id))
  const [feed] = await sql
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.customerId, customerId), isNull(calendarFeeds.revokedAt)))
  return { ...account, subscription, payments, incidents, feed }
}
export type Account = NonNullable<Awaited<ReturnType<typeof selectAccount>>>

export type ExportRun = typeof exportRuns.$inferSelect

export async function selectNewestRun(sql: Sql, { customerId }: Owner): Promise<ExportRun | undefined> {
  const [row] = await sql
    .select()
    .from(exportRuns)
    .where(eq(exportRuns.customerId, customerId))
    .orderBy(desc(exportRuns.startedAt), desc(exportRuns.id))
    .limit(1)
  return row
}

/** If the last heartbeat of an export is older than this, the export is treated as failed. */
const deadAfterMs = 60_000

export const isUnderWay = (run: ExportRun | undefined, nowMs: number): boolean =>
  run !== undefined && run.finishedAt === null && run.seenAt.getTime() > nowMs - deadAfterMs

/**
 * Starts an export with the given id. Starts none if another export is in progress or the id was used before. Marks
 * abandoned exports as failed.
 */
export async function insertRun(
  sql: Sql,
  owner: Owner,
  { id, now }: { id: string; now: Date },
): Promise<'started' | 'under_way' | 'used'> {
  const { customerId } = owner
  const newest = await selectNewestRun(sql, owner)
  if (isUnderWay(newest, now.getTime())) return 'under_way'
  const used = await sql
    .select({ id: exportRuns.id })
    .from(exportRuns)
    .where(and(eq(exportRuns.customerId, customerId), eq(exportRuns.id, id)))
  if (used.length > 0) return 'used'
  await sql
    .update(exportRuns)
    .set({ status: 'failed', finishedAt: now })
    .where(and(eq(exportRuns.customerId, customerId), isNull(exportRuns.finishedAt)))
  await sql.insert(exportRuns).values({
    ...{ customerId, id, status: 'reading', filesDone: 0, filesTotal: 0 },
    startedAt: now,
    seenAt: now,
  })
  return 'started'
}

/** Stores the progress of an export. `seenAt` is its heartbeat. */
export async function updateRun(
  sql: Sql,
  { customerId }: Owner,
  id: string,
  progress: Partial<Pick<ExportRun, 'status' | 'filesDone' | 'filesTotal' | 'finishedAt'>> & { seenAt: Date },
): Promise<void> {
  await sql
    .update(exportRuns)
    .set(progress)
    .where(and(eq(exportRuns.customerId, customerId), eq(exportRuns.id, id), isNull(exportRuns.finishedAt)))
}
