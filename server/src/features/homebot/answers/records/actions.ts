import { formatExactDollars } from '@home-pulse/contract/money'
import type { PlainDate } from '@home-pulse/contract/primitives'
import { longDate, monthAndYear } from '@home-pulse/lifecycle/plain-date'
import { capitalize, inDollars, inWholeYears } from '@home-pulse/lifecycle/wording'
import type { OwnTaskRow } from '../../../plan/own-tasks/queries.ts'
import { presentAddress } from '../../../properties/present.ts'
import type { ComponentRow } from '../../queries.ts'
import type { Tenancy } from '../../record-queries.ts'
import type { RequestedAction } from '../../understanding/actions.ts'
import type { Answer } from '../facts.ts'
import type { AnswerLanguage } from '../language/answer-languages.ts'
import { describeComponentInSpanish, formatMonth } from '../language/spanish-words.ts'
import { ageOf, describeComponent, nounOf } from '../sentences.ts'
import type { Subject } from '../subject.ts'
import { answerTenantAction, askForData, explain } from './tenant-actions.ts'

/** The name of a home in an answer. */
export interface NamedHome {
  readonly id: string
  readonly address: string
}

/** The data that the answer to a requested change needs. */
export interface ActionFacts {
  readonly language: AnswerLanguage
  readonly today: PlainDate
  readonly subject: Subject
  /** The home in the question or the conversation, otherwise the customer's only home. */
  readonly home: NamedHome | undefined
  /** The customer's first homes, from which the user can choose. */
  readonly homes: readonly NamedHome[]
  /** The current tenancy of the tenant or place that the message names. */
  readonly tenancy: Tenancy | undefined
  /** The place in the message: `unit 2 of 9 Elm, Austin, TX`. */
  readonly place: string | undefined
  /** The message that requests the change. */
  readonly message: string
  /** The brand of the new component, if a replacement names it. */
  readonly newBrand: string | undefined
  /** The task of the owner that the change moves or completes. */
  readonly ownTask: OwnTaskRow | undefined
  /** The installation date that follows from the age in the message. */
  readonly installedOn: PlainDate | undefined
  /** The maintenance task that was done, or for which the expense is recorded. */
  readonly upkeepId: string | undefined
  readonly upkeepTitle: string | undefined
}

const offer = (
  text: string,
  action: Answer['action'],
  subject?: ComponentRow,
  say: AnswerLanguage['say'] = (english) => english,
): Answer => ({
  paragraphs: [
    text,
    say('Nothing is changed until you confirm it.', 'No se cambia nada hasta que lo confirme.'),
  ],
  action,
  subject,
})
const list = (items: readonly string[]) => items.map((item) => `• ${capitalize(item)}`).join('\n')

/** Offers a change, or asks for the data that it lacks. */
export function answerAction(action: RequestedAction, facts: ActionFacts): Answer {
  switch (action.kind) {
    case 'task':
      // If the reminder is about a task that is already recorded, the offer is to move that task.
      return facts.ownTask && action.on ? ofOwnTask(action.on, facts.ownTask) : ofHome(action, facts)
    case 'note':
      return ofHome(action, facts)
    case 'rent':
    case 'tenant':
    case 'phone':
      return answerTenantAction(action, facts)
    case 'add':
      return explain(
        `I cannot add a part myself. Open ${facts.home ? facts.home.address : 'its home'} under Properties, press “Add component”, choose ${facts.subject.is === 'none' ? 'it' : `the ${nounOf(facts.subject.kind)}`} and enter its age${facts.installedOn ? `, ${inWholeYears(ageOf({ installedOn: facts.installedOn }, facts.today))}` : ''}. Then I can give you its dates.`,
      )
    case 'done':
      return ofDone(action, facts)
    case 'expense':
      return ofExpense(action, facts)
    case 'plan':
      return facts.ownTask && action.on !== undefined
        ? ofOwnTask(action.on, facts.ownTask)
        : ofComponent(action, facts)
    default:
      return ofComponent(action, facts)
  }
}

function ofOwnTask(on: PlainDate, task: OwnTaskRow): Answer {
  return offer(
    `Move the task “${task.title}” at ${presentAddress(task)} from ${longDate(task.dueOn)} to ${longDate(on)}?`,
    {
      ...{ kind: 'move_task', task_id: task.id, property_id: task.propertyId, title: task.title },
      ...{ note: task.note, due_on: on, is_whole_month: false, repeat_months: task.repeatMonths },
    },
  )
}

