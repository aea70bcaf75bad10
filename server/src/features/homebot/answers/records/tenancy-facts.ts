import { daysBetween, wholeMonthsBetween } from '@home-pulse/lifecycle/plain-date'
import { capitalize, countWithNoun } from '@home-pulse/lifecycle/wording'
import type { Tenancy } from '../../record-queries.ts'
import type { RentChange } from '../../understanding/records/tenancy-question.ts'
import { type AnswerLanguage, bulletList } from '../language/answer-languages.ts'
import { formatCents, formatExactCents, joinList, texts } from '../sentences.ts'
import type { OwnRecords } from './own-record-facts.ts'

type Tenancies = Extract<OwnRecords, { about: 'tenants' | 'lease_ends' | 'rent' | 'vacancies' }>

/** Returns the full name of a tenant. */
export const nameOf = ({ firstName, lastName }: Tenancy): string => `${firstName} ${lastName}`.trim()

/** Answers a question about one fact of a tenancy. Returns undefined if the records do not contain the fact. */
export function tenancyFactParagraphs(
  records: Tenancies,
  today: string,
  language: AnswerLanguage,
): string[] | undefined {
  const { asked, tenancies, past } = records
  const [one] = past.length > 0 ? past : tenancies
  switch (asked?.wants) {
    case 'phone':
      return one && tenancies.length + past.length === 1 ? ofPhone(one, language) : undefined
    case 'stay':
      return one && tenancies.length + past.length === 1 ? ofStay(one, today, language) : undefined
    case 'deposit':
      return ofDeposits(tenancies, language)
    case 'co_tenants':
      return one && tenancies.length === 1 ? ofCoTenants(one, language) : undefined
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

export function ofPhone(one: Tenancy, { say, place }: AnswerLanguage): string[] {
  const name = nameOf(one)
  return [
    one.phoneNumber
      ? `${name}, ${place(one)}: ${one.phoneNumber}.`
      : say(
          `No phone number is on record for ${name}, ${place(one)}. Add it with Edit at the tenant on the Tenants screen.`,
          `No hay teléfono registrado de ${name}, ${place(one)}. Agréguelo en la pantalla de inquilinos.`,
        ),
  ]
}

/** Lists the deposits of the current tenants, after their sum. */
function ofDeposits(tenancies: readonly Tenancy[], { say, place }: AnswerLanguage): string[] {
  const held = tenancies.filter(({ depositCents }) => depositCents !== null && depositCents > 0)
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
      held.map((one) => `${nameOf(one)}, ${place(one)}: ${formatExactCents(one.depositCents ?? 0)}`),
    ),
  ]
}

function ofCoTenants(one: Tenancy, { say, place }: AnswerLanguage): string[] {
  const [name, others] = [nameOf(one), joinList(one.coTenants)]
  return [
    others === ''
      ? say(
          `Nobody else is on record beside ${name}, ${place(one)}. Edit at the tenant on the Tenants screen adds co-tenants.`,
          `No hay nadie más registrado con ${name}, ${place(one)}.`,
        )
      : say(`With ${name}, ${place(one)}: ${others}.`, `Con ${name}, ${place(one)}: ${others}.`),
  ]
}

function ofStay(one: Tenancy, today: string, { say, day, place }: AnswerLanguage): string[] {
  const { startsOn, endsOn, isCurrent } = one
  const name = nameOf(one)
  const months = startsOn && wholeMonthsBetween(startsOn, isCurrent || !endsOn ? today : endsOn)
  const stay = !months
    ? ''
    : say(`, ${countWithNoun(months, 'month')}`, `, ${countWithNoun(months, 'mes', 'meses')}`)
  if (isCurrent)
    return [
      startsOn
        ? say(
            `${name} has been in ${place(one)} since ${day(startsOn)}${stay}.`,
            `${name} está en ${place(one)} desde el ${day(startsOn)}${stay}.`,
          )
        : say(
            `The day when ${name} moved into ${place(one)} is not on record.`,
            `No está registrado desde cuándo está ${name} en ${place(one)}.`,
          ),
    ]
  const left = endsOn
    ? say(
        `${name} left ${place(one)} on ${day(endsOn)}, by your records.`,
        `${name} dejó ${place(one)} el ${day(endsOn)}, según sus registros.`,
      )
    : say(
        `The day when ${name} left ${place(one)} is not on record.`,
        `No está registrado cuándo se fue ${name} de ${place(one)}.`,
      )
  const came = startsOn
    ? say(`The lease began on ${day(startsOn)}${stay}.`, `El contrato empezó el ${day(startsOn)}${stay}.`)
    : say(
        'The day of moving in is not on record, so I cannot say how long that was.',
        'No está registrado cuándo entró, así que no sé cuánto tiempo fue.',
      )
  return [`${left} ${came}`]
}

const daysOfMonth = 365 / 12
const inDollarRange = ([low = 0, high = low]: readonly number[], factor = 1) => {
  const [from, to] = [low, high].map((cents) => formatCents(100 * Math.round((factor * cents) / 100)))
  return from === to ? `${from}` : `${from} to ${to}`
}

