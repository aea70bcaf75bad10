import { formatExactCents } from '@home-pulse/contract/money'
import { capitalize, countWithNoun } from '@home-pulse/lifecycle/wording'
import { kindOf } from '../../../components/present.ts'
import type { Answer } from '../facts.ts'
import { type AnswerLanguage, bulletList, languageOf } from '../language/answer-languages.ts'
import { nounOf, texts } from '../sentences.ts'
import { componentFieldParagraphs } from './fields.ts'
import { homeCostParagraphs, homeCountParagraphs, homeFieldParagraphs } from './homes.ts'
import { weigh, whatFollows } from './note-meanings.ts'
import type { DoneWork, DueWork, Expenses, NamedTask, OwnRecords, RecordsAbout } from './own-record-facts.ts'
import { savingsParagraphs } from './savings.ts'
import { tenancyParagraphs } from './tenancies.ts'

/** Answers a question about the customer's own records. */
export function answerOwnRecords(records: OwnRecords, today: string, isSpanish: boolean): Answer {
  const language = languageOf({ isSpanish })
  return { next: nextOf(records, language), paragraphs: paragraphsOf(records, today, language) }
}

function nextOf({ about }: OwnRecords, { say }: AnswerLanguage): string[] {
  if (about === 'tenants' || about === 'lease_ends')
    return [
      say('How much rent do I get a month?', '¿Cuánta renta cobro al mes?'),
      say('Which places are vacant?', '¿Qué unidades están vacías?'),
    ]
  if (about === 'rent' || about === 'vacancies')
    return [say('Whose lease ends next?', '¿Qué contrato vence primero?')]
  return [
    say('What is due this year?', '¿Qué vence este año?'),
    say('Which of mine is next?', '¿Qué tengo que reemplazar primero?'),
  ]
}

function paragraphsOf(records: OwnRecords, today: string, language: AnswerLanguage): string[] {
  switch (records.about) {
    case 'tenants':
    case 'lease_ends':
    case 'rent':
    case 'vacancies':
      return [
        ...tenancyParagraphs(records, today, language),
        ...(records.about === 'rent' && records.expenses ? ofExpenses(records.expenses, language) : []),
      ]
    case 'tasks':
      return ofTasks(records, today, language)
    case 'last_done':
      return ofDone(records, today, language)
    case 'expenses':
      return ofExpenses(records, language)
    case 'notes':
      return ofNotes(records, today, language)
    case 'parts':
      return componentFieldParagraphs(records, today, language)
    case 'homes':
      return homeFieldParagraphs(records, today, language)
    case 'home_count':
      return homeCountParagraphs(records, language)
    case 'home_costs':
      return homeCostParagraphs(records, language)
    case 'savings':
      return savingsParagraphs(records, language)
  }
}

function ofTasks(
  { tasks, due, wantsDeletion, after }: RecordsAbout<'tasks'>,
  today: string,
  language: AnswerLanguage,
): string[] {
  const { say, day } = language
  const [first] = tasks
  const list = bulletsOfTasks(tasks, today, language)
  if (due) return ofDueTasks(tasks, due, today, language)
  if (!after)
    return texts(
      wantsDeletion &&
        say(
          'I cannot delete a task: press it in the Calendar, then “Delete”. If it is done, tell me so, and I mark it.',
          'No puedo borrar tareas: púlsela en el Calendario y luego “Delete”. Si ya está hecha, dígamelo y la marco.',
        ),
      say('On your list:', 'En su lista:'),
      list,
    )
  if (!first)
    return [
      say(
        `Nothing on your list comes after “${after.title}” at ${after.place}.`,
        `Nada en su lista sigue a “${after.title}”.`,
      ),
    ]
  return [
    say(
      `After “${after.title}” comes “${first.title}”, due ${day(first.dueOn)}. Your list from there:`,
      `Después de “${after.title}”:`,
    ),
    list,
  ]
}

/** Lists the owner's tasks in a period, then the leases that end and the maintenance tasks. */
function ofDueTasks(
  tasks: readonly NamedTask[],
  { from, to, leases, upkeep, count }: DueWork,
  today: string,
  language: AnswerLanguage,
): string[] {
  const { say, day } = language
  const isOverdue = to < today
  const until = day(to)
  const days = from > today ? `from ${day(from)} to ${until}, or overdue` : `by ${until}`
  const own = `Of your own ${countWithNoun(tasks.length, 'task is', 'tasks are')}`
  const none = isOverdue
    ? say('No task of your own is overdue.', 'Ninguna tarea suya está atrasada.')
    : say(`No task of your own is due until ${until}.`, `Ninguna tarea suya vence hasta el ${until}.`)
  const some = isOverdue
    ? say(`${own} overdue:`, `Tareas suyas atrasadas: ${tasks.length}.`)
    : say(`${own} due ${days}:`, `Tareas suyas hasta el ${until}: ${tasks.length}.`)
  const rounds = say(
    `${capitalize(countWithNoun(count, 'round of upkeep is', 'rounds of upkeep are'))} ${isOverdue ? 'overdue' : 'due'} besides; the Calendar has all. The first:`,
    `Además hay ${count} de mantenimiento; el calendario las tiene todas. Las primeras:`,
  )
  const listWith = (lead: string, work: readonly NamedTask[]) =>
    `${lead}\n${bulletsOfTasks(work, today, language)}`
  return texts(
    tasks.length === 0 ? none : some,
    bulletsOfTasks(tasks, today, language),
    leases.length > 0 && listWith(say('Leases that end soon:', 'Contratos que terminan pronto:'), leases),
    count > 0 && listWith(rounds, upkeep),
  )
}

