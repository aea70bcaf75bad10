import type { Tenancy } from '../../record-queries.ts'
import { capital, inMoney } from '../sentences.ts'
import type { OwnRecords } from './own-record-facts.ts'
import { counted, lines, type Tongue } from './tongues.ts'

const nameOf = ({ firstName, lastName }: Tenancy) => `${firstName} ${lastName}`.trim()

function termsOf(tenancy: Tenancy, { say, day }: Tongue): string {
  const rent = `${inMoney(tenancy.rentCents)} ${say('a month', 'al mes')}`
  return tenancy.endsOn === null
    ? `${rent}, ${say('no end on record', 'sin fecha final')}`
    : `${rent}, ${say('until', 'hasta el')} ${day(tenancy.endsOn)}`
}

/** Tenants, leases, rents and vacant places. */
export function ofTenancies(
  {
    about,
    tenancies,
    past,
    count,
    rentCents,
    free,
    freeCount,
    place,
  }: Extract<OwnRecords, { about: 'tenants' | 'lease_ends' | 'rent' | 'vacancies' }>,
  today: string,
  tongue: Tongue,
): string[] {
  const { say, day, place: placeName } = tongue
  const [first] = tenancies
  const [former] = past
  const more = (all: number, shown: number) =>
    all > shown
      ? [`${(all - shown).toLocaleString('en-US')} more: see the rent roll on the Tenants screen.`]
      : []
  if (former) {
    const name = nameOf(former)
    const left =
      former.endsOn === null ? '' : say(` until ${day(former.endsOn)}`, ` hasta el ${day(former.endsOn)}`)
    const paid =
      former.rentCents > 0
        ? say(
            `The rent was ${inMoney(former.rentCents)} a month.`,
            `La renta era de ${inMoney(former.rentCents)} al mes.`,
          )
        : say(`No rent is on record for ${name}.`, `No hay renta registrada de ${name}.`)
    return [
      `${say(`${capital(placeName(former))} is vacant. The last tenant was ${name}${left}.`, `${capital(placeName(former))} está vacía. La última persona fue ${name}${left}.`)} ${paid}`,
      ...(about === 'rent' || about === 'vacancies'
        ? [
            say(
              'The rents of your other places can serve as a guide: ask me for the rent roll.',
              'Pregúnteme por las rentas de las otras unidades para comparar.',
            ),
          ]
        : []),
    ]
  }
  if (about === 'vacancies')
    return freeCount === 0
      ? [say('None: every place on record has a current tenant.', 'Ninguna: todas tienen inquilino.')]
      : [
          say(`${counted(freeCount, 'place has', 'places have')} no current tenant:`, 'Sin inquilino:'),
          lines(free.map(capital)),
          ...more(freeCount, free.length),
        ]
  if (!first || count === 0)
    return about === 'lease_ends'
      ? [
          say(
            'No current lease has an end on record. The Tenants screen keeps them.',
            'Ningún contrato tiene fecha final registrada.',
          ),
        ]
      : [
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
  if (about === 'lease_ends') {
    const over = tenancies.filter(({ endsOn }) => endsOn !== null && endsOn < today)
    const ends = first.endsOn ?? today
    return [
      ends < today
        ? `${counted(over.length, 'lease is', 'leases are')} over, and the tenancy was not ended.`
        : tenancies.length === 1
          ? say(
              `The lease of ${nameOf(first)}, ${placeName(first)}, ends on ${day(ends)}.`,
              `El contrato de ${nameOf(first)}, ${placeName(first)}, vence el ${day(ends)}.`,
            )
          : say(
              `The lease of ${nameOf(first)} ends first, on ${day(ends)}.`,
              `El contrato de ${nameOf(first)} vence primero, el ${day(ends)}.`,
            ),
      ...(tenancies.length > 1 || ends < today
        ? [
            lines(
              tenancies.map(
                (tenancy) =>
                  `${nameOf(tenancy)}, ${placeName(tenancy)}: ${tenancy.endsOn ? day(tenancy.endsOn) : ''}`,
              ),
            ),
            say(
              'The rent roll on the Tenants screen has all of them.',
              'La pantalla de inquilinos los muestra todos.',
            ),
          ]
        : []),
    ]
  }
  if (about === 'rent') {
    if (tenancies.length === 1)
      return [
        `${inMoney(rentCents)} ${say('a month, from 1 current tenant.', 'al mes, de 1 inquilino.')} ${nameOf(first)}, ${placeName(first)}: ${termsOf(first, tongue)}.`,
      ]
    return [
      `${inMoney(rentCents)} ${say(`a month, from ${counted(count, 'current tenant')}.`, `al mes, de ${counted(count, 'inquilino')}.`)}`,
      lines(tenancies.map((tenancy) => `${placeName(tenancy)}: ${inMoney(tenancy.rentCents)}`)),
      ...more(count, tenancies.length),
    ]
  }
  return [
    `${say(capital(counted(count, 'current tenant')), capital(counted(count, 'inquilino')))}:`,
    lines(
      tenancies.map((tenancy) =>
        [
          `${nameOf(tenancy)}, ${placeName(tenancy)}: ${termsOf(tenancy, tongue)}`,
          ...(tenancy.startsOn
            ? [say(`since ${day(tenancy.startsOn)}`, `desde el ${day(tenancy.startsOn)}`)]
            : []),
          ...(tenancy.phoneNumber
            ? [say(`phone ${tenancy.phoneNumber}`, `teléfono ${tenancy.phoneNumber}`)]
            : []),
        ].join(', '),
      ),
    ),
    ...more(count, tenancies.length),
  ]
}