/** Says what a vacancy costs, from the recorded rent or from the rents of the other units. */
function ofLoss(
  records: Tenancies,
  today: string,
  { say, day, place }: AnswerLanguage,
): string[] | undefined {
  const { asked, tenancies, past, otherRents } = records
  const months = asked?.months
  const [former] = past
  const [one] = tenancies
  if (one && tenancies.length === 1 && months !== undefined) {
    const ends = one.endsOn
      ? say(` The lease ends on ${day(one.endsOn)}.`, ` El contrato termina el ${day(one.endsOn)}.`)
      : ''
    return [
      say(
        `About ${formatExactCents(months * one.rentCents)}: ${nameOf(one)} pays ${formatExactCents(one.rentCents)} a month, and ${place(one)} would be vacant for ${countWithNoun(months, 'month')}.${ends}`,
        `Unos ${formatExactCents(months * one.rentCents)}: ${nameOf(one)} paga ${formatExactCents(one.rentCents)} al mes, y ${place(one)} estaría vacía ${countWithNoun(months, 'mes', 'meses')}.${ends}`,
      ),
    ]
  }
  if (!former || tenancies.length > 0) return undefined
  const isOwn = former.rentCents > 0
  const rents = isOwn ? [former.rentCents] : [Math.min(...otherRents), Math.max(...otherRents)]
  if (!isOwn && otherRents.length === 0) return undefined
  const basis = isOwn
    ? say(`the last rent of ${nameOf(former)}`, `la última renta de ${nameOf(former)}`)
    : say(
        'an estimate from the other rents there, because no rent of its own is on record',
        'un cálculo por las otras rentas, porque no hay renta registrada',
      )
  const days = former.endsOn === null ? 0 : daysBetween(former.endsOn, today)
  const soFar =
    former.endsOn && days > 0
      ? say(
          ` ${capitalize(place(former))} has been vacant since ${day(former.endsOn)}, ${countWithNoun(days, 'day')}: about ${inDollarRange(rents, days / daysOfMonth)} so far.`,
          ` ${capitalize(place(former))} está vacía desde el ${day(former.endsOn)}, ${countWithNoun(days, 'día')}: ya van unos ${inDollarRange(rents, days / daysOfMonth)}.`,
        )
      : ''
  return [
    `${say(`About ${inDollarRange(rents)} a month: ${basis}.`, `Unos ${inDollarRange(rents)} al mes: ${basis}.`)}${soFar}`,
  ]
}

/** A sum of at least this share of the current rent is read as the new rent, and a smaller sum as the difference. */
const minShareOfNewRent = 0.5

function newRentOf({ rentCents }: Tenancy, { unit, value }: RentChange): number {
  if (unit === 'percent') return Math.round(rentCents * (1 + value / 100))
  return Math.abs(100 * value) >= minShareOfNewRent * rentCents
    ? Math.abs(100 * value)
    : rentCents + 100 * value
}

/** Says what the rents are after a change, and what share of the current rents the change is. */
function ofRaise(
  all: readonly Tenancy[],
  change: RentChange,
  { say, day, place }: AnswerLanguage,
): string[] | undefined {
  const paying = all.filter(({ rentCents }) => rentCents > 0)
  if (paying.length === 0) return undefined
  const lines = paying.map((one) => {
    const cents = newRentOf(one, change)
    const difference = cents - one.rentCents
    const percent = Math.abs(Math.round((1000 * difference) / one.rentCents) / 10)
    const [from, to, by] = [one.rentCents, cents, Math.abs(difference)].map((sum) => formatExactCents(sum))
    const ends = one.endsOn
      ? ` ${say('The current lease ends on', 'El contrato actual termina el')} ${day(one.endsOn)}.`
      : ''
    return say(
      `From ${from} to ${to} a month is ${by} or ${percent}% ${difference < 0 ? 'less' : 'more'} for ${nameOf(one)}, ${place(one)}.${ends}`,
      `De ${from} a ${to} al mes son ${by} o ${percent}% ${difference < 0 ? 'menos' : 'más'} para ${nameOf(one)}, ${place(one)}.${ends}`,
    )
  })
  const total = formatExactCents(paying.reduce((sum, one) => sum + newRentOf(one, change), 0))
  return texts(
    ...(lines.length === 1
      ? lines
      : [say(`All rents together would be ${total} a month:`, `Todas las rentas serían ${total} al mes:`)]),
    lines.length !== 1 && bulletList(lines),
    say(
      'Whether and with what notice you may raise it, the lease and the law of the place say: ask a local advisor.',
      'El contrato y la ley local dicen si se puede y con qué aviso.',
    ),
  )
}

/** Says what the rents of a calendar year are if all current tenants stay. */
function ofYear(
  { tenancies, rentCents, count, free }: Tenancies,
  year: number,
  language: AnswerLanguage,
): string[] {
  const { say, day } = language
  const freeCount = free.filter(({ last }) => last !== undefined).length
  const ending = tenancies.flatMap((one) =>
    one.endsOn && one.endsOn <= `${year}-12-31` ? [`${nameOf(one)} (${day(one.endsOn)})`] : [],
  )
  return texts(
    say(
      `${formatExactCents(12 * rentCents)} in ${year}, if all ${countWithNoun(count, 'current tenant')} stay the whole year: ${formatExactCents(rentCents)} a month.`,
      `${formatExactCents(12 * rentCents)} en ${year}, si siguen todo el año los inquilinos actuales (${count}): ${formatExactCents(rentCents)} al mes.`,
    ),
    ending.length > 0 &&
      say(
        `For that these leases must be renewed: ${joinList(ending)}.`,
        `Para eso hay que renovar: ${ending.join(', ')}.`,
      ),
    freeCount > 0 &&
      say(
        `${capitalize(countWithNoun(freeCount, 'vacant place'))} ${freeCount === 1 ? 'is' : 'are'} not counted.`,
        `Sin contar las unidades vacías (${freeCount}).`,
      ),
  )
}
