import { daysBetween } from '@home-pulse/lifecycle/plain-date'
import { countWithNoun } from '@home-pulse/lifecycle/wording'
import type { Tenancy } from '../../record-queries.ts'
import { type AnswerLanguage, bulletList } from '../language/answer-languages.ts'
import { texts } from '../sentences.ts'
import type { Tenancies } from './own-record-facts.ts'
import { nameAndPlace, nameOf } from './tenancy-facts.ts'

/** Returns the end of a lease as text: `December 31, 2026 (36 days from now)`. */
export function endOf(endsOn: string, today: string, { say, day, days }: AnswerLanguage): string {
  const left = daysBetween(today, endsOn)
  return left < 0
    ? `${day(endsOn)} ${say('(over)', '(vencido)')}`
    : `${day(endsOn)} (${say(`${days(left)} from now`, `faltan ${days(left)}`)})`
}

/** Matches a question whether leases have ended without a renewal: "are all leases current". */
export const asksLeaseState =
  /\b(?:leases?|contratos?)\b.*\b(?:current|up to date|in order|paperwork|lapsed?|expired|al dia|vencid[oa]s?)\b|\b(?:lapsed|expired|outdated|without a|vencid[oa]s) (?:leases?|contratos?)\b|\b(?:anyone|anybody|who|which tenants?|any tenants?)\b.*\b(?:not renew\w*|(?:has|have) not (?:renewed|signed)|never (?:renewed|signed)|still to (?:renew|sign))\b/

/** The number of days before the end of a lease from which the answer advises to renew it. */
const renewalDays = 120

/** Says when the only lease ends. If there are several, says which one ends first. */
export function ofLeases(
  { tenancies: all, endsIn }: Pick<Tenancies, 'tenancies' | 'endsIn'>,
  today: string,
  language: AnswerLanguage,
): string[] {
  const [only] = all
  if (only && all.length === 1) return ofOneLease(only, today, language)
  if (!endsIn) return ofSeveralLeases(all, today, language)
  const { say, day } = language
  const inPeriod = all.filter(({ endsOn }) => endsOn !== null && endsOn >= endsIn.from && endsOn <= endsIn.to)
  if (inPeriod.length > 0) return ofLeases({ tenancies: inPeriod, endsIn: undefined }, today, language)
  const [from, to] = [endsIn.from, endsIn.to].map(day)
  const none =
    endsIn.from > today
      ? say(`No lease ends from ${from} to ${to}.`, `Ningún contrato vence del ${from} al ${to}.`)
      : say(`No lease ends by ${to}.`, `Ningún contrato vence hasta el ${to}.`)
  return [none, ...ofSeveralLeases(all, today, language)]
}

function ofOneLease(tenancy: Tenancy, today: string, language: AnswerLanguage): string[] {
  const { say, day } = language
  const { endsOn, startsOn, phoneNumber } = tenancy
  const ends = endsOn ?? today
  const who = `${nameAndPlace(tenancy, language)},`
  if (ends < today)
    return [
      say(
        `The lease of ${who} ended on ${day(ends)}, and the end of the tenancy is not on record.`,
        `El contrato de ${who} venció el ${day(ends)}, y no se registró la salida.`,
      ),
      say(
        'Agree on a new lease, or end the tenancy on the Tenants screen.',
        'Acuerde un contrato nuevo, o registre la salida en la pantalla de inquilinos.',
      ),
    ]
  const end = endOf(ends, today, language)
  const lead = say(`The lease of ${who} ends on ${end}.`, `El contrato de ${who} vence el ${end}.`)
  if (!startsOn) return [lead]
  const call = phoneNumber ? `: ${phoneNumber}` : ''
  const renewal = `${say('Ask about renewing now, before the notice that the lease or the law asks for runs out', 'Hable ya de renovar')}${call}.`
  return texts(
    lead,
    daysBetween(today, ends) <= renewalDays && renewal,
    say(
      `It is a fixed term that began on ${day(startsOn)}. What happens after it is not on record.`,
      `Es a plazo fijo desde el ${day(startsOn)}. Lo que sigue después no está registrado.`,
    ),
  )
}

function ofSeveralLeases(tenancies: readonly Tenancy[], today: string, language: AnswerLanguage): string[] {
  const { say, day } = language
  const isOver = ({ endsOn }: Tenancy) => endsOn !== null && endsOn < today
  const over = tenancies.filter(isOver).length
  const next = tenancies.find((tenancy) => !isOver(tenancy))
  const [name, end] = next?.endsOn ? [nameOf(next), endOf(next.endsOn, today, language)] : []
  const first = over > 0 ? say('Of the others, the', 'De los demás, el') : say('The', 'El')
  const sentences = texts(
    over > 0 &&
      say(
        `${countWithNoun(over, 'lease is', 'leases are')} over, and the tenancy was not ended.`,
        `${countWithNoun(over, 'contrato venció', 'contratos vencieron')}, y no se registró la salida.`,
      ),
    name &&
      say(
        `${first} lease of ${name} ends first, on ${end}.`,
        `${first} contrato de ${name} vence primero, el ${end}.`,
      ),
  )
  return [
    sentences.join(' '),
    bulletList(
      tenancies.map((one) => `${nameAndPlace(one, language)}: ${one.endsOn ? day(one.endsOn) : ''}`),
    ),
    say(
      'The rent roll on the Tenants screen has all of them.',
      'La pantalla de inquilinos los muestra todos.',
    ),
  ]
}
