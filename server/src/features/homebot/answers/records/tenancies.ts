import { formatExactCents } from '@home-pulse/contract/money'
import { formatCount } from '@home-pulse/contract/wording'
import { daysBetween, wholeMonthsBetween } from '@home-pulse/lifecycle/plain-date'
import { capitalize, countWithNoun } from '@home-pulse/lifecycle/wording'
import type { Tenancy } from '../../record-queries.ts'
import { type AnswerLanguage, bulletList } from '../language/answer-languages.ts'
import { texts } from '../sentences.ts'
import { endOf, ofLeases } from './lease-ends.ts'
import type { Tenancies } from './own-record-facts.ts'
import { inDollarRange, nameAndPlace, nameOf, phoneOf, tenancyFactParagraphs } from './tenancy-facts.ts'

/** Answers a question about tenants, leases, rents or vacant places. */
export function tenancyParagraphs(asked: Tenancies, today: string, language: AnswerLanguage): string[] {
  const fact = tenancyFactParagraphs(asked, today, language) ?? ofOrder(asked, today, language)
  if (fact) return fact
  const [former] = asked.past
  if (former) return ofFormer(former, asked, language)
  if (asked.about === 'vacancies') return ofVacancies(asked, today, language)
  if (asked.tenancies.length === 0 || asked.count === 0) return ofNoTenants(asked, language)
  if (asked.about === 'lease_ends') return ofLeases(asked, today, language)
  return asked.about === 'rent' ? ofRent(asked, today, language) : ofTenants(asked, today, language)
}

/** Sorts the tenants by rent, length of stay or end of the lease, and says which tenant is first. */
function ofOrder(asked: Tenancies, today: string, language: AnswerLanguage): string[] | undefined {
  const { operation, tenancies } = asked
  if (operation?.over !== 'tenants' || tenancies.length < 2) return undefined
  const { say, day } = language
  const wordsOf = (one: Tenancy) =>
    operation.by === 'rent' || !one.startsOn
      ? perMonth(one.rentCents, language)
      : `${say('since', 'desde el')} ${startOf(one.startsOn, today, language)}`
  const [first, ...rest] = tenancies
  if (!first) return undefined
  const lead =
    operation.by === 'rent'
      ? operation.isLeast
        ? say('The lowest rent:', 'La renta más baja:')
        : say('The highest rent:', 'La renta más alta:')
      : operation.isLeast
        ? say('The newest tenant:', 'Quien llegó último:')
        : say('Here the longest:', 'Quien lleva más tiempo:')
  const line = (one: Tenancy) => `${nameAndPlace(one, language)}: ${wordsOf(one)}`
  const difference = (one: Tenancy) =>
    operation.by === 'rent'
      ? `, ${formatExactCents(Math.abs(one.rentCents - first.rentCents))} ${one.rentCents < first.rentCents ? say('less', 'menos') : say('more', 'más')}`
      : ''
  return [
    `${lead} ${line(first)}${first.endsOn ? `, ${say('until', 'hasta el')} ${day(first.endsOn)}` : ''}.`,
    `${say('Then:', 'Después:')}\n${bulletList(rest.map((one) => line(one) + difference(one)))}`,
  ]
}

const perMonth = (cents: number, { say }: AnswerLanguage) =>
  `${formatExactCents(cents)} ${say('a month', 'al mes')}`

/** Returns the start of a lease as text: `January 1, 2025 (22 months)`. */
function startOf(startsOn: string, today: string, { day, months }: AnswerLanguage): string {
  const stay = wholeMonthsBetween(startsOn, today)
  return `${day(startsOn)}${stay > 0 ? ` (${months(stay)})` : ''}`
}

function termsOf(tenancy: Tenancy, today: string, language: AnswerLanguage): string {
  const { say } = language
  const rent = perMonth(tenancy.rentCents, language)
  return tenancy.endsOn === null
    ? `${rent}, ${say('no end on record', 'sin fecha final')}`
    : `${rent}, ${say('until', 'hasta el')} ${endOf(tenancy.endsOn, today, language)}`
}

