import { ageSources, conditions, removalCauses } from '@home-pulse/contract/component-facts'
import { componentTypes } from '@home-pulse/contract/vocabulary'
import { bigint, date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

/** The components, such as the water heater of a home. A component keeps its id when it is replaced. */
export const components = pgTable(
  'components',
  {
    customerId: uuid('customer_id').notNull(),
    id: uuid('id').notNull(),
    propertyId: uuid('property_id').notNull(),
    unitId: uuid('unit_id'),
    type: text('type', { enum: componentTypes }).notNull(),
    createdAt: instant('created_at').notNull(),
    archivedAt: instant('archived_at'),
    importId: uuid('import_id'),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] })],
)

/** One physical thing that is or was the component, such as the previous water heater. */
export const installations = pgTable(
  'installations',
  {
    customerId: uuid('customer_id').notNull(),
    id: uuid('id').notNull(),
    propertyId: uuid('property_id').notNull(),
    componentId: uuid('component_id').notNull(),
    installedOn: date('installed_on', { mode: 'string' }).notNull(),
    installedPrecision: text('installed_precision', { enum: ['day', 'month', 'year'] }).notNull(),
    variant: text('variant'),
    condition: text('condition', { enum: conditions }),
    brand: text('brand'),
    model: text('model'),
    serialNumber: text('serial_number'),
    warrantyEndsOn: date('warranty_ends_on', { mode: 'string' }),
    forecastOn: date('forecast_on', { mode: 'string' }).notNull(),
    forecastSource: text('forecast_source', { enum: ['estimate', 'owner'] }).notNull(),
    ownerCostCents: bigint('owner_cost_cents', { mode: 'number' }),
    ownerCostPriceOn: date('owner_cost_price_on', { mode: 'string' }),
    removedOn: date('removed_on', { mode: 'string' }),
    removalReason: text('removal_reason'),
    createdAt: instant('created_at').notNull(),
    importId: uuid('import_id'),
    /** The day on which the owner last confirmed that the component still works. Null if the owner never did. */
    confirmedOn: date('confirmed_on', { mode: 'string' }),
    ageSource: text('age_source', { enum: ageSources }),
    removalCause: text('removal_cause', { enum: removalCauses }),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] })],
)
