import { daysBetween } from '@home-pulse/lifecycle/plain-date'
import { countWithNoun } from '@home-pulse/lifecycle/wording'
import { type AnswerLanguage, bulletList } from './answer-languages.ts'
import type { OwnRecords } from './own-record-facts.ts'
import { nameOf } from './tenancy-facts.ts'

type Tenancies = Extract<OwnRecords, { about: 'tenants' | 'lease_ends' | 'rent' | 'vacancies' }>

/** Returns the end of a lease as text: `December 31, 2026 (36 days from now)`. */
export function endOf(endsOn: string, today: string, { say, day }: AnswerLanguage): string {
  const days = daysBetween(today, endsOn)
  return days < 0
    ? `${day(endsOn)} ${say('(over)', '(vencido)')}`
    : `${day(endsOn)} ${say(`(${countWithNoun(days, 'day')} from now)`, `(faltan ${countWithNoun(days, 'día')})`)}`
}

/** If a lease ends within this number of days, the answer advises to renew it now. */
const renewalDays = 120

/** Names the lease that ends first, and lists the others. */
export function ofLeases({ tenancies }: Tenancies, today: string, language: AnswerLanguage): string[] {
  const { say, day, place } = language
  const over = tenancies.filter(({ endsOn }) => endsOn !== null && endsOn < today)
  const [first] = tenancies
  if (!first) return []
  const ends = first.endsOn ?? today
  const lead = () =>
    ends < today && tenancies.length === 1
      ? say(
          `The lease of ${nameOf(first)}, ${place(first)}, ended on ${day(ends)}, and the end of the tenancy is not on record.`,
          `El contrato de ${nameOf(first)}, ${place(first)}, venció el ${day(ends)}, y no se registró la salida.`,
        )
      : ends < today
        ? say(
            `${countWithNoun(over.length, 'lease is', 'leases are')} over, and the tenancy was not ended.`,
            `${countWithNoun(over.length, 'contrato venció', 'contratos vencieron')}, y no se registró la salida.`,
          )
        : tenancies.length === 1
          ? say(
              `The lease of ${nameOf(first)}, ${place(first)}, ends on ${endOf(ends, today, language)}.`,
              `El contrato de ${nameOf(first)}, ${place(first)}, vence el ${endOf(ends, today, language)}.`,
            )
          : say(
              `The lease of ${nameOf(first)} ends first, on ${endOf(ends, today, language)}.`,
              `El contrato de ${nameOf(first)} vence primero, el ${endOf(ends, today, language)}.`,
            )
  const next =
    over.length > 0 ? tenancies.find(({ endsOn }) => endsOn !== null && endsOn >= today) : undefined
  const isAlone = tenancies.length === 1
  return [
    next?.endsOn
      ? `${lead()} ${say(
          `Of the others, the lease of ${nameOf(next)} ends first, on ${endOf(next.endsOn, today, language)}.`,
          `De los demás, el contrato de ${nameOf(next)} vence primero, el ${endOf(next.endsOn, today, language)}.`,
        )}`
      : lead(),
    ...(isAlone && ends < today
      ? [
          say(
            'Agree on a new lease, or end the tenancy on the Tenants screen.',
            'Acuerde un contrato nuevo, o registre la salida en la pantalla de inquilinos.',
          ),
        ]
      : isAlone
        ? first.startsOn
          ? [
              ...(daysBetween(today, ends) <= renewalDays
                ? [
                    say(
                      `Ask about renewing now, before the notice that the lease or the law asks for runs out${first.phoneNumber ? `: ${first.phoneNumber}` : ''}.`,
                      `Hable ya de renovar${first.phoneNumber ? `: ${first.phoneNumber}` : ''}.`,
                    ),
                  ]
                : []),
              say(
                `It is a fixed term that began on ${day(first.startsOn)}. What happens after it is not on record.`,
                `Es a plazo fijo desde el ${day(first.startsOn)}. Lo que sigue después no está registrado.`,
              ),
            ]
          : []
        : [
            bulletList(
              tenancies.map(
                (tenancy) =>
                  `${nameOf(tenancy)}, ${place(tenancy)}: ${tenancy.endsOn ? day(tenancy.endsOn) : ''}`,
              ),
            ),
            say(
              'The rent roll on the Tenants screen has all of them.',
              'La pantalla de inquilinos los muestra todos.',
            ),
          ]),
  ]
}