function ofDone(
  { events, next }: RecordsAbout<'last_done'>,
  today: string,
  language: AnswerLanguage,
): string[] {
  const { say } = language
  const none = say(
    'No upkeep of it is on record. Press “Done” at its task in the Calendar when you do it, and I can tell you next time.',
    'No hay mantenimiento registrado. Márquelo como hecho en el calendario y se lo diré la próxima vez.',
  )
  return texts(
    events.length === 0 ? none : say('On record, the latest first:', 'Registrado, lo último primero:'),
    bulletList(events.map((done) => lineOf(done, language))),
    next.length > 0 && say('Due next:', 'Lo siguiente:'),
    bulletsOfTasks(next, today, language),
  )
}

export const bulletsOfTasks = (
  all: readonly NamedTask[],
  today: string,
  { say, day, named, task }: AnswerLanguage,
) =>
  bulletList(
    all.map(
      ({ title, place, dueOn }) =>
        `${task(title)}, ${named(place)}: ${dueOn < today ? say('overdue since', 'atrasada desde el') : say('due', 'vence el')} ${day(dueOn)}`,
    ),
  )

const lineOf = (
  { note, title, type, place, on, costCents }: DoneWork,
  { task, noun, named, day }: AnswerLanguage,
) =>
  `${note ?? task(title)}${type ? ` (${noun(type)})` : ''}, ${named(place)}, ${day(on)}${costCents ? `: ${formatExactCents(costCents)}` : ''}`

/** The maximum number of expenses that an answer lists. The others are stated as a sum. */
const maxExpenses = 10

function ofExpenses({ events, days, price }: Expenses, language: AnswerLanguage): string[] {
  const { say } = language
  const year = days?.from.slice(0, 4)
  const when = year ? say(` in ${year}`, ` en ${year}`) : ''
  if (events.length === 0)
    return [
      price
        ? say(
            `What you paid for the ${nounOf(kindOf(price))} is not on record. Keep it as a note, and I can tell you next time.`,
            'Lo que pagó no está registrado. Guárdelo como nota y se lo diré la próxima vez.',
          )
        : say(
            `No expense${when} is on record there. A cost is kept with each round of upkeep, or in a note such as “Paid $310: drain”.`,
            `No hay gastos registrados${when}.`,
          ),
    ]
  const hidden = events.slice(maxExpenses)
  const [all, others] = [events, hidden].map((done) =>
    formatExactCents(done.reduce((cents, { costCents }) => cents + (costCents ?? 0), 0)),
  )
  return texts(
    say(`On record${when} you paid ${all}:`, `Según sus registros pagó${when} ${all}:`),
    bulletList(events.slice(0, maxExpenses).map((done) => lineOf(done, language))),
    hidden.length > 0 && `${hidden.length} ${say('more, together', 'más, en total')} ${others}.`,
  )
}

/** Matches the date or the amount of money in a note, if the question asks for it. */
const statedInNotes = {
  date: /\b(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (?:\d{1,2},? )?)?(?:19|20)\d\d\b/i,
  sum: /\$ ?\d+(?:,\d{3})*(?:\.\d\d)?/,
}

function ofNotes(records: RecordsAbout<'notes'>, today: string, language: AnswerLanguage): string[] {
  const { notes, repairs = [], place, wants, wantsDeletion, isBeside } = records
  const { say, day, noun, place: placeName } = language
  if (notes.length + repairs.length === 0)
    return [
      say(
        `No note on record${place ? ` for ${place}` : ''} says anything about that. Tell me, for example “note: the shutoff is in the basement”, and I will offer to keep it.`,
        `Ninguna nota${place ? ` de ${place}` : ''} dice algo de eso. Dígame “anota que …” y le ofreceré guardarla.`,
      ),
    ]
  const [only] = notes.length === 1 && !isBeside ? notes : []
  const stated = only && wants && statedInNotes[wants].exec(only.content)?.[0]
  const lines = notes.map((note) => {
    const written = day(note.createdAt.toISOString().slice(0, 10))
    const about = note.type ? `${noun(note.type)}, ` : ''
    return `“${note.content}” (${about}${placeName(note)}, ${written})${whatFollows(note, today, language)}`
  })
  return texts(
    stated && say(`${stated}, by your notes.`, `${stated}, según sus notas.`),
    wantsDeletion &&
      say(
        'I cannot delete a note: open the page of its home or part, and press “Delete” beside it under Notes.',
        'No puedo borrar notas: abra la página de su casa o aparato y pulse “Delete” junto a ella, en Notes.',
      ),
    notes.length > 0 && say('Your notes say:', 'Sus notas dicen:'),
    bulletList(lines),
    ...weigh(records, language),
  )
}
