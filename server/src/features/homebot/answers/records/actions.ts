import type { PlainDate } from '@home-pulse/contract/primitives'
import { inDollars } from '@home-pulse/lifecycle/wording'
import type { AskedRow } from '../../queries.ts'
import type { AskedAction } from '../../understanding/actions.ts'
import type { Answer } from '../facts.ts'
import { capital, inFull, one } from '../sentences.ts'
import type { Subject } from '../subject.ts'

/** A home as an answer names it. */
export interface NamedHome {
  readonly id: string
  readonly address: string
}

/** What a change is about, as far as it is known. */
export interface ActionFacts {
  readonly today: PlainDate
  readonly subject: Subject
  /** The home that was named, chosen or is the only one. */
  readonly home: NamedHome | undefined
  /** The first homes, to choose from. */
  readonly homes: readonly NamedHome[]
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const monthFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' })
const inDay = (day: PlainDate) => dayFormat.format(new Date(`${day}T00:00:00Z`))
const inMonth = (day: PlainDate) => monthFormat.format(new Date(`${day}T00:00:00Z`))

const offer = (text: string, action: Answer['action'], subject?: AskedRow): Answer => ({
  paragraphs: [text, 'Nothing is changed until you confirm it.'],
  sources: [],
  next: [],
  action,
  subject,
})
const askBack = (...paragraphs: string[]): Answer => ({ paragraphs, sources: [], next: [], asksBack: true })
const explain = (...paragraphs: string[]): Answer => ({ paragraphs, sources: [], next: [] })
const list = (items: readonly string[]) => items.map((item) => `• ${capital(item)}`).join('\n')

/** Offers a change, or asks for what is missing of it. */
export function answerAction(action: AskedAction, facts: ActionFacts): Answer {
  if (action.kind === 'replace' || action.kind === 'plan') return ofComponent(action, facts)
  return ofHome(action, facts)
}

type OfComponent = Extract<AskedAction, { kind: 'replace' | 'plan' }>

function ofComponent(action: OfComponent, { subject, today }: ActionFacts): Answer {
  if (subject.is === 'none') return askBack('Which appliance or part do you mean?')
  if (subject.is === 'several')
    return askBack(
      `Which ${one(subject.kind)} do you mean? Tell me the address.`,
      list(subject.rows.map((row) => inFull(row, today))),
    )
  if (subject.is !== 'own')
    return explain(
      `You have no ${one(subject.kind)} on record. Add it on the page of its home, and I can keep its dates.`,
    )
  const { row } = subject
  const name = inFull(row, today)
  if (action.kind === 'plan')
    return offer(
      `Plan the replacement of ${name} for ${inDay(action.on)}?`,
      { kind: 'plan', component_id: row.id, property_id: row.propertyId, type: row.type, date: action.on },
      row,
    )
  const on = action.on ?? today
  if (on > today) return askBack(`${inDay(on)} is still to come. When was it replaced?`)
  if (on <= row.installedOn)
    return explain(
      `On record, ${name} was installed on ${inDay(row.installedOn)}, so it is the new one already.`,
    )
  const price = action.dollars === undefined ? '' : ` for ${inDollars(action.dollars)}`
  return offer(
    `Record that ${name} was replaced on ${inDay(on)}${price}? The old one stays in its history.`,
    { kind: 'replace', component_id: row.id, installed_on: on, cost: action.dollars ?? null },
    row,
  )
}

type OfHome = Extract<AskedAction, { kind: 'task' | 'note' }>

function ofHome(action: OfHome, { home, homes }: ActionFacts): Answer {
  if (action.kind === 'task' && action.title === undefined)
    return askBack('What shall I remind you of? For example: clean the gutters in March.')
  if (action.kind === 'note' && action.text === undefined) return askBack('What shall the note say?')
  if (homes.length === 0) return explain('You have no home on record yet. Add the first under Properties.')
  if (!home) return askBack('For which home?', list(homes.map(({ address }) => address)))
  if (action.kind === 'note') {
    const content = action.text ?? ''
    return offer(`Add this note to ${home.address}: “${content}”?`, {
      kind: 'note',
      property_id: home.id,
      content,
    })
  }
  const { title = '', on, isWholeMonth } = action
  if (on === undefined) return askBack('When is it due? For example: in March, or on June 3.')
  const when = isWholeMonth ? `in ${inMonth(on)}` : `on ${inDay(on)}`
  return offer(`Add the task “${title}” at ${home.address}, due ${when}?`, {
    kind: 'task',
    property_id: home.id,
    title,
    due_on: on,
    is_whole_month: isWholeMonth,
  })
}