/** Offers to record that a task was done. */
function ofDone(action: Extract<RequestedAction, { kind: 'done' }>, facts: ActionFacts): Answer {
  const { ownTask, subject, today, upkeepId, upkeepTitle } = facts
  const { on, dollars } = action
  if (ownTask) {
    const { id, propertyId, title } = ownTask
    const note = dollars === undefined ? undefined : `Paid ${formatExactDollars(dollars)}: ${title}`
    return offer(
      `Mark the task “${title}” at ${presentAddress(ownTask)} as done today${note ? `, and keep what it cost as a note of the home: “${note}”` : ''}?`,
      { kind: 'finish_task', task_id: id, property_id: propertyId, title, note: note ?? null },
    )
  }
  if (dollars !== undefined && (subject.is !== 'own' || upkeepId === undefined))
    return ofExpense({ kind: 'expense', on, dollars, text: undefined }, facts)
  if (subject.is !== 'own' || upkeepId === undefined)
    return askForData('Which task did you do? Name it, or press “Done” at it in the Calendar.')
  const day = on ?? today
  if (day > today) return askForData(`${longDate(day)} is still to come. When was it done?`)
  return offer(
    `Record “${upkeepTitle}” for ${describeComponent(subject.row, today)} as done on ${longDate(day)}${dollars === undefined ? '' : `, for ${formatExactDollars(dollars)}`}?`,
    {
      ...{
        kind: 'expense',
        component_id: subject.row.id,
        task_id: upkeepId,
        on: day,
        cost: dollars ?? null,
        note: null,
      },
    },
    subject.row,
  )
}

/** Offers to record an expense: with a maintenance task of the component, or as a note of the home. */
function ofExpense(action: Extract<RequestedAction, { kind: 'expense' }>, facts: ActionFacts): Answer {
  const { subject, home, homes, today, upkeepId, message, language } = facts
  const { dollars, text } = action
  const on = action.on ?? today
  if (dollars === undefined)
    return askForData('What did you pay, for what, and when? For example: $140 for the furnace check today.')
  if (on > today) return askForData(`${longDate(on)} is still to come. When was it paid?`)
  if (subject.is === 'own')
    return offer(
      `Record an expense of ${formatExactDollars(dollars)} for ${describeComponent(subject.row, today)} on ${longDate(on)}? It is kept with its upkeep.`,
      {
        ...{ kind: 'expense', component_id: subject.row.id, task_id: upkeepId ?? '', on, cost: dollars },
        note: text ?? null,
      },
      subject.row,
    )
  if (subject.is === 'several') return whichOf(subject, today)
  const sum = formatExactDollars(dollars)
  if (!home) return whichHome(homes, language.say, `${sum}${text === undefined ? '' : `, “${text}”`}`)
  const content = `Paid ${sum}${on === today ? '' : ` on ${longDate(on)}`}: ${text ?? message}`
  return offer(
    `Keep the expense of ${sum} as a note of ${home.address}: “${content}”? Expenses of a home are counted from such notes.`,
    { kind: 'note', property_id: home.id, content },
  )
}

/** Asks for the home, and repeats what is to be stored there. */
const whichHome = (homes: readonly NamedHome[], say: AnswerLanguage['say'], what = ''): Answer =>
  askForData(
    `${say('For which home', '¿Para cuál de sus casas')}${what === '' ? '' : say(` is ${what}`, ` es ${what}`)}?`,
    list(homes.map(({ address }) => address)),
  )

const whichOf = (subject: Extract<Subject, { is: 'several' }>, today: PlainDate): Answer =>
  askForData(
    `Which ${nounOf(subject.kind)} do you mean? Tell me the address.`,
    list(subject.rows.map((row) => describeComponent(row, today))),
  )

type OfComponent = Extract<RequestedAction, { kind: 'replace' | 'plan' | 'age' }>

