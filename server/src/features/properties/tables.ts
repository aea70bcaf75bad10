import { stateCodes } from '@home-pulse/contract/vocabulary'
import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

export const properties = pgTable(
  'properties',
  {
    customerId: uuid('customer_id').notNull(),
    id: uuid('id').notNull(),
    street: text('street').notNull(),
    city: text('city').notNull(),
    state: text('state', { enum: stateCodes }).notNull(),
    postalCode: text('postal_code').notNull(),
    builtYear: integer('built_year').notNull(),
    isMultifamily: boolean('is_multifamily').notNull(),
    createdAt: instant('created_at').notNull(),
    archivedAt: instant('archived_at'),
    isSample: boolean('is_sample').notNull(),
    /** The import that added this row. A column default sets it; see platform/storage/staged-import.ts. */
    importId: uuid('import_id'),
    floorArea: integer('floor_area'),
    storeys: integer('storeys'),
    drivewayArea: integer('driveway_area'),
    tags: text('tags').array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] })],
)

export const units = pgTable(
  'units',
  {
    customerId: uuid('customer_id').notNull(),
    id: uuid('id').notNull(),
    propertyId: uuid('property_id').notNull(),
    unitNumber: text('unit_number').notNull(),
    createdAt: instant('created_at').notNull(),
    archivedAt: instant('archived_at'),
    importId: uuid('import_id'),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] })],
)