const more = (all: number, shown: number) =>
  all > shown ? [`${formatCount(all - shown)} more: see the rent roll on the Tenants screen.`] : []

function ofFormer(
  former: Tenancy,
  { about, count, asksPhone }: Tenancies,
  language: AnswerLanguage,
): string[] {
  const { say, day, place } = language
  const name = nameOf(former)
  const left =
    former.endsOn === null ? '' : say(` until ${day(former.endsOn)}`, ` hasta el ${day(former.endsOn)}`)
  const paid =
    former.rentCents > 0
      ? say(
          `The rent was ${formatExactCents(former.rentCents)} a month.`,
          `La renta era de ${formatExactCents(former.rentCents)} al mes.`,
        )
      : say(`No rent is on record for ${name}.`, `No hay renta registrada de ${name}.`)
  const where = capitalize(place(former))
  const isVacant = count === 0
  const lived = isVacant
    ? say(
        `${where} is vacant. The last tenant was ${name}${left}.`,
        `${where} está vacía. La última persona fue ${name}${left}.`,
      )
    : say(
        `The tenant before in ${place(former)} was ${name}${left}.`,
        `Antes vivía ${name} en ${place(former)}${left}.`,
      )
  return texts(
    `${lived} ${paid}`,
    asksPhone && phoneOf(former, language),
    isVacant &&
      (about === 'rent' || about === 'vacancies') &&
      say(
        'The rents of your other places can serve as a guide: ask me for the rent roll.',
        'Pregúnteme por las rentas de las otras unidades para comparar.',
      ),
  )
}

/** Says since when a place is vacant, for how many days, and what the last rent was. */
function freeLine(
  { place, last }: Tenancies['free'][number],
  today: string,
  { say, day, days, named }: AnswerLanguage,
): string {
  const where = capitalize(named(place))
  if (!last?.endsOn) return `${where}: ${say('no tenant is on record', 'sin inquilino registrado')}`
  const vacantDays = daysBetween(last.endsOn, today)
  // A vacancy can begin before the recorded end of the lease. If that end is in the future, the answer states no number
  // of days.
  const length = vacantDays > 0 ? ` (${days(vacantDays)})` : ''
  const rent =
    last.rentCents > 0
      ? `, ${say('the last rent was', 'la última renta fue de')} ${formatExactCents(last.rentCents)}`
      : ''
  return `${where}: ${say('since', 'desde el')} ${day(last.endsOn)}${length}${rent}`
}

function ofVacancies(
  { free, freeCount, place }: Tenancies,
  today: string,
  language: AnswerLanguage,
): string[] {
  const { say, list } = language
  if (free.length === 0)
    return [
      place
        ? say(`None: ${place} has a current tenant.`, `Ninguna: ${place} tiene inquilino.`)
        : say('None: every place on record has a current tenant.', 'Ninguna: todas tienen inquilino.'),
    ]
  const byLast = [...free].sort((a, b) => Number(b.last !== undefined) - Number(a.last !== undefined))
  // A home without units and without any tenant so far is probably the owner's own home, so it does not count as
  // vacant.
  const isLet = ({ isUnit, last }: (typeof free)[number]) => isUnit || last !== undefined
  const shown = byLast.some(isLet) ? byLast.filter(isLet) : byLast
  const own = list(byLast.filter((one) => !shown.includes(one)).map(({ place: home }) => home))
  const count = freeCount - free.length + shown.length
  return texts(
    say(`${countWithNoun(count, 'place has', 'places have')} no current tenant:`, 'Sin inquilino:'),
    bulletList(shown.map((one) => freeLine(one, today, language))),
    ...more(count, shown.length),
    own &&
      say(
        `I leave out ${own}, which never had a tenant on record.`,
        `Sin contar ${own}, que nunca tuvo inquilino.`,
      ),
  )
}

