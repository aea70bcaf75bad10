import { formatDollars, formatExactDollars } from '@home-pulse/contract/money'
import type { PlainDate } from '@home-pulse/contract/primitives'
import { longDate } from '@home-pulse/lifecycle/plain-date'
import { capitalize, inWholeYears } from '@home-pulse/lifecycle/wording'
import type { OwnTaskRow } from '../../../plan/own-tasks/queries.ts'
import { presentAddress } from '../../../properties/present.ts'
import type { ComponentRow } from '../../queries.ts'
import type { Tenancy } from '../../record-queries.ts'
import type { RequestedAction } from '../../understanding/actions.ts'
import type { Answer } from '../facts.ts'
import { type AnswerLanguage, bulletList } from '../language/answer-languages.ts'
import { describeComponentInSpanish } from '../language/spanish-words.ts'
import { ageOf, describeComponent, nounOf } from '../sentences.ts'
import type { Subject } from '../subject.ts'
import { offer } from './offer-replies.ts'
import { answerTenantAction, askForData, explain } from './tenant-actions.ts'

export interface NamedHome {
  readonly id: string
  readonly address: string
}

/** The data that an offered change is made from: the component, home, tenancy and task that the message means. */
export interface ActionFacts {
  readonly language: AnswerLanguage
  readonly today: PlainDate
  readonly subject: Subject
  /** The home in the question or the conversation. If there is none, the customer's only home. */
  readonly home: NamedHome | undefined
  /** The customer's first homes. If the home is unknown, the user chooses one of them. */
  readonly homes: readonly NamedHome[]
  /** The current tenancy of the tenant, unit or home that the message names. */
  readonly tenancy: Tenancy | undefined
  /** The place that the message names: `unit 2 of 9 Elm, Austin, TX`. */
  readonly place: string | undefined
  readonly message: string
  /** The brand of the new component, if a replacement names it. */
  readonly newBrand: string | undefined
  /** The task, entered by the owner, that the change moves or completes. */
  readonly ownTask: OwnTaskRow | undefined
  /** The installation date, computed from the age in the message. */
  readonly installedOn: PlainDate | undefined
  /** The id of the maintenance task that was done, or that the expense belongs to. */
  readonly upkeepId: string | undefined
  readonly upkeepTitle: string | undefined
}