function ofComponent(
  action: OfComponent,
  { subject, today, installedOn: told, language, newBrand: brand }: ActionFacts,
): Answer {
  const { say } = language
  if (subject.is === 'none') return askForData('Which appliance or part do you mean?')
  if (subject.is === 'several') return whichOf(subject, today)
  if (subject.is !== 'own')
    return explain(
      `You have no ${nounOf(subject.kind)} on record. Add it on the page of its home, and I can keep its dates.`,
    )
  const { row } = subject
  const name = describeComponent(row, today)
  if (action.kind === 'plan' && action.on === undefined) return ofNoDate(row, today)
  if (action.kind === 'plan')
    return offer(
      say(
        `Plan the replacement of ${name} for ${longDate(action.on ?? today)}?`,
        `¿Planifico el reemplazo ${`de ${describeComponentInSpanish(row, today)}`.replace('de el ', 'del ')} para el ${language.day(action.on ?? today)}?`,
      ),
      {
        kind: 'plan',
        component_id: row.id,
        property_id: row.propertyId,
        type: row.type,
        date: action.on ?? null,
      },
      row,
      say,
    )
  if (action.kind === 'age') return ofAge(row, action.installedOn ?? told, today)
  const on = action.on ?? today
  if (on > today) return askForData(`${longDate(on)} is still to come. When was it replaced?`)
  if (on <= row.installedOn)
    return explain(
      `On record, ${name} was installed on ${longDate(row.installedOn)}, so it is the new one already.`,
    )
  const price = action.dollars === undefined ? '' : ` for ${inDollars(action.dollars)}`
  return offer(
    `Record that ${name} was replaced${brand ? ` with a new one by ${brand}` : ''} on ${longDate(on)}${price}? The old one stays in its history.`,
    { kind: 'replace', component_id: row.id, installed_on: on, cost: action.dollars ?? null, brand },
    row,
  )
}

/** Offers to remove the date that the owner set, so that the estimate applies again. */
function ofNoDate(row: ComponentRow, today: PlainDate): Answer {
  const name = describeComponent(row, today)
  if (row.forecastSource === 'estimate')
    return explain(
      `You have set no date for ${name}: ${longDate(row.forecastOn)} is my own estimate. It stays until you set another.`,
    )
  return offer(
    `Take your own date, ${longDate(row.forecastOn)}, off ${name}? My own estimate then applies again.`,
    { kind: 'plan', component_id: row.id, property_id: row.propertyId, type: row.type, date: null },
    row,
  )
}

/** Offers to set the recorded age to the age in the message. */
function ofAge(row: ComponentRow, installedOn: PlainDate | undefined, today: PlainDate): Answer {
  if (installedOn === undefined) return askForData('How old is it, or in which year was it put in?')
  return offer(
    `Set the age of ${describeComponent(row, today)} to ${inWholeYears(ageOf({ installedOn }, today))}, installed about ${installedOn.slice(0, 4)}? Its dates are then estimated again.`,
    { kind: 'age', component_id: row.id, installed_on: installedOn },
    row,
  )
}

type OfHome = Extract<RequestedAction, { kind: 'task' | 'note' }>

function ofHome(action: OfHome, { home, homes, subject, today, language }: ActionFacts): Answer {
  const { say, day } = language
  if (action.kind === 'task' && action.title === undefined)
    return askForData('What shall I remind you of? For example: clean the gutters in March.')
  if (action.kind === 'note' && action.text === undefined) return askForData('What shall the note say?')
  if (action.kind === 'note' && action.isOfPart && subject.is === 'own') {
    const { id, propertyId, type } = subject.row
    const content = action.text ?? ''
    return offer(
      `Add this note to ${describeComponent(subject.row, today)}: “${content}”?`,
      { kind: 'note', property_id: propertyId, content, component: { id, type } },
      subject.row,
    )
  }
  if (homes.length === 0) return explain('You have no home on record yet. Add the first under Properties.')
  const due =
    action.kind === 'task' && action.on !== undefined
      ? say(
          `, due ${action.isWholeMonth ? `in ${monthAndYear(action.on)}` : `on ${longDate(action.on)}`}`,
          `, para ${action.isWholeMonth ? formatMonth(action.on) : `el ${day(action.on)}`}`,
        )
      : ''
  if (!home) return whichHome(homes, say, `“${action.kind === 'note' ? action.text : action.title}”${due}`)
  if (action.kind === 'note') {
    const content = action.text ?? ''
    const text = `${say('Add this note to', '¿Agrego esta nota a')} ${home.address}: “${content}”?`
    return offer(text, { kind: 'note', property_id: home.id, content }, undefined, say)
  }
  const { title = '', on, isWholeMonth } = action
  if (on === undefined)
    return askForData(
      say(
        'When is it due? For example: in March, or on June 3.',
        '¿Para cuándo? Por ejemplo: en marzo, o el 3 de junio.',
      ),
    )
  const text = say(
    `Add the task “${title}” at ${home.address}${due}?`,
    `¿Agrego la tarea “${title}” en ${home.address}${due}?`,
  )
  return offer(
    text,
    { kind: 'task', property_id: home.id, title, due_on: on, is_whole_month: isWholeMonth },
    undefined,
    say,
  )
}
