import type { LifeCurve, LifePoint } from '@home-pulse/contract/features/plan/curve'
import { addYearsAsDays, ageBetween } from '@home-pulse/lifecycle/plain-date'
import { effectiveInstallation, lifetimeIn } from '@home-pulse/lifecycle/survival/condition'
import {
  conditionalReliability,
  quantileLife,
  remainingLifeQuantile,
  survivalAt,
  type Weibull,
} from '@home-pulse/lifecycle/survival/survival'
import { clampToInstallation, kindOf, presentOne } from '../../components/present.ts'
import type { ComponentRow } from '../../components/queries.ts'
import type { ActiveRow } from '../../properties/active-components-queries.ts'
import { presentAddress } from '../../properties/present.ts'

/** The curve ends when this share of components still works. */
const lastShare = 0.01
/** The number of points before today. The same number follows after today. It is enough for a smooth line. */
const pointsAStretch = 40

export function presentCurve(
  row: ComponentRow,
  place: Pick<ActiveRow, 'street' | 'city' | 'state' | 'unitNumber'>,
  asOf: string,
): LifeCurve {
  const state = place.state
  const today = clampToInstallation(row.installedOn, asOf)
  const { life } = lifetimeIn({ ...kindOf(row), state })
  const countsFrom = effectiveInstallation(life, row.installedOn, today, row.condition)
  return {
    as_of: asOf,
    component: presentOne(row, { state, today: asOf }),
    property_address: presentAddress(place),
    unit_number: place.unitNumber,
    points: pointsOf(life, countsFrom, today),
  }
}

function pointsOf(life: Weibull, countsFrom: string, today: string): LifePoint[] {
  const age = ageBetween(countsFrom, today)
  const left = Math.max(
    remainingLifeQuantile(life, age, 1 - lastShare),
    quantileLife(life, 1 - lastShare) - age,
  )
  const pointAt = (years: number): LifePoint => ({
    on: addYearsAsDays(countsFrom, years),
    of_its_kind: survivalAt(life, years),
    of_its_age: years < age ? null : conditionalReliability(life, age, years - age),
  })
  const steps = (from: number, span: number) =>
    Array.from({ length: pointsAStretch + 1 }, (_, index) => from + (span * index) / pointsAStretch)
  const past = age > 0 ? steps(0, age).slice(0, -1) : []
  return [...past, ...steps(age, left)].map(pointAt)
}