/** Offers a change, or asks for the data that it lacks. */
export function answerAction(action: RequestedAction, facts: ActionFacts): Answer {
  switch (action.kind) {
    case 'task':
      // If the owner already entered a task with this title, HomeBot offers to move that task.
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

const stillToCome = (on: PlainDate, question: string) =>
  askForData(`${longDate(on)} is still to come. When was it ${question}?`)

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
  const { ownTask, subject, today, upkeepId, upkeepTitle, language } = facts
  const { dollars } = action
  const price = dollars === undefined ? undefined : formatExactDollars(dollars)
  if (ownTask) {
    const { id, propertyId, title } = ownTask
    const note = price && `Paid ${price}: ${title}`
    const [cost, costo] = note
      ? [`, and keep what it cost as a note of the home: “${note}”`, `, con la nota “${note}”`]
      : ['', '']
    const text = language.say(
      `Mark the task “${title}” at ${presentAddress(ownTask)} as done today${cost}?`,
      `¿Marco la tarea “${title}” en ${presentAddress(ownTask)} como hecha hoy${costo}?`,
    )
    const finish = {
      kind: 'finish_task',
      task_id: id,
      property_id: propertyId,
      title,
      note: note ?? null,
    } as const
    return offer(text, finish, undefined, language)
  }
  if (subject.is !== 'own' || upkeepId === undefined)
    return price
      ? ofExpense({ ...action, kind: 'expense', text: undefined }, facts)
      : askForData('Which task did you do? Name it, or press “Done” at it in the Calendar.')
  const on = action.on ?? today
  if (on > today) return stillToCome(on, 'done')
  const { row } = subject
  return offer(
    `Record “${upkeepTitle}” for ${describeComponent(row, today)} as done on ${longDate(on)}${price ? `, for ${price}` : ''}?`,
    { kind: 'expense', component_id: row.id, task_id: upkeepId, on, cost: dollars ?? null, note: null },
    row,
  )
}

/** Offers to record an expense. It is stored with a maintenance task of the component, or as a note of the home. */
function ofExpense(action: Extract<RequestedAction, { kind: 'expense' }>, facts: ActionFacts): Answer {
  const { subject, home, today, upkeepId = '', message } = facts
  const { dollars, text } = action
  const on = action.on ?? today
  if (dollars === undefined)
    return askForData('What did you pay, for what, and when? For example: $140 for the furnace check today.')
  if (on > today) return stillToCome(on, 'paid')
  const sum = formatExactDollars(dollars)
  if (subject.is === 'own') {
    const { row } = subject
    return offer(
      `Record an expense of ${sum} for ${describeComponent(row, today)} on ${longDate(on)}? It is kept with its upkeep.`,
      { kind: 'expense', component_id: row.id, task_id: upkeepId, on, cost: dollars, note: text ?? null },
      row,
    )
  }
  if (subject.is === 'several') return whichOf(subject, today)
  if (!home) return whichHome(facts, text === undefined ? sum : `${sum}, “${text}”`)
  const content = `Paid ${sum}${on === today ? '' : ` on ${longDate(on)}`}: ${text ?? message}`
  return offer(
    `Keep the expense of ${sum} as a note of ${home.address}: “${content}”? Expenses of a home are counted from such notes.`,
    { kind: 'note', property_id: home.id, content },
  )
}

/** Asks which home is meant. `what` says what HomeBot will store there. */
const whichHome = ({ homes, language: { say } }: ActionFacts, what: string): Answer =>
  askForData(
    say(`For which home is ${what}?`, `¿Para cuál de sus casas es ${what}?`),
    bulletList(homes.map(({ address }) => capitalize(address))),
  )

const whichOf = ({ kind, rows }: Extract<Subject, { is: 'several' }>, today: PlainDate): Answer =>
  askForData(
    `Which ${nounOf(kind)} do you mean? Tell me the address.`,
    bulletList(rows.map((row) => capitalize(describeComponent(row, today)))),
  )

type OfComponent = Extract<RequestedAction, { kind: 'replace' | 'plan' | 'age' }>

function ofComponent(
  action: OfComponent,
  { subject, today, installedOn: told, language, newBrand: brand }: ActionFacts,
): Answer {
  if (subject.is === 'none') return askForData('Which appliance or part do you mean?')
  if (subject.is === 'several') return whichOf(subject, today)
  if (subject.is !== 'own')
    return explain(
      `You have no ${nounOf(subject.kind)} on record. Add it on the page of its home, and I can keep its dates.`,
    )
  const { row } = subject
  const name = describeComponent(row, today)
  if (action.kind === 'plan') return ofPlan(row, action.on, today, language)
  if (action.kind === 'age') return ofAge(row, action.installedOn ?? told, today)
  const on = action.on ?? today
  if (on > today) return stillToCome(on, 'replaced')
  if (on <= row.installedOn)
    return explain(
      `On record, ${name} was installed on ${longDate(row.installedOn)}, so it is the new one already.`,
    )
  const price = action.dollars === undefined ? '' : ` for ${formatDollars(action.dollars)}`
  return offer(
    `Record that ${name} was replaced${brand ? ` with a new one by ${brand}` : ''} on ${longDate(on)}${price}? The old one stays in its history.`,
    { kind: 'replace', component_id: row.id, installed_on: on, cost: action.dollars ?? null, brand },
    row,
  )
}

/**
 * Offers to set the planned date of a replacement. If the message names no date, offers to remove the date that the
 * owner set.
 */
function ofPlan(
  row: ComponentRow,
  on: PlainDate | undefined,
  today: PlainDate,
  language: AnswerLanguage,
): Answer {
  const { id, propertyId, type, forecastOn } = row
  const [name, recorded] = [describeComponent(row, today), longDate(forecastOn)]
  const part = { component_id: id, property_id: propertyId, type }
  if (on === undefined)
    return row.forecastSource === 'estimate'
      ? explain(
          `You have set no date for ${name}: ${recorded} is my own estimate. It stays until you set another.`,
        )
      : offer(
          `Take your own date, ${recorded}, off ${name}? My own estimate then applies again.`,
          { kind: 'plan', ...part, date: null },
          row,
        )
  const ofIt = `de ${describeComponentInSpanish(row, today)}`.replace('de el ', 'del ')
  const text = language.say(
    `Plan the replacement of ${name} for ${longDate(on)}?`,
    `¿Planifico el reemplazo ${ofIt} para el ${language.day(on)}?`,
  )
  return offer(text, { kind: 'plan', ...part, date: on }, row, language)
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

/** Offers to add a task or a note to a home, or a note to one of its components. */
function ofHome(action: Extract<RequestedAction, { kind: 'task' | 'note' }>, facts: ActionFacts): Answer {
  const { homes, subject, today } = facts
  const isNote = action.kind === 'note'
  const content = isNote ? action.text : action.title
  if (content === undefined)
    return askForData(
      isNote
        ? 'What shall the note say?'
        : 'What shall I remind you of? For example: clean the gutters in March.',
    )
  if (isNote && action.isOfPart && subject.is === 'own') {
    const { id, propertyId, type } = subject.row
    return offer(
      `Add this note to ${describeComponent(subject.row, today)}: “${content}”?`,
      { kind: 'note', property_id: propertyId, content, component: { id, type } },
      subject.row,
    )
  }
  if (homes.length === 0) return explain('You have no home on record yet. Add the first under Properties.')
  return isNote ? ofHomeNote(content, facts) : ofTask(action, content, facts)
}

function ofHomeNote(content: string, facts: ActionFacts): Answer {
  const { home, language } = facts
  if (!home) return whichHome(facts, `“${content}”`)
  const text = `${language.say('Add this note to', '¿Agrego esta nota a')} ${home.address}: “${content}”?`
  return offer(text, { kind: 'note', property_id: home.id, content }, undefined, language)
}

function ofTask(
  { on, isWholeMonth }: Extract<RequestedAction, { kind: 'task' }>,
  title: string,
  facts: ActionFacts,
): Answer {
  const { home, language } = facts
  const { say, day, month } = language
  const due =
    on === undefined
      ? ''
      : isWholeMonth
        ? say(`, due in ${month(on)}`, `, para ${month(on)}`)
        : say(`, due on ${day(on)}`, `, para el ${day(on)}`)
  if (!home) return whichHome(facts, `“${title}”${due}`)
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
  const task = { property_id: home.id, title, due_on: on, is_whole_month: isWholeMonth }
  return offer(text, { kind: 'task', ...task }, undefined, language)
}
