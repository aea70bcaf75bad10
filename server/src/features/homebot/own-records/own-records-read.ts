import { formatDollars } from '@home-pulse/contract/money'
import { countWithNoun } from '@home-pulse/lifecycle/wording'
import type { Sql } from '../../../platform/database/database.ts'
import type { Session } from '../../../platform/http/session.ts'
import { kindOf } from '../../components/present.ts'
import { reserveOf } from '../../plan/calculation/run-work.ts'
import { presentReserve } from '../../plan/reserve/present.ts'
import { readReserveBasis } from '../../plan/reserve/read.ts'
import { presentAddress } from '../../properties/present.ts'
import { selectTotals } from '../../tenants/rent-roll/queries.ts'
import { readRentRoll } from '../../tenants/rent-roll/read.ts'
import { maxListed } from '../answers/facts.ts'
import { languageOf } from '../answers/language/answer-languages.ts'
import { costOf } from '../answers/prices/estimate.ts'
import { leftOutOf, monthsOf, savingTime } from '../answers/records/budget-details.ts'
import type { OwnRecords, RecordsAbout, Tenancies } from '../answers/records/own-record-facts.ts'
import type { RecordQuestion } from '../answers/records/record-question.ts'
import { joinList, nounOf, placeOf } from '../answers/sentences.ts'
import type { ComponentRow } from '../queries.ts'
import { selectTenanciesInScope, sumTenancies, type Tenancy } from '../record-queries.ts'
import type { Reader } from '../services.ts'
import { readChangedReserve } from '../spending-read.ts'
import type { Operation } from '../understanding/intents/operations.ts'
import { findDays } from '../understanding/periods.ts'
import { readHomeCosts, selectFirstHomes } from './home-costs-read.ts'
import { readNotes } from './notes-read.ts'
import { readPayments } from './payments-read.ts'
import { readTasks } from './tasks-read.ts'

/** Matches a question that compares rents with recorded expenses: "income vs expenses". */
const netOfExpenses =
  /\b(?:rents?|income|rentas?|ingresos?)\b.*\b(?:vs|versus|against|compared|and|to|minus|less|y|contra|menos)\b.*\b(?:expenses?|spent|gastos?)\b/

const asksForPast =
  /\b(?:before|last (?:guy|tenant|person|one|renter)|previous|former|used to|earlier|old (?:rent|tenant)|anterior|antes)\b/i
/** Matches a question about the lease that ends after another one: "which is next after Rosa's". */
const asksForNextLease =
  /\b(?:after|next|following|then|despu[eé]s|luego|sigue|siguiente|pr[oó]xim[oa])(?!\p{L})/iu
const maxPast = 20

const asksBalance = /\bhow much (?:\w+ )?saved\b|\b(?:balance|how big|what is in|cuanto tengo)\b/i
const sells = /\b(?:sell|sold|selling|get(?:ting)? rid of|vend(?:o|er))\b/i

/**
 * Reads the customer's own records that answer a question. Returns undefined if the question is about something else.
 */
export async function readOwnRecords(reader: Reader, asked: RecordQuestion): Promise<OwnRecords | undefined> {
  const { read, session } = reader
  const { about } = asked
  switch (about) {
    case 'tenants':
    case 'lease_ends':
    case 'rent':
    case 'vacancies': {
      const tenancies = await read((sql) => readTenancies(sql, session, asked, about))
      if (about !== 'rent' || !netOfExpenses.test(asked.content)) return tenancies
      const paid = await readPayments(reader, { ...asked, asked: 'expenses' })
      return { ...tenancies, expenses: paid.about === 'expenses' ? paid : undefined }
    }
    case 'tasks':
      return readTasks(reader, asked)
    case 'last_done':
    case 'expenses':
      return readPayments(reader, asked)
    case 'notes':
      return readNotes(reader, asked)
    case 'home_count': {
      const { homes, count, unitCount } = await read((sql) => selectFirstHomes(sql, session, maxListed))
      return { about, addresses: homes.map(presentAddress), count, unitCount }
    }
    case 'home_costs':
      return readHomeCosts(reader, asked)
    case 'savings':
      return readSavings(reader, asked)
    default:
      return undefined
  }
}

