import { groupBy } from '@home-pulse/contract/objects'
import type { Sql } from '../../../platform/database/database.ts'
import type { Session } from '../../../platform/http/session.ts'
import { countProperties } from '../../plan/budget/queries.ts'
import { readHoldings } from '../../plan/budget/read.ts'
import { budgetOf } from '../../plan/calculation/run-work.ts'
import { selectHomePage } from '../../plan/homes/queries.ts'
import { planHomes } from '../../plan/homes/read.ts'
import { presentAddress } from '../../properties/present.ts'
import { maxListed } from '../answers/facts.ts'
import { languageOf } from '../answers/language/answer-languages.ts'
import type { RecordsAbout } from '../answers/records/own-record-facts.ts'
import type { RecordQuestion } from '../answers/records/record-question.ts'
import { selectLocatedComponents } from '../queries.ts'
import { countUnits } from '../record-queries.ts'
import type { Reader } from '../services.ts'
import { only } from '../spending-read.ts'

/** Homes are also compared over this number of years, because a single year can mislead. */
const longYears = 5
/** The maximum number of homes whose costs are compared in a request. */
const maxCompared = 500
/** The maximum number of units whose costs are compared in a request. Each unit needs its own computation. */
const maxUnits = 20
const maxComponents = 1_000
/** Matches a question that compares the units of a home, and not the homes. */
const ofUnits =
  /\b(?:which|each|every|per|by|all(?: the)?) (?:of (?:my|the) )?(?:units?|apartments?|apts?)\b|\b(?:que|cual|cada) (?:unidad|apartamento)\b/

/** Selects the first homes, and counts all. */
export const selectFirstHomes = async (sql: Sql, { owner }: Session, limit: number) => ({
  homes: await selectHomePage(sql, owner, { after: undefined, limit }),
  count: await countProperties(sql, owner),
  unitCount: await countUnits(sql, owner, undefined),
})

/** Reads the expected costs of the homes. If the question compares units, reads those of the units. */
export async function readHomeCosts(
  reader: Reader,
  { years, content, scope, isSpanish }: RecordQuestion,
): Promise<RecordsAbout<'home_costs'>> {
  const { read, session, workerPool } = reader
  const { homes, count } = await read((sql) => selectFirstHomes(sql, session, maxCompared))
  if (count > maxCompared) return { about: 'home_costs', costs: undefined, count, years }
  const ofUnit = ofUnits.test(content)
    ? await readUnitCosts(reader, { years, isSpanish, propertyId: scope.propertyId })
    : []
  if (ofUnit.length > 1) return { about: 'home_costs', costs: ofUnit, count, years }
  const ids = homes.map(({ id }) => id)
  const { byHome } = await planHomes(read, workerPool, session, ids, {
    years: Math.max(years, longYears),
    inflation: 0,
    cut: 'fromToday',
  })
  const sumOf = (id: string, until: number) =>
    Math.round((byHome.get(id)?.real ?? []).slice(0, until).reduce((sum, cents) => sum + cents, 0) / 100)
  const costs = homes
    .map((home) => ({
      propertyId: home.id,
      unit: undefined,
      address: presentAddress(home),
      dollars: sumOf(home.id, years),
      longDollars: sumOf(home.id, longYears),
    }))
    .sort((one, other) => other.dollars - one.dollars)
  return { about: 'home_costs', costs: costs.slice(0, maxListed), count, years }
}

/** Reads the expected costs of the parts in each unit. Returns nothing if there are too many units. */
async function readUnitCosts(
  { read, session, workerPool }: Reader,
  {
    years,
    isSpanish,
    propertyId,
  }: Pick<RecordQuestion, 'years' | 'isSpanish'> & { readonly propertyId: string | undefined },
): Promise<NonNullable<RecordsAbout<'home_costs'>['costs']>> {
  const { owner, today } = session
  const { place } = languageOf({ isSpanish })
  const rows = await read((sql) => selectLocatedComponents(sql, owner, { limit: maxComponents }))
  const inUnits = rows.filter(
    (row) => row.unitNumber !== null && (propertyId === undefined || row.propertyId === propertyId),
  )
  const units = [...groupBy(inUnits, place).values()]
  if (rows.length === maxComponents || units.length > maxUnits) return []
  const holdings = await readHoldings(read, session, { propertyId })
  const costs = await Promise.all(
    units.map(async (parts) => {
      const ids = new Set(parts.map(({ id }) => id))
      const { periods } = await budgetOf(
        workerPool,
        only(holdings, (id) => ids.has(id)),
        today,
        { years: Math.max(years, longYears), inflation: 0, cut: 'from_today', drivers: 1 },
      )
      const sumOf = (until: number) => Math.round((periods[until - 1]?.realToDate.expected ?? 0) / 100)
      const [{ propertyId: homeId, unitNumber } = { propertyId: '', unitNumber: null }] = parts
      return {
        propertyId: homeId,
        unit: unitNumber ?? undefined,
        dollars: sumOf(years),
        longDollars: sumOf(longYears),
        address: parts[0] ? place(parts[0]) : '',
      }
    }),
  )
  return costs.sort((one, other) => other.dollars - one.dollars).slice(0, maxListed)
}
