import type { HomebotAnswer } from '@home-pulse/contract/features/homebot/homebot'
import {
  formatName,
  formatVersion,
  type Portable,
  type PortableHead,
} from '@home-pulse/contract/features/records/format'
import { optionalDollars } from '@home-pulse/contract/money'
import { factColumns } from '../../components/facts-rules.ts'
import { presentEvent } from '../../plan/maintenance/present.ts'
import type { describeEntries } from '../changes/read.ts'
import type * as queries from './queries.ts'

const dollarsOf = (cents: number) => cents / 100
const stampsOf = (row: { createdAt: Date; archivedAt: Date | null }) => ({
  created_at: row.createdAt.toISOString(),
  archived_at: row.archivedAt?.toISOString() ?? null,
})

/** A row that a query of the export returns. */
type Row<Select extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<
  ReturnType<Select>
>[number]

/** A photo as described in the export, with the key under which its file is stored. */
export type ExportedPhoto = Portable<'photos'> & { readonly storageKey: string }

export const presentProperty = (row: Row<typeof queries.selectPropertyPage>): Portable<'properties'> => ({
  id: row.id,
  street: row.street,
  city: row.city,
  state: row.state,
  postal_code: row.postalCode,
  built_year: row.builtYear,
  floor_area: row.floorArea,
  storeys: row.storeys,
  driveway_area: row.drivewayArea,
  tags: row.tags,
  is_multifamily: row.isMultifamily,
  is_sample: row.isSample,
  ...stampsOf(row),
})

export const presentUnit = (row: Row<typeof queries.selectUnitPage>): Portable<'units'> => ({
  id: row.id,
  property_id: row.propertyId,
  unit_number: row.unitNumber,
  ...stampsOf(row),
})

export const presentNote = (row: Row<typeof queries.selectNotePage>): Portable<'notes'> => ({
  id: row.id,
  property_id: row.propertyId,
  entity_type: row.entityType,
  component_id: row.componentId,
  content: row.content,
  ...stampsOf(row),
})

export const presentPhoto = (row: Row<typeof queries.selectPhotoPage>): ExportedPhoto => ({
  id: row.id,
  property_id: row.propertyId,
  file: `photos/${row.id}.webp`,
  size_bytes: row.sizeBytes,
  ...stampsOf(row),
  storageKey: row.storageKey,
})

export const presentMaintenanceRecord = (
  row: Row<typeof queries.selectMaintenancePage>,
): Portable<'maintenance'> => ({ ...presentEvent(row), property_id: row.propertyId })

export const presentOwnTask = (row: Row<typeof queries.selectOwnTaskPage>): Portable<'own_tasks'> => ({
  id: row.id,
  property_id: row.propertyId,
  title: row.title,
  note: row.note,
  due_on: row.dueOn,
  is_whole_month: row.isWholeMonth,
  repeat_months: row.repeatMonths,
  last_done_on: row.lastDoneOn,
  created_at: row.createdAt.toISOString(),
})

export const presentSavedView = ({
  id,
  name,
  search,
  createdAt,
}: Row<typeof queries.selectViewPage>): Portable<'saved_views'> => ({
  ...{ id, name, search },
  created_at: createdAt.toISOString(),
})

export const presentReserve = (row: Row<typeof queries.selectReservePage>): Portable<'reserves'> => ({
  property_id: row.propertyId,
  balance: optionalDollars(row.balanceCents),
  balance_on: row.balanceOn,
  monthly_contribution: optionalDollars(row.contributionCents),
  // The cast is safe: a check constraint of the database allows only these values.
  confidence_percent: row.confidencePercent as Portable<'reserves'>['confidence_percent'],
  years: row.years,
  inflation: row.inflation,
})

export const presentComponent = (
  row: Row<typeof queries.selectComponentPage>,
  installations: readonly Row<typeof queries.selectInstallationsOf>[],
): Portable<'components'> => ({
  id: row.id,
  property_id: row.propertyId,
  unit_id: row.unitId,
  type: row.type,
  ...stampsOf(row),
  installations: installations.map((one) => ({
    id: one.id,
    installed_on: one.installedOn,
    installed_precision: one.installedPrecision,
    ...factColumns(one),
    serial_number: one.serialNumber,
    warranty_ends_on: one.warrantyEndsOn,
    forecast_on: one.forecastOn,
    forecast_source: one.forecastSource,
    confirmed_on: one.confirmedOn,
    owner_cost: optionalDollars(one.ownerCostCents),
    owner_cost_price_on: one.ownerCostPriceOn,
    removed_on: one.removedOn,
    removal_reason: one.removalReason,
    removal_cause: one.removalCause,
    created_at: one.createdAt.toISOString(),
  })),
})

export const presentTenant = (
  row: Row<typeof queries.selectTenantPage>,
  leases: readonly Row<typeof queries.selectLeasesOf>[],
): Portable<'tenants'> => ({
  id: row.id,
  first_name: row.firstName,
  last_name: row.lastName,
  phone_number: row.phoneNumber,
  email: row.email,
  ...stampsOf(row),
  leases: leases.map((one) => ({
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
    deposit: optionalDollars(one.depositCents),
    co_tenants: one.coTenants,
    created_at: one.createdAt.toISOString(),
  })),
})

export const presentConversation = (
  row: Row<typeof queries.selectConversationPage>,
  exchanges: readonly Row<typeof queries.selectExchangesOf>[],
): Portable<'conversations'> => ({
  id: row.id,
  created_at: row.createdAt.toISOString(),
  exchanges: exchanges.map((one) => ({
    id: one.id,
    asked_at: one.askedAt.toISOString(),
    question: one.question,
    component_id: one.componentId,
    component_type: one.componentType,
    // The cast is safe: the server wrote this JSON itself.
    answer: JSON.parse(one.answer) as HomebotAnswer,
  })),
})

/** Converts a change of the change history to the export format, which also has the name of the operation. */
export const presentChange = (
  row: { readonly action: string } | undefined,
  { id, at, by, title, lines }: Awaited<ReturnType<typeof describeEntries>>[number],
): Portable<'changes'> => ({
  id,
  at,
  by,
  action: row?.action ?? '',
  lines: lines.length > 0 ? lines.map(({ text }) => text) : [title],
})

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
