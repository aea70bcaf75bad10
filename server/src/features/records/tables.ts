import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

/** Exports. At most one per customer is in progress. */
export const exportRuns = pgTable(
  'exports',
  {
    customerId: uuid('customer_id').notNull(),
    id: uuid('id').notNull(),
    status: text('status', { enum: ['reading', 'sending', 'done', 'failed'] }).notNull(),
    filesDone: integer('files_done').notNull(),
    filesTotal: integer('files_total').notNull(),
    startedAt: instant('started_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] })],
)

/** The audit trail: one row for each write that changed something. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    customerId: uuid('customer_id').notNull(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    action: text('action').notNull(),
    requestId: text('request_id'),
    dataVersion: bigint('data_version', { mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] })],
)

/** The details of the audit trail: one row for each SQL statement of a write that changed something. */
export const auditChanges = pgTable(
  'audit_changes',
  {
    customerId: uuid('customer_id').notNull(),
    entryId: uuid('entry_id').notNull(),
    dataVersion: bigint('data_version', { mode: 'number' }).notNull(),
    kind: text('kind').notNull(),
    tableName: text('table_name').notNull(),
    operation: text('operation', { enum: ['insert', 'update', 'delete'] }).notNull(),
    rowCount: integer('row_count').notNull(),
    propertyId: uuid('property_id'),
    sample: text('sample').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.entryId, table.dataVersion] })],
)
