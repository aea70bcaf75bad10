import { inDollars } from '@home-pulse/lifecycle/wording'
import type { Tenancy } from '../../record-queries.ts'
import type { Answer } from '../facts.ts'
import { capital, inMoney, placeOf } from '../sentences.ts'
import type { NamedTask, OwnRecords } from './own-record-facts.ts'

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const inWords = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`))
const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
const lines = (items: readonly string[]) => items.map((item) => `• ${item}`).join('\n')
const more = (count: number, shown: number, where: string) =>
  count > shown ? [`${(count - shown).toLocaleString('en-US')} more: see ${where}.`] : []

const nameOf = ({ firstName, lastName }: Tenancy) => `${firstName} ${lastName}`.trim()
const termsOf = (tenancy: Tenancy): string => {
  const end = tenancy.endsOn === null ? 'no end on record' : `until ${inWords(tenancy.endsOn)}`
  return `${inMoney(tenancy.rentCents)} a month, ${end}`
}

/** Answers a question about the customer's own records. */
export function answerOwnRecords(records: OwnRecords, today: string): Answer {
  return { sources: [], next: nextOf(records), paragraphs: paragraphsOf(records, today) }
}

function nextOf({ about }: OwnRecords): string[] {
  if (about === 'tasks' || about === 'last_done') return ['What is due this year?', 'Which of mine is next?']
  if (about === 'tenants' || about === 'lease_ends')
    return ['How much rent do I get a month?', 'Which places are vacant?']
  if (about === 'rent' || about === 'vacancies') return ['Whose lease ends next?']
  return ['How much should I set aside each month?', 'What is due this year?']
}

function paragraphsOf(records: OwnRecords, today: string): string[] {
  switch (records.about) {
    case 'tenants': {
      const { tenancies, count } = records
      if (count === 0) return ['No current tenant is on record there. The Tenants screen adds one.']
      return [
        `${capital(counted(count, 'current tenant'))}:`,
        lines(tenancies.map((one) => `${nameOf(one)}, ${placeOf(one)}: ${termsOf(one)}`)),
        ...more(count, tenancies.length, 'the rent roll on the Tenants screen'),
      ]
    }
    case 'lease_ends': {
      const { tenancies } = records
      const [first] = tenancies
      if (!first?.endsOn) return ['No current lease has an end on record. The Tenants screen keeps them.']
      const over = tenancies.filter(({ endsOn }) => endsOn !== null && endsOn < today)
      return [
        first.endsOn < today
          ? `${counted(over.length, 'lease is', 'leases are')} over, and the tenancy was not ended.`
          : `The lease of ${nameOf(first)} ends first, on ${inWords(first.endsOn)}.`,
        lines(
          tenancies.map((one) => `${nameOf(one)}, ${placeOf(one)}: ${one.endsOn ? inWords(one.endsOn) : ''}`),
        ),
        'The rent roll on the Tenants screen has all of them.',
      ]
    }
    case 'rent':
      return records.count === 0
        ? ['No current tenant is on record, so there is no rent. The Tenants screen adds one.']
        : [
            `${inMoney(records.rentCents)} a month, from ${counted(records.count, 'current tenant')}.`,
            ...(records.count > 1
              ? [lines(records.tenancies.map((one) => `${placeOf(one)}: ${inMoney(one.rentCents)}`))]
              : []),
            ...more(records.count, records.tenancies.length, 'the rent roll on the Tenants screen'),
          ]
    case 'vacancies':
      return records.count === 0
        ? ['None: every place on record has a current tenant.']
        : [
            `${counted(records.count, 'place has', 'places have')} no current tenant:`,
            lines(records.places.map(capital)),
            ...more(records.count, records.places.length, 'the rent roll on the Tenants screen'),
          ]
    case 'tasks':
      return tasksOf(records.tasks, records.count, records.until, today)
    case 'last_done':
      return records.events.length === 0
        ? [
            'No upkeep of it is on record. Press “Done” at its task in the Calendar when you do it, and I can tell you next time.',
          ]
        : [
            'On record, the latest first:',
            lines(records.events.map(({ title, place, on }) => `${title}, ${place}: ${inWords(on)}`)),
          ]
    case 'home_count':
      return records.count === 0
        ? ['None yet. Add the first under Properties.']
        : [
            `You have ${counted(records.count, 'home')} on record.`,
            lines(records.addresses),
            ...more(records.count, records.addresses.length, 'the Properties screen'),
          ]
    case 'home_costs': {
      const { costs, count } = records
      if (!costs)
        return [
          `You have ${counted(count, 'home')}. The table on the Properties screen sorts them by the cost of the next 12 months.`,
        ]
      const [first] = costs
      if (!first) return ['No home is on record yet.']
      return [
        `Over the next 12 months, ${first.address} is expected to cost most: ${inDollars(first.dollars)}.`,
        lines(costs.map(({ address, dollars }) => `${address}: ${inDollars(dollars)}`)),
        'These are the expected costs of replacements, in today’s dollars. The Plan screen shows every home by year.',
      ]
    }
    case 'savings': {
      const { savedDollars, reserve } = records
      const { starting_sum: start, to_add: missing, monthly_contribution: monthly, years } = reserve
      const chance = `${Math.round(10 * reserve.confidence)} in 10`
      const plan = `With ${inDollars(monthly)} a month, a start of ${inDollars(start)} lasts ${years} years with a chance of ${chance}.`
      return missing === 0
        ? [`Yes. ${plan} You have ${inDollars(savedDollars)}.`, 'The Plan screen trades one for the other.']
        : [
            `Not yet: ${inDollars(missing)} are missing. ${plan} You have ${inDollars(savedDollars)}.`,
            'The Plan screen trades one for the other: a smaller start needs more each month.',
          ]
    }
  }
}

function tasksOf(tasks: readonly NamedTask[], count: number, until: string, today: string): string[] {
  if (count === 0) return [`No task is due until ${inWords(until)}.`]
  return [
    `${capital(counted(count, 'task is', 'tasks are'))} due by ${inWords(until)}:`,
    lines(
      tasks.map(
        ({ title, place, dueOn }) =>
          `${title}, ${place}: ${dueOn < today ? 'overdue since' : 'due'} ${inWords(dueOn)}`,
      ),
    ),
    ...more(count, tasks.length, 'the Calendar'),
  ]
}