function ofNoTenants({ about, place, isAfter }: Tenancies, { say }: AnswerLanguage): string[] {
  if (isAfter)
    return [say('No lease on record ends after that.', 'Ningún contrato registrado vence después.')]
  if (about === 'lease_ends')
    return [
      say(
        'No current lease has an end on record. The Tenants screen keeps them.',
        'Ningún contrato tiene fecha final registrada.',
      ),
    ]
  return [
    place
      ? say(
          `No tenant is on record for ${place}: it is vacant. The Tenants screen adds one.`,
          `No hay inquilino registrado en ${place}.`,
        )
      : say(
          about === 'rent'
            ? 'No current tenant is on record, so there is no rent. The Tenants screen adds one.'
            : 'No current tenant is on record there. The Tenants screen adds one.',
          'No hay inquilinos registrados.',
        ),
  ]
}

function ofRent(asked: Tenancies, today: string, language: AnswerLanguage): string[] {
  const { tenancies, count, rentCents, free, isOfTwo, otherRents } = asked
  const { say } = language
  const sum = formatExactCents(12 * rentCents)
  const yearly = say(`That is ${sum} a year.`, `Son ${sum} al año.`)
  const total = `${perMonth(rentCents, language)}, ${say(`from ${countWithNoun(count, 'current tenant')}`, `de ${countWithNoun(count, 'inquilino')}`)}.`
  const [one, other] = tenancies
  if (one && !other)
    return texts(
      `${total} ${nameAndPlace(one, language)}: ${termsOf(one, today, language)}. ${yearly}`,
      otherRents.length > 0 &&
        say(
          `The other rents there, to compare: ${inDollarRange([Math.min(...otherRents), Math.max(...otherRents)])} a month. What other owners ask is not on record.`,
          `Las otras rentas allí: ${inDollarRange([Math.min(...otherRents), Math.max(...otherRents)])} al mes.`,
        ),
    )
  const empty = free.filter(({ last }) => last !== undefined)
  return texts(
    `${total} ${yearly}`,
    bulletList(tenancies.map((one) => `${nameAndPlace(one, language)}: ${formatExactCents(one.rentCents)}`)),
    one &&
      other &&
      isOfTwo &&
      say(
        `The difference is ${formatExactCents(Math.abs(one.rentCents - other.rentCents))} a month.`,
        `La diferencia es de ${formatExactCents(Math.abs(one.rentCents - other.rentCents))} al mes.`,
      ),
    empty.length > 0 &&
      `${say('Vacant:', 'Sin inquilino:')}\n${bulletList(empty.map((one) => freeLine(one, today, language)))}`,
    ...more(count, tenancies.length),
  )
}

function ofTenants(
  { tenancies, count, asksPhone }: Tenancies,
  today: string,
  language: AnswerLanguage,
): string[] {
  const { say, list } = language
  const unknown = asksPhone ? tenancies.filter(({ phoneNumber }) => !phoneNumber) : []
  return texts(
    unknown.length > 0 &&
      say(
        `No phone number is on record for ${list(unknown.map(nameOf))}. The Tenants screen adds it under “Edit”.`,
        `No hay teléfono registrado de ${list(unknown.map(nameOf))}.`,
      ),
    `${say(capitalize(countWithNoun(count, 'current tenant')), capitalize(countWithNoun(count, 'inquilino')))}:`,
    bulletList(
      tenancies.map((one) =>
        texts(
          `${nameAndPlace(one, language)}: ${termsOf(one, today, language)}`,
          one.startsOn && `${say('since', 'desde el')} ${startOf(one.startsOn, today, language)}`,
          one.coTenants.length > 0 && `${say('with', 'con')} ${list(one.coTenants)}`,
          one.phoneNumber && `${say('phone', 'teléfono')} ${one.phoneNumber}`,
        ).join(', '),
      ),
    ),
    ...more(count, tenancies.length),
  )
}
