import type { SubmittedRenewal, SubmittedTenant } from '@home-pulse/contract/features/tenants/tenants'
import { Temporal } from 'temporal-polyfill'
import { nowDate } from '../../platform/config/clock.ts'
import type { Sql } from '../../platform/database/database.ts'
import { apiError, fieldError } from '../../platform/errors/api-error.ts'
import type { Session } from '../../platform/http/session.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import { findOwnUnit, type OwnedProperty } from '../../platform/tenancy/ownership.ts'
import { emptyFacts, type Facts, factsOf } from './facts-rules.ts'
import { insertLease, insertTenant, type LeaseTerms, updateLease, updateTenant } from './queries.ts'
import type { TenantsServices } from './services.ts'

type Term = Pick<
  Facts,
  'rentCents' | 'durationMonths' | 'startsOn' | 'endsOn' | 'moveOutOn' | 'depositCents' | 'coTenants'
>

/** Adds a tenant with a first lease within the caller's transaction. Returns the tenant's id. */
export async function addTenant(
  { clock, makeId }: TenantsServices,
  sql: Sql,
  { owner, today }: Session,
  property: OwnedProperty,
  submitted: SubmittedTenant,
): Promise<string> {
  const facts = { ...emptyFacts, ...factsOf(submitted) }
  const { firstName, lastName, phoneNumber, email, ...lease } = facts
  assertEndAfterStart(facts)
  await assertUnitOfProperty(sql, owner, property, facts.unitId)
  const tenantId = makeId()
  const createdAt = nowDate(clock)
  const endedOn = lease.isCurrent ? null : earlier(lease.moveOutOn ?? lease.endsOn, today)
  const place = { tenantId, propertyId: property.id }
  // Both statements are sent together and run in this order.
  await Promise.all([
    insertTenant(sql, owner, { id: tenantId, firstName, lastName, phoneNumber, email, createdAt }),
    insertLease(sql, owner, { id: makeId(), ...place, ...lease, endedOn, createdAt }),
  ])
  return tenantId
}

/**
 * Corrects a tenant and the latest lease. If the tenant is now a former one, the tenancy ends today, or on the move-out
 * date if that is earlier.
 */
export async function changeTenant(
  sql: Sql,
  { owner, today }: Session,
  property: OwnedProperty,
  before: LeaseTerms,
  submitted: SubmittedTenant,
): Promise<void> {
  const changes = factsOf(submitted)
  const facts = { ...before, ...changes }
  assertEndAfterStart(facts)
  await assertUnitOfProperty(sql, owner, property, changes.unitId)
  const { firstName, lastName, phoneNumber, email, unitId, isCurrent } = facts
  await updateTenant(sql, owner, before.tenantId, { firstName, lastName, phoneNumber, email })
  await updateLease(sql, owner, before.leaseId, {
    ...{ unitId, isCurrent, ...termOf(facts) },
    endedOn: isCurrent ? null : (before.endedOn ?? earlier(facts.moveOutOn, today)),
  })
}

/**
 * Adds a lease that follows the tenant's latest one. By default, it begins on the day after the latest one ends, has
 * the same length, and copies all fields except the move-out date. The request can set other values. A former tenant
 * becomes current.
 */
export async function appendLease(
  { clock, makeId }: TenantsServices,
  sql: Sql,
  { owner, today }: Session,
  before: LeaseTerms,
  submitted: SubmittedRenewal,
): Promise<void> {
  const term = termAfter(before, submitted)
  assertEndAfterStart(term)
  if (term.startsOn && before.startsOn && term.startsOn <= before.startsOn)
    throw fieldError('contract_start_date', 'must be after the start of the lease that it renews')
  const endedOn = before.endedOn ?? (term.startsOn && shift(term.startsOn, { days: -1 })) ?? today
  await updateLease(sql, owner, before.leaseId, { isCurrent: false, endedOn })
  const { tenantId, propertyId, unitId } = before
  await insertLease(sql, owner, {
    ...{ id: makeId(), tenantId, propertyId, unitId },
    ...term,
    isCurrent: true,
    createdAt: nowDate(clock),
  })
}

function termAfter(before: LeaseTerms, submitted: SubmittedRenewal): Term {
  const facts = factsOf(submitted)
  const { rentCents = before.rentCents, durationMonths = before.durationMonths } = facts
  const startsOn = facts.startsOn ?? (before.endsOn && shift(before.endsOn, { days: 1 }))
  const fullTerm =
    startsOn && durationMonths > 0 ? shift(startsOn, { months: durationMonths, days: -1 }) : null
  const { moveOutOn = null, depositCents = before.depositCents, coTenants = before.coTenants } = facts
  return {
    ...{ rentCents, durationMonths, startsOn, endsOn: facts.endsOn ?? fullTerm },
    ...{ moveOutOn, depositCents, coTenants },
  }
}

function termOf(facts: Facts): Term {
  const { rentCents, durationMonths, startsOn, endsOn, moveOutOn, depositCents, coTenants } = facts
  return { rentCents, durationMonths, startsOn, endsOn, moveOutOn, depositCents, coTenants }
}

async function assertUnitOfProperty(
  sql: Sql,
  owner: Owner,
  property: OwnedProperty,
  unitId: string | null | undefined,
): Promise<void> {
  if (!unitId) return
  const unit = await findOwnUnit(sql, owner, unitId)
  if (unit?.property.id !== property.id) throw apiError('not_found')
}

function assertEndAfterStart({ startsOn, endsOn }: Pick<Term, 'startsOn' | 'endsOn'>): void {
  if (startsOn && endsOn && endsOn < startsOn)
    throw fieldError('contract_end_date', 'must not be before the start date')
}

const earlier = (date: string | null, today: string) => (date !== null && date < today ? date : today)

/**
 * Adds months and days to a date. Returns null outside the years 1 to 9999, which the API's dates cannot
 * express.
 */
function shift(date: string, by: { months?: number; days: number }): string | null {
  const shifted = Temporal.PlainDate.from(date)
    .add({ months: by.months ?? 0 })
    .add({ days: by.days })
  return shifted.year >= 1 && shifted.year <= 9999 ? shifted.toString() : null
}
