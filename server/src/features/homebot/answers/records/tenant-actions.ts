import { formatDollars } from '@home-pulse/contract/money'
import type { PlainDate } from '@home-pulse/contract/primitives'
import { addDays, addMonths, longDate } from '@home-pulse/lifecycle/plain-date'

import type { Tenancy } from '../../record-queries.ts'
import type { RequestedAction } from '../../understanding/actions.ts'
import type { Answer } from '../facts.ts'
import { placeOf } from '../sentences.ts'
import { nameOf } from './tenancy-facts.ts'

type TenantAction = Extract<RequestedAction, { kind: 'rent' | 'tenant' | 'phone' }>

export const askForData = (...paragraphs: string[]): Answer => ({ paragraphs, asksBack: true })
export const explain = (...paragraphs: string[]): Answer => ({ paragraphs })

/**
 * Explains on which screen to change a tenant or lease, because HomeBot cannot change them. Repeats the values in the
 * message.
 */
export function answerTenantAction(
  action: TenantAction,
  { tenancy, place }: { readonly tenancy: Tenancy | undefined; readonly place: string | undefined },
): Answer {
  if (action.kind === 'tenant') return ofNewTenant(action, tenancy, place)
  if (!tenancy)
    return askForData(
      `Whose ${action.kind === 'rent' ? 'rent' : 'number'} do you mean? Tell me the tenant or the place.`,
    )
  return action.kind === 'rent' ? ofRent(action, tenancy) : ofPhone(action, tenancy)
}

/**
 * Returns the start and the end of a lease as text: ` from May 1, 2027 to April 30, 2028`. Leaves out an unknown end.
 * Empty if the start is unknown.
 */
const daysOf = (from: PlainDate | undefined, months: number | undefined) =>
  from
    ? ` from ${longDate(from)}${months === undefined ? '' : ` to ${longDate(addDays(addMonths(from, months), -1))}`}`
    : ''

function ofRent({ dollars, on, months }: Extract<TenantAction, { kind: 'rent' }>, tenancy: Tenancy): Answer {
  const before = tenancy.rentCents / 100
  const percent =
    before > 0
      ? ` That is ${Math.abs(Math.round((1000 * (dollars - before)) / before) / 10)}% ${dollars < before ? 'less' : 'more'} than ${formatDollars(before)}.`
      : ''
  const from = on ?? (tenancy.endsOn ? addDays(tenancy.endsOn, 1) : undefined)
  const end = tenancy.endsOn ? ` The current lease ends on ${longDate(tenancy.endsOn)}.` : ''
  return explain(
    `The rent of ${nameOf(tenancy)} at ${placeOf(tenancy)} would be ${formatDollars(dollars)} a month${daysOf(from, months)}.${percent}${end}`,
    'I cannot change a lease myself: open the Tenants screen, choose the tenant and press “Renew lease”, so that the old rent stays in the history.',
  )
}

function ofNewTenant(
  { name, dollars, on, months }: Extract<TenantAction, { kind: 'tenant' }>,
  tenancy: Tenancy | undefined,
  place: string | undefined,
): Answer {
  const known = [
    name,
    dollars === undefined ? undefined : `${formatDollars(dollars)} a month`,
    daysOf(on, months).trim() || undefined,
  ].filter((part) => part !== undefined)
  const enter = known.length === 0 ? 'enter the lease' : `enter ${known.join(', ')}`
  return explain(
    `I cannot add a tenant myself: on the Tenants screen, under “Add Tenant to Property”, choose ${place ?? 'the place'} and ${enter}.`,
    tenancy && place
      ? `On record, ${nameOf(tenancy)} still lives in ${placeOf(tenancy)}: end that tenancy first.`
      : '',
  )
}

const ofPhone = ({ number }: Extract<TenantAction, { kind: 'phone' }>, tenancy: Tenancy): Answer =>
  explain(
    `I cannot change a tenant’s record myself: on the Tenants screen choose ${nameOf(tenancy)} (${placeOf(tenancy)}), press “Edit” and enter ${number} as the phone number.`,
    tenancy.phoneNumber ? `On record now is ${tenancy.phoneNumber}.` : 'None is on record yet.',
  )
