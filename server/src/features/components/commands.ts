import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { forecastComponent } from '@home-pulse/lifecycle/forecast'
import { Temporal } from 'temporal-polyfill'
import type { Sql } from '../../platform/database.ts'
import type { Owner } from '../../platform/gate.ts'
import type { MakeId } from '../../platform/ids.ts'
import { kindOf, sinceInstalled } from './present.ts'
import { type ComponentRow, insertComponents, insertInstallations } from './queries.ts'

/** What is known of a thing itself; null where it is not. */
export interface Description {
  readonly brand?: string | null | undefined
  readonly model?: string | null | undefined
  readonly variant?: string | null | undefined
  readonly condition?: ComponentRow['condition'] | undefined
}

/** A component as a person enters it: mostly by its age, and rarely by the day it was installed. */
export interface EnteredComponent extends Description {
  readonly propertyId: string
  readonly unitId: string | null
  readonly name: ComponentType
  readonly age?: number | undefined
  readonly installedOn?: string | undefined
}

interface Circumstances {
  readonly makeId: MakeId
  readonly today: string
  readonly createdAt: Date
}

/** Keeps what was entered as installations, each with its forecast. Answers the ids of the components. */
export async function installComponents(
  sql: Sql,
  owner: Owner,
  entered: readonly EnteredComponent[],
  { makeId, today, createdAt }: Circumstances,
): Promise<string[]> {
  const forecast = makeForecaster(today)
  const installedAt = new Map<string | number | undefined, ReturnType<typeof installationOf>>()
  const rows = entered.map((component) => {
    const { propertyId, unitId, name: type } = component
    const { brand = null, model = null, variant = null, condition = null } = component
    const componentId = makeId()
    // A portfolio has few ages, and calendar arithmetic is dear.
    const said = component.installedOn ?? component.age
    const installed = installedAt.get(said) ?? installationOf(component, today)
    installedAt.set(said, installed)
    return {
      component: { id: componentId, propertyId, unitId, type, createdAt },
      installation: {
        id: makeId(),
        propertyId,
        componentId,
        ...installed,
        ...{ brand, model, variant, condition },
        forecastOn: forecast({ type, variant, installedOn: installed.installedOn }),
        forecastSource: 'estimate' as const,
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
  return rows.map(({ component }) => component.id)
}

/** The day that something of an age was installed, and how exactly that is known. */
export function installationOf(
  { age = 0, installedOn }: Pick<EnteredComponent, 'age' | 'installedOn'>,
  today: string,
): Pick<ComponentRow, 'installedOn' | 'installedPrecision'> {
  if (installedOn !== undefined) return { installedOn, installedPrecision: 'day' }
  const then = Temporal.PlainDate.from(today).subtract({ years: age })
  return { installedOn: then.toString(), installedPrecision: 'year' }
}

/** Forecasts from today, and remembers each kind and day of installation, of which a portfolio has few. */
export function makeForecaster(
  today: string,
): (component: Pick<ComponentRow, 'type' | 'variant' | 'installedOn'>) => string {
  const known = new Map<string, string>()
  return (component) => {
    const { type, variant, installedOn } = component
    const key = `${type} ${variant} ${installedOn}`
    const before = known.get(key)
    if (before) return before
    const now = sinceInstalled(installedOn, today)
    const { forecastOn } = forecastComponent({ ...kindOf(component), installedOn, today: now })
    known.set(key, forecastOn)
    return forecastOn
  }
}
