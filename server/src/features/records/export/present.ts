import type { HomebotAnswer } from '@home-pulse/contract/features/homebot/homebot'
import {
  formatName,
  formatVersion,
  type Portable,
  type PortableHead,
} from '@home-pulse/contract/features/records/format'
import { factColumns } from '../../components/facts-rules.ts'
import { selectEntryPage } from '../changes/queries.ts'
import { describeEntries } from '../changes/read.ts'
import { each, paged } from './page-read.ts'
import * as queries from './queries.ts'

const dollarsOf = (cents: number) => cents / 100
const dollarsOrNull = (cents: number | null) => (cents === null ? null : dollarsOf(cents))
const stampsOf = (row: { createdAt: Date; archivedAt: Date | null }) => ({
  created_at: row.createdAt.toISOString(),
  archived_at: row.archivedAt?.toISOString() ?? null,
})

/** Groups rows by key. Returns a function that returns the rows of a key, in their original order. */
function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): (key: string) => Row[] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return (key) => groups.get(key) ?? []
}

/** A photo as described in the export, with the key under which its file is stored. */
export type ExportedPhoto = Portable<'photos'> & { readonly storageKey: string }

export const readPages = {
  properties: each(
    queries.selectPropertyPage,
    (row): Portable<'properties'> => ({
      id: row.id,
      street: row.street,
      city: row.city,
      // The column has no type for states. Values were validated before they were stored.
      state: row.state as Portable<'properties'>['state'],
      postal_code: row.postalCode,
      built_year: row.builtYear,
      floor_area: row.floorArea,
      storeys: row.storeys,
      driveway_area: row.drivewayArea,
      tags: row.tags,
      is_multifamily: row.isMultifamily,
      is_sample: row.isSample,
      ...stampsOf(row),
    }),
  ),

  units: each(
    queries.selectUnitPage,
    (row): Portable<'units'> => ({
      id: row.id,
      property_id: row.propertyId,
      unit_number: row.unitNumber,
      ...stampsOf(row),
    }),
  ),

  components: paged(
    (sql, { owner }, after) => queries.selectComponentPage(sql, owner, after),
    async (rows, sql, { owner }): Promise<Portable<'components'>[]> => {
      const ids = rows.map(({ id }) => id)
      const of = groupBy(await queries.selectInstallationsOf(sql, owner, ids), (row) => row.componentId)
      return rows.map((row) => ({
        id: row.id,
        property_id: row.propertyId,
        unit_id: row.unitId,
        type: row.type,
        ...stampsOf(row),
        installations: of(row.id).map((one) => ({
          id: one.id,
          installed_on: one.installedOn,
          installed_precision: one.installedPrecision,
          ...factColumns(one),
          serial_number: one.serialNumber,
          warranty_ends_on: one.warrantyEndsOn,
          forecast_on: one.forecastOn,
          forecast_source: one.forecastSource,
          confirmed_on: one.confirmedOn,
          owner_cost: dollarsOrNull(one.ownerCostCents),
          owner_cost_price_on: one.ownerCostPriceOn,
          removed_on: one.removedOn,
          removal_reason: one.removalReason,
          removal_cause: one.removalCause,
          created_at: one.createdAt.toISOString(),
        })),
      }))
    },
  ),

  tenants: paged(
    (sql, { owner }, after) => queries.selectTenantPage(sql, owner, after),
    async (rows, sql, { owner }): Promise<Portable<'tenants'>[]> => {
      const ids = rows.map(({ id }) => id)
      const of = groupBy(await queries.selectLeasesOf(sql, owner, ids), (row) => row.tenantId)
      return rows.map((row) => ({
        id: row.id,
        first_name: row.firstName,
        last_name: row.lastName,
        phone_number: row.phoneNumber,
        email: row.email,
        ...stampsOf(row),
        leases: of(row.id).map((one) => ({
          id: one.id,
          property_id: one.propertyId,
          unit_id: one.unitId,
          rent: dollarsOf(one.rentCents),
          duration_months: one.durationMonths,
          starts_on: one.startsOn,
          ends_on: one.endsOn,
          is_current: one.isCurrent,
          ended_on: one.endedOn,
          move_out_on: one.moveOutOn,
          deposit: dollarsOrNull(one.depositCents),
          co_tenants: one.coTenants,
          created_at: one.createdAt.toISOString(),
        })),
      }))
    },
  ),

  notes: each(
    queries.selectNotePage,
    (row): Portable<'notes'> => ({
      id: row.id,
      property_id: row.propertyId,
      entity_type: row.entityType,
      component_id: row.componentId,
      content: row.content,
      ...stampsOf(row),
    }),
  ),

  photos: each(
    queries.selectPhotoPage,
    (row): ExportedPhoto => ({
      id: row.id,
      property_id: row.propertyId,
      file: `photos/${row.id}.webp`,
      size_bytes: row.sizeBytes,
      ...stampsOf(row),
      storageKey: row.storageKey,
    }),
  ),

  maintenance: each(
    queries.selectMaintenancePage,
    (row): Portable<'maintenance'> => ({
      id: row.id,
      property_id: row.propertyId,
      component_id: row.componentId,
      task_id: row.taskId,
      kind: row.kind,
      on: row.onDate,
      until: row.untilDate,
      note: row.note,
      cost: dollarsOrNull(row.costCents),
      created_at: row.createdAt.toISOString(),
    }),
  ),

  own_tasks: each(
    queries.selectOwnTaskPage,
    (row): Portable<'own_tasks'> => ({
      id: row.id,
      property_id: row.propertyId,
      title: row.title,
      note: row.note,
      due_on: row.dueOn,
      is_whole_month: row.isWholeMonth,
      repeat_months: row.repeatMonths,
      last_done_on: row.lastDoneOn,
      created_at: row.createdAt.toISOString(),
    }),
  ),

  saved_views: each(
    queries.selectViewPage,
    ({ id, name, search, createdAt }): Portable<'saved_views'> => ({
      ...{ id, name, search },
      created_at: createdAt.toISOString(),
    }),
  ),

  reserves: each(
    queries.selectReservePage,
    (row): Portable<'reserves'> => ({
      property_id: row.propertyId,
      balance: dollarsOrNull(row.balanceCents),
      balance_on: row.balanceOn,
      monthly_contribution: dollarsOrNull(row.contributionCents),
      // A check constraint of the database allows only the values of this type.
      confidence_percent: row.confidencePercent as Portable<'reserves'>['confidence_percent'],
      years: row.years,
      inflation: row.inflation,
    }),
  ),

  conversations: paged(
    (sql, { owner }, after) => queries.selectConversationPage(sql, owner, after),
    async (rows, sql, { owner }): Promise<Portable<'conversations'>[]> => {
      const ids = rows.map(({ id }) => id)
      const of = groupBy(await queries.selectExchangesOf(sql, owner, ids), (row) => row.conversationId)
      return rows.map((row) => ({
        id: row.id,
        created_at: row.createdAt.toISOString(),
        exchanges: of(row.id).map((one) => ({
          id: one.id,
          asked_at: one.askedAt.toISOString(),
          question: one.question,
          component_id: one.componentId,
          component_type: one.componentType,
          answer: JSON.parse(one.answer) as HomebotAnswer,
        })),
      }))
    },
  ),

  changes: paged(
    (sql, { owner }, after) => selectEntryPage(sql, owner, after, queries.pageSize),
    async (rows, sql, requester): Promise<Portable<'changes'>[]> =>
      (await describeEntries(sql, requester, rows)).map(({ id, at, by, title, lines }, index) => ({
        id,
        at,
        by,
        action: rows[index]?.action ?? '',
        lines: lines.length > 0 ? lines.map(({ text }) => text) : [title],
      })),
  ),
}

export const presentHead = (
  { customer, user, subscription, payments, incidents, feed }: queries.Account,
  now: Date,
): PortableHead => ({
  format: formatName,
  version: formatVersion,
  exported_at: now.toISOString(),
  profile: {
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    time_zone: customer.timeZone,
    weekly_mail: customer.weeklyMail,
    due_mail: customer.dueMail,
    created_at: customer.createdAt.toISOString(),
  },
  subscription: subscription
    ? {
        provider: subscription.provider,
        status: subscription.status,
        current_period_ends_at: subscription.paidUntil.toISOString(),
        cancel_at_period_end: subscription.cancelsAtPeriodEnd,
      }
    : null,
  payments: payments.map(({ status, amountCents, createdAt, paidAt }) => ({
    status,
    amount: dollarsOf(amountCents),
    opened_at: createdAt.toISOString(),
    paid_at: paidAt?.toISOString() ?? null,
  })),
  payment_incidents: incidents.map(({ kind, status, amountCents, happenedAt }) => ({
    kind,
    status,
    amount: dollarsOf(amountCents),
    happened_at: happenedAt.toISOString(),
  })),
  calendar_since: feed?.createdAt.toISOString() ?? null,
})
