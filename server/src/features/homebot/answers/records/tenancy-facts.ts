import { formatExactCents } from '@home-pulse/contract/money'
import { daysBetween, wholeMonthsBetween } from '@home-pulse/lifecycle/plain-date'
import { capitalize, countWithNoun } from '@home-pulse/lifecycle/wording'
import type { Tenancy } from '../../record-queries.ts'
import type { RentChange } from '../../understanding/records/tenancy-question.ts'
import { type AnswerLanguage, bulletList } from '../language/answer-languages.ts'
import { formatCents, texts } from '../sentences.ts'
import type { Tenancies } from './own-record-facts.ts'

export const nameOf = ({ firstName, lastName }: Tenancy): string => `${firstName} ${lastName}`.trim()

/** Returns a tenant with the place: `Maria Delgado, 412 Oak St, Columbus, OH`. */
export const nameAndPlace = (tenancy: Tenancy, { place }: AnswerLanguage): string =>
  `${nameOf(tenancy)}, ${place(tenancy)}`

/**
 * Answers a question about one detail of a tenancy, such as the deposit. Returns undefined if the detail is not on
 * record.
 */
export function tenancyFactParagraphs(
  records: Tenancies,
  today: string,
  language: AnswerLanguage,
): string[] | undefined {
  const { asked, tenancies, past } = records
  const [one] = past.length > 0 ? past : tenancies
  const only = tenancies.length + past.length === 1 ? one : undefined
  switch (asked?.wants) {
    case 'phone':
      return only && [phoneOf(only, language)]
    case 'stay':
      return only && [stayOf(only, today, language)]
    case 'deposit':
      return ofDeposits(tenancies, language)
    case 'co_tenants':
      return one && tenancies.length === 1 ? [coTenantsOf(one, language)] : undefined
    case 'loss':
      return ofLoss(records, today, language)
    case 'raise':
      return asked.change && past.length === 0 ? ofRaise(tenancies, asked.change, language) : undefined
    case 'year':
      return asked.year !== undefined && past.length === 0 && tenancies.length > 0
        ? ofYear(records, asked.year, language)
        : undefined
    default:
      return undefined
  }
}

export function phoneOf(tenancy: Tenancy, language: AnswerLanguage): string {
  const who = nameAndPlace(tenancy, language)
  return tenancy.phoneNumber
    ? `${who}: ${tenancy.phoneNumber}.`
    : language.say(
        `No phone number is on record for ${who}. Add it with Edit at the tenant on the Tenants screen.`,
        `No hay teléfono registrado de ${who}. Agréguelo en la pantalla de inquilinos.`,
      )
}

/** States the sum of the current tenants' deposits, and then each deposit. */
function ofDeposits(tenancies: readonly Tenancy[], language: AnswerLanguage): string[] {
  const { say } = language
  const held = tenancies.filter(({ depositCents }) => (depositCents ?? 0) > 0)
  if (held.length === 0)
    return [
      say(
        'No deposit of a current tenant is on record there. Add it with Edit at the tenant on the Tenants screen.',
        'No hay depósito registrado. Agréguelo en la pantalla de inquilinos.',
      ),
    ]
  const sum = formatExactCents(held.reduce((cents, { depositCents }) => cents + (depositCents ?? 0), 0))
  return [
    say(
      `You hold ${sum} in deposits of ${countWithNoun(held.length, 'current tenant')}, by your records:`,
      `Según sus registros guarda ${sum} en depósitos de inquilinos actuales:`,
    ),
    bulletList(
      held.map((one) => `${nameAndPlace(one, language)}: ${formatExactCents(one.depositCents ?? 0)}`),
    ),
  ]
}

function coTenantsOf(tenancy: Tenancy, language: AnswerLanguage): string {
  const { say, list } = language
  const [who, others] = [nameAndPlace(tenancy, language), list(tenancy.coTenants)]
  return others === ''
    ? say(
        `Nobody else is on record beside ${who}. Edit at the tenant on the Tenants screen adds co-tenants.`,
        `No hay nadie más registrado con ${who}.`,
      )
    : say(`With ${who}: ${others}.`, `Con ${who}: ${others}.`)
}

