import type { ReserveChanges } from '@home-pulse/contract/features/plan/reserve'
import { optionalCents } from '@home-pulse/contract/money'
import type { Sql } from '../../../platform/database/database.ts'
import type { Session } from '../../../platform/http/session.ts'
import type { PlanServices } from '../services.ts'
import { selectReservePlan, upsertReservePlan } from './queries.ts'
import { findRequestedProperty } from './read.ts'
import { percentOf } from './rules.ts'

/** Stores the settings of a reserve within the caller's transaction. Settings that are absent stay unchanged. */
export async function changeReserve(
  { makeId }: PlanServices,
  sql: Sql,
  { owner, today }: Session,
  { propertyId, balance, monthlyContribution, confidence, years, inflation }: ReserveChanges,
): Promise<void> {
  const property = await findRequestedProperty(sql, owner, propertyId)
  const settings = await selectReservePlan(sql, owner, property)
  await upsertReservePlan(sql, owner, property, makeId(), {
    ...settings,
    ...(balance !== undefined && {
      balanceCents: optionalCents(balance),
      balanceOn: balance === null ? null : today,
    }),
    ...(monthlyContribution !== undefined && { contributionCents: optionalCents(monthlyContribution) }),
    ...(confidence !== undefined && {
      confidencePercent: confidence === null ? null : percentOf(confidence),
    }),
    ...(years !== undefined && { years }),
    ...(inflation !== undefined && { inflation }),
  })
}
