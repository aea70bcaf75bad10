import type { Confidence } from '@home-pulse/contract/features/plan/reserve'
import { centsOf } from '@home-pulse/contract/money'
import { usualInflation } from '@home-pulse/lifecycle/money/budget'
import { maxHorizonYears } from '@home-pulse/lifecycle/money/horizon'
import { usualConfidence } from '@home-pulse/lifecycle/money/savings'
import type { Sql } from '../../../platform/database/database.ts'
import type { Session } from '../../../platform/http/session.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { findOwnProperty, type OwnedProperty, required } from '../../../platform/tenancy/ownership.ts'
import { type Assumptions, type Holdings, readHoldings } from '../budget/read.ts'
import type { ReserveTerms } from '../calculation/work.ts'
import type { Read } from '../home-slices-queries.ts'
import { type ReservePlan, selectReservePlan, unsetReservePlan } from './queries.ts'
import { confidenceOf } from './rules.ts'

/** Settings that apply to one response and are not stored. Amounts are in dollars. */
export interface ReserveQuestion extends Assumptions {
  readonly propertyId?: string | undefined
  readonly balance?: number | undefined
  readonly confidence?: Confidence | undefined
  readonly monthlyContribution?: number | undefined
}

export interface ReserveBasis {
  readonly holdings: Holdings
  readonly propertyId: string | undefined
  readonly settings: ReservePlan
  readonly terms: ReserveTerms
}

/**
 * Reads the inputs of a reserve plan. If confidence, years or inflation are not set for a home, the settings for all
 * homes apply.
 */
export async function readReserveBasis(
  read: Read,
  session: Session,
  asked: ReserveQuestion,
): Promise<ReserveBasis> {
  const { owner } = session
  const { property, settings, ofAll } = await read(async (sql) => {
    const property = await findRequestedProperty(sql, owner, asked.propertyId)
    const settings = await selectReservePlan(sql, owner, property)
    return {
      property,
      settings,
      ofAll: property ? await selectReservePlan(sql, owner, undefined) : unsetReservePlan,
    }
  })
  const confidence = confidenceOf(settings.confidencePercent ?? ofAll.confidencePercent)
  const { balance, monthlyContribution: contribution } = asked
  return {
    holdings: await readHoldings(read, session, { propertyId: asked.propertyId }),
    propertyId: property?.id,
    settings,
    terms: {
      years: asked.years ?? settings.years ?? ofAll.years ?? maxHorizonYears,
      inflation: asked.inflation ?? settings.inflation ?? ofAll.inflation ?? usualInflation,
      balanceCents: balance === undefined ? (settings.balanceCents ?? 0) : centsOf(balance),
      confidence: asked.confidence ?? confidence ?? usualConfidence,
      contributionCents:
        contribution === undefined ? (settings.contributionCents ?? undefined) : centsOf(contribution),
    },
  }
}

/**
 * Returns the inflation in the request, or else the stored one of the home, or else the one for all homes, or else the
 * default.
 */
export async function readInflation(
  sql: Sql,
  owner: Owner,
  { inflation, propertyId }: Pick<ReserveQuestion, 'inflation' | 'propertyId'>,
): Promise<number> {
  if (inflation !== undefined) return inflation
  const property = await findRequestedProperty(sql, owner, propertyId)
  const ofHome = property && (await selectReservePlan(sql, owner, property)).inflation
  return ofHome ?? (await selectReservePlan(sql, owner, undefined)).inflation ?? usualInflation
}

export const findRequestedProperty = async (
  sql: Sql,
  owner: Owner,
  id: string | undefined,
): Promise<OwnedProperty | undefined> =>
  id === undefined ? undefined : required(await findOwnProperty(sql, owner, id))