function stayOf(tenancy: Tenancy, today: string, { say, day, place, months }: AnswerLanguage): string {
  const { startsOn, endsOn, isCurrent } = tenancy
  const [name, where] = [nameOf(tenancy), place(tenancy)]
  const length = startsOn && wholeMonthsBetween(startsOn, isCurrent || !endsOn ? today : endsOn)
  const stay = length ? `, ${months(length)}` : ''
  if (isCurrent)
    return startsOn
      ? say(
          `${name} has been in ${where} since ${day(startsOn)}${stay}.`,
          `${name} está en ${where} desde el ${day(startsOn)}${stay}.`,
        )
      : say(
          `The day when ${name} moved into ${where} is not on record.`,
          `No está registrado desde cuándo está ${name} en ${where}.`,
        )
  const left = endsOn
    ? say(
        `${name} left ${where} on ${day(endsOn)}, by your records.`,
        `${name} dejó ${where} el ${day(endsOn)}, según sus registros.`,
      )
    : say(
        `The day when ${name} left ${where} is not on record.`,
        `No está registrado cuándo se fue ${name} de ${where}.`,
      )
  const came = startsOn
    ? say(`The lease began on ${day(startsOn)}${stay}.`, `El contrato empezó el ${day(startsOn)}${stay}.`)
    : say(
        'The day of moving in is not on record, so I cannot say how long that was.',
        'No está registrado cuándo entró, así que no sé cuánto tiempo fue.',
      )
  return `${left} ${came}`
}

const daysOfMonth = 365 / 12
/** Returns a range of sums as text. `factor` multiplies both ends. */
export const inDollarRange = ([low = 0, high = low]: readonly number[], factor = 1) => {
  const [from, to] = [low, high].map((cents) => formatCents(factor * cents))
  return from === to ? `${from}` : `${from} to ${to}`
}

/** Says what a vacancy costs. Uses the rent of the place, otherwise the rents of the other units. */
function ofLoss(records: Tenancies, today: string, language: AnswerLanguage): string[] | undefined {
  const { say, day, place, days: inDays, months: inMonths } = language
  const { asked, tenancies, past, otherRents } = records
  const months = asked?.months
  const [former] = past
  const [one] = tenancies
  if (one && tenancies.length === 1 && months !== undefined) {
    const [rent, loss] = [one.rentCents, months * one.rentCents].map(formatExactCents)
    const ends = one.endsOn
      ? say(` The lease ends on ${day(one.endsOn)}.`, ` El contrato termina el ${day(one.endsOn)}.`)
      : ''
    return [
      say(
        `About ${loss}: ${nameOf(one)} pays ${rent} a month, and ${place(one)} would be vacant for ${inMonths(months)}.${ends}`,
        `Unos ${loss}: ${nameOf(one)} paga ${rent} al mes, y ${place(one)} estaría vacía ${inMonths(months)}.${ends}`,
      ),
    ]
  }
  if (!former || tenancies.length > 0) return undefined
  const isOwn = former.rentCents > 0
  if (!isOwn && otherRents.length === 0) return undefined
  const rents = isOwn ? [former.rentCents] : [Math.min(...otherRents), Math.max(...otherRents)]
  const basis = isOwn
    ? say(`the last rent of ${nameOf(former)}`, `la última renta de ${nameOf(former)}`)
    : say(
        'an estimate from the other rents there, because no rent of its own is on record',
        'un cálculo por las otras rentas, porque no hay renta registrada',
      )
  const monthly = inDollarRange(rents)
  const lead = say(`About ${monthly} a month: ${basis}.`, `Unos ${monthly} al mes: ${basis}.`)
  const days = former.endsOn === null ? 0 : daysBetween(former.endsOn, today)
  if (!former.endsOn || days <= 0) return [lead]
  const [where, since, lost] = [
    capitalize(place(former)),
    day(former.endsOn),
    inDollarRange(rents, days / daysOfMonth),
  ]
  const soFar = say(
    `${where} has been vacant since ${since}, ${inDays(days)}: about ${lost} so far.`,
    `${where} está vacía desde el ${since}, ${inDays(days)}: ya van unos ${lost}.`,
  )
  return [`${lead} ${soFar}`]
}