async function readTenancies(
  sql: Sql,
  session: Session,
  { scope: named, message, content, place, tenancy, operation }: RecordQuestion,
  about: Tenancies['about'],
): Promise<Tenancies> {
  const { owner } = session
  const firstPage = { after: undefined, limit: maxListed }
  const free = await readRentRoll(sql, session, { state: 'vacant' }, firstPage)
  // "What have I lost on the empty unit?" means the only vacant unit.
  const isOfVacant = tenancy?.wants === 'loss' && named.unit === undefined && named.tenantIds.length === 0
  const units = free.filter(({ unitNumber }) => unitNumber !== null)
  const [vacant] = isOfVacant && units.length === 1 ? units : []
  const scope = vacant
    ? { ...named, propertyId: vacant.propertyId, unit: vacant.unitNumber ?? undefined }
    : named
  const sortsByEnd = about === 'lease_ends'
  const isAfter = sortsByEnd && scope.tenantIds.length > 0 && asksForNextLease.test(message)
  const [before] = isAfter ? await selectTenanciesInScope(sql, owner, { scope, limit: 1 }) : []
  const all = await selectTenanciesInScope(sql, owner, {
    scope: isAfter ? { propertyId: undefined, unit: undefined, tenantIds: [] } : scope,
    sortsByEnd,
    limit: 4 * maxListed,
  })
  const current = all
    .filter(({ endsOn }) => !before?.endsOn || (endsOn ?? '') > before.endsOn)
    .slice(0, maxListed)
  const isNarrow = scope.unit !== undefined || scope.tenantIds.length > 0
  const isPast = isNarrow && (current.length === 0 || (asksForPast.test(message) && about !== 'lease_ends'))
  // "Who lived there before Marcus?" names Marcus, but asks for an earlier tenant of his place.
  const isNamed = scope.tenantIds.length > 0 && current.length > 0
  const pastScope = isNamed ? { ...scope, unit: current[0]?.unitNumber ?? scope.unit, tenantIds: [] } : scope
  const past = isPast
    ? await selectTenanciesInScope(sql, owner, { scope: pastScope, isPast: true, limit: 1 })
    : []
  const inScope = free.filter(({ propertyId }) => !scope.propertyId || propertyId === scope.propertyId)
  const left = await selectTenanciesInScope(sql, owner, {
    scope: { propertyId: scope.propertyId, unit: undefined, tenantIds: [] },
    isPast: true,
    limit: maxPast,
  })
  const propertyId = current[0]?.propertyId ?? past[0]?.propertyId ?? scope.propertyId
  const others =
    tenancy?.wants === 'loss' || (about === 'rent' && isNarrow)
      ? await selectTenanciesInScope(sql, owner, {
          scope: { propertyId, unit: undefined, tenantIds: [] },
          limit: maxPast,
        })
      : []
  const { vacantCount: freeCount } = await selectTotals(sql, owner)
  const sums = await sumTenancies(sql, owner, scope)
  return {
    about,
    tenancies: past.length > 0 ? [] : orderTenancies(current, operation),
    ...{ past, ...sums, place, asked: tenancy, operation },
    otherRents: others
      .filter(
        ({ tenantId, rentCents }) =>
          rentCents > 0 &&
          !scope.tenantIds.includes(tenantId) &&
          current.every((one) => one.tenantId !== tenantId),
      )
      .map(({ rentCents }) => rentCents),
    free: inScope.map((row) => ({
      place: placeOf(row),
      isUnit: row.unitNumber !== null,
      last: left.find(
        ({ propertyId, unitNumber }) => propertyId === row.propertyId && unitNumber === row.unitNumber,
      ),
    })),
    isAfter,
    endsIn: sortsByEnd ? findDays(content, session.today, { isPast: false }) : undefined,
    isOfTwo: scope.tenantIds.length === 2,
    freeCount: scope.propertyId ? inScope.length : freeCount,
    asksPhone: isNarrow && /\b(?:phone|number|call|text|reach|telefono)\b/i.test(message),
  }
}

/** Sorts tenancies by rent or by start, so that the first one answers the question. */
function orderTenancies(all: readonly Tenancy[], operation: Operation | undefined): readonly Tenancy[] {
  if (operation?.over !== 'tenants') return all
  const keyOf = ({ rentCents, startsOn }: Tenancy) =>
    operation.by === 'rent' ? rentCents : -Date.parse(startsOn ?? '9999-12-31')
  const sorted = [...all].sort((a, b) => keyOf(b) - keyOf(a))
  return operation.isLeast ? sorted.reverse() : sorted
}

