import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { forecastComponent } from '@home-pulse/lifecycle/forecast'
import { Temporal } from 'temporal-polyfill'
import type { Sql } from '../../platform/database.ts'
import type { Owner } from '../../platform/gate.ts'
import type { MakeId } from '../../platform/ids.ts'
import { insertComponents, insertInstallations } from './queries.ts'

/** A component as a person enters it: its age, not the day it was installed. */
export interface EnteredComponent {
  readonly propertyId: string
  readonly unitId: string | null
  readonly name: ComponentType
  readonly age: number
  readonly brand?: string | undefined
  readonly model?: string | undefined
}

interface Circumstances {
  readonly makeId: MakeId
  readonly today: string
  readonly createdAt: Date
}

/** Keeps what was entered as installations dated today minus their age, each with its forecast. */
export async function installComponents(
  sql: Sql,
  owner: Owner,
  entered: readonly EnteredComponent[],
  { makeId, today, createdAt }: Circumstances,
): Promise<void> {
  const estimate = estimator(today)
  const rows = entered.map((component) => {
    const { propertyId, unitId, name: type, age, brand = null, model = null } = component
    const componentId = makeId()
    return {
      component: { id: componentId, propertyId, unitId, type, createdAt },
      installation: {
        id: makeId(),
        propertyId,
        componentId,
        ...estimate(type, age),
        installedPrecision: 'year' as const,
        brand,
        model,
        createdAt,
      },
    }
  })
  await insertComponents(
    sql,
    owner,
    rows.map(({ component }) => component),
  )
  await insertInstallations(
    sql,
    owner,
    rows.map(({ installation }) => installation),
  )
}

/** Remembers each type and age, of which a portfolio has few. */
function estimator(today: string) {
  const known = new Map<string, { installedOn: string; forecastOn: string; forecastSource: 'estimate' }>()
  return (type: ComponentType, ageYears: number) => {
    const key = `${type} ${ageYears}`
    const before = known.get(key)
    if (before) return before
    const installedOn = Temporal.PlainDate.from(today).subtract({ years: ageYears }).toString()
    const { forecastOn } = forecastComponent({ type, installedOn, today })
    const made = { installedOn, forecastOn, forecastSource: 'estimate' as const }
    known.set(key, made)
    return made
  }
}