/**
 * The share of the current rent from which an amount counts as the new rent: "raise it to 1100". A smaller amount is a
 * difference: "raise it by 50".
 */
const minShareOfNewRent = 0.5

function newRentOf({ rentCents }: Tenancy, { unit, value }: RentChange): number {
  if (unit === 'percent') return Math.round(rentCents * (1 + value / 100))
  return Math.abs(100 * value) >= minShareOfNewRent * rentCents
    ? Math.abs(100 * value)
    : rentCents + 100 * value
}

/** Says what the rents will be after a change, and how large the change is as a share of the current rents. */
function ofRaise(
  all: readonly Tenancy[],
  change: RentChange,
  language: AnswerLanguage,
): string[] | undefined {
  const { say, day } = language
  const paying = all.filter(({ rentCents }) => rentCents > 0)
  if (paying.length === 0) return undefined
  const lines = paying.map((one) => {
    const who = nameAndPlace(one, language)
    const cents = newRentOf(one, change)
    const difference = cents - one.rentCents
    const percent = Math.abs(Math.round((1000 * difference) / one.rentCents) / 10)
    const [from, to, by] = [one.rentCents, cents, Math.abs(difference)].map(formatExactCents)
    const ends = one.endsOn
      ? ` ${say('The current lease ends on', 'El contrato actual termina el')} ${day(one.endsOn)}.`
      : ''
    return say(
      `From ${from} to ${to} a month is ${by} or ${percent}% ${difference < 0 ? 'less' : 'more'} for ${who}.${ends}`,
      `De ${from} a ${to} al mes son ${by} o ${percent}% ${difference < 0 ? 'menos' : 'más'} para ${who}.${ends}`,
    )
  })
  const sum = paying.reduce((cents, one) => cents + newRentOf(one, change), 0)
  const [total, yearly] = [sum, 12 * sum].map(formatExactCents)
  const together = [
    say(
      `All rents together would be ${total} a month, ${yearly} a year:`,
      `Todas las rentas serían ${total} al mes, ${yearly} al año:`,
    ),
    bulletList(lines),
  ]
  return [
    ...(lines.length === 1 ? lines : together),
    say(
      'Whether and with what notice you may raise it, the lease and the law of the place say: ask a local advisor.',
      'El contrato y la ley local dicen si se puede y con qué aviso.',
    ),
  ]
}

/** Gives the sum of the rents of a calendar year, assuming that all current tenants stay. */
function ofYear(
  { tenancies, rentCents, count, free }: Tenancies,
  year: number,
  { say, day, list }: AnswerLanguage,
): string[] {
  const [monthly, yearly] = [rentCents, 12 * rentCents].map(formatExactCents)
  const freeCount = free.filter(({ last }) => last !== undefined).length
  const ending = tenancies.flatMap((one) =>
    one.endsOn && one.endsOn <= `${year}-12-31` ? [`${nameOf(one)} (${day(one.endsOn)})`] : [],
  )
  return texts(
    say(
      `${yearly} in ${year}, if all ${countWithNoun(count, 'current tenant')} stay the whole year: ${monthly} a month.`,
      `${yearly} en ${year}, si siguen todo el año los inquilinos actuales (${count}): ${monthly} al mes.`,
    ),
    ending.length > 0 &&
      say(
        `For that these leases must be renewed: ${list(ending)}.`,
        `Para eso hay que renovar: ${list(ending)}.`,
      ),
    freeCount > 0 &&
      say(
        `${capitalize(countWithNoun(freeCount, 'vacant place'))} ${freeCount === 1 ? 'is' : 'are'} not counted.`,
        `Sin contar las unidades vacías (${freeCount}).`,
      ),
  )
}