async function readSavings(reader: Reader, asked: RecordQuestion): Promise<OwnRecords> {
  const { read, session, workerPool } = reader
  const { today } = session
  const { scope, savedDollars, monthlyDollars, message, part, homeAddress } = asked
  const cents = part && asked.assumedDollars !== undefined ? 100 * asked.assumedDollars : undefined
  const isSale = sells.test(message) && scope.propertyId !== undefined && !part
  if (isSale || (part && cents !== undefined)) {
    const { before, after } = await readChangedReserve(reader, {
      scope: part?.propertyId,
      target: part ? { componentId: part.id } : { propertyId: scope.propertyId },
      cents,
    })
    const price = part && needOfPart(part, today, asked)
    const what = price
      ? `${formatDollars((cents ?? 0) / 100)} for ${price.what}, instead of ${formatDollars(price.dollars)}`
      : `${homeAddress} sold`
    const none = { savedDollars: undefined, monthlyDollars: undefined, need: undefined }
    return { about: 'savings', ...none, wants: 'month', reserve: before, changed: { what, reserve: after } }
  }
  const stated = {
    ...(savedDollars !== undefined && { balance: savedDollars }),
    ...(monthlyDollars !== undefined && { monthlyContribution: monthlyDollars }),
  }
  const basis = await readReserveBasis(read, session, { propertyId: scope.propertyId, ...stated })
  const study = await reserveOf(workerPool, basis.holdings, basis.terms, today)
  const reserve = presentReserve(basis, study, today)
  const saved = savedDollars ?? reserve.settings.balance ?? undefined
  const [need, wants] = [needOf(asked, today), wantedOf(message, asked)]
  const eitherNeed = asked.isOfEither ? asked.parts.map((row) => needOfPart(row, today, asked)) : []
  const stateOf = { savedDollars: saved, monthlyDollars, reserve, need, wants, place: homeAddress }
  return { about: 'savings', ...stateOf, eitherNeed }
}

/** Returns what a question about savings asks for. */
function wantedOf(
  message: string,
  { monthlyDollars: monthly, asksWhenSaved }: RecordQuestion,
): RecordsAbout<'savings'>['wants'] {
  if (monthly !== undefined && asksWhenSaved) return 'when'
  if (monthly !== undefined || /\b(?:month|monthly|mes|mensual)\b/i.test(message)) return 'month'
  if (/\bfunded\b/i.test(message)) return 'share'
  return asksBalance.test(message) ? 'balance' : 'enough'
}

function needOf(asked: RecordQuestion, today: string) {
  const { part, parts, price, spending, added, homeAddress } = asked
  const { say } = languageOf(asked)
  if (parts.length > 1) {
    const each = parts.map((row) => needOfPart(row, today, asked))
    const sum = (pick: (one: (typeof each)[number]) => number) =>
      each.reduce((all, one) => all + pick(one), 0)
    return {
      what: joinList(each.map(({ what }) => what)),
      ...{ dollars: sum(({ dollars }) => dollars), highDollars: sum(({ highDollars }) => highDollars) },
    }
  }
  if (part) return needOfPart(part, today, asked)
  if (price) {
    const { cost, place } = costOf(price.kind, { state: price.state }, { state: undefined, today })
    return {
      what: `a new ${nounOf(price.kind)} ${place}`,
      dollars: Math.round(cost.typicalCents / 100),
      highDollars: Math.round(cost.highCents / 100),
    }
  }
  // If the question names no period, the reserve answers it.
  if (!spending || ('years' in spending.span && spending.span.years !== asked.years)) return undefined
  const { span } = spending
  const left = spending.without
    ? say(' without ', ' sin ') + leftOutOf(spending.without, languageOf(asked))
    : ''
  const where = homeAddress ? say(` at ${homeAddress}`, ` en ${homeAddress}`) : ''
  const besides = added ? ` and a new ${nounOf(kindOf(added.row))} at ${placeOf(added.row)}` : ''
  const extra = added ? Math.round(added.cents / 100) : 0
  const when =
    'years' in span
      ? say(`in the next ${countWithNoun(span.years, 'year')}`, `en ${countWithNoun(span.years, 'año')}`)
      : `${span.isThrough ? say('until the end of', 'hasta el final de') : say('in', 'en')} ${span.year}`
  return {
    what: `${say('everything', 'todo')} ${when}${where}${left}${besides}`,
    months: monthsOf(span, today),
    dollars: spending.expectedDollars + extra,
    highDollars: spending.highDollars + extra,
  }
}

function needOfPart(row: ComponentRow, today: string, asked: RecordQuestion) {
  const { say, yours } = languageOf(asked)
  const { cost } = costOf(kindOf(row), { state: undefined }, { state: undefined, today }, row)
  return {
    what: say(`the ${nounOf(kindOf(row))} at ${placeOf(row)}`, yours(row)),
    dollars: Math.round((row.ownerCostCents ?? cost.typicalCents) / 100),
    highDollars: Math.round((row.ownerCostCents ?? cost.highCents) / 100),
    ...savingTime(asked.content, today, row.forecastOn),
  }
}
