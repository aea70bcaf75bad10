import { inDollars } from '@home-pulse/lifecycle/wording'
import type { Answer } from '../facts.ts'
import { capital, inMoney, one } from '../sentences.ts'
import type { DoneWork, OwnRecords } from './own-record-facts.ts'
import { ofTenancies } from './tenancies.ts'
import { counted, lines, type Tongue, tongues } from './tongues.ts'

/** Answers a question about the customer's own records. */
export function answerOwnRecords(records: OwnRecords, today: string, isSpanish: boolean): Answer {
  const tongue = isSpanish ? tongues.spanish : tongues.english
  return { sources: [], next: nextOf(records, tongue), paragraphs: paragraphsOf(records, today, tongue) }
}

function nextOf({ about }: OwnRecords, { say }: Tongue): string[] {
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

function paragraphsOf(records: OwnRecords, today: string, tongue: Tongue): string[] {
  const { say, day } = tongue
  const more = (count: number, shown: number, where: string) =>
    count > shown ? [`${(count - shown).toLocaleString('en-US')} more: see ${where}.`] : []
  switch (records.about) {
    case 'tenants':
    case 'lease_ends':
    case 'rent':
    case 'vacancies':
      return ofTenancies(records, today, tongue)
    case 'tasks':
      return ofTasks(records, today, tongue)
    case 'last_done':
      return records.events.length === 0
        ? [
            say(
              'No upkeep of it is on record. Press “Done” at its task in the Calendar when you do it, and I can tell you next time.',
              'No hay mantenimiento registrado. Márquelo como hecho en el calendario y se lo diré la próxima vez.',
            ),
          ]
        : [
            say('On record, the latest first:', 'Registrado, lo último primero:'),
            lines(records.events.map((done) => `${workOf(done)}, ${done.place}: ${day(done.on)}`)),
          ]
    case 'expenses':
      return ofExpenses(records, tongue)
    case 'notes':
      return ofNotes(records, tongue)
    case 'home_count':
      return records.count === 0
        ? ['None yet. Add the first under Properties.']
        : [
            say(
              `You have ${counted(records.count, 'home')} on record.`,
              `Tiene ${counted(records.count, 'propiedad', 'propiedades')}.`,
            ),
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
        say(
          `Over the next 12 months, ${first.address} is expected to cost most: ${inDollars(first.dollars)}.`,
          `En los próximos 12 meses, lo más caro será ${first.address}: ${inDollars(first.dollars)}.`,
        ),
        lines(costs.map(({ address, dollars }) => `${address}: ${inDollars(dollars)}`)),
        say(
          'These are the expected costs of replacements, in today’s dollars. The Plan screen shows every home by year.',
          'Son costos esperados de reemplazos, a precios de hoy.',
        ),
      ]
    }
    case 'savings':
      return ofSavings(records, tongue)
  }
}

function ofTasks(
  { tasks, count, until, isSearch }: Extract<OwnRecords, { about: 'tasks' }>,
  today: string,
  { say, day }: Tongue,
): string[] {
  const list = lines(
    tasks.map(
      ({ title, place, dueOn }) =>
        `${title}, ${place}: ${dueOn < today ? say('overdue since', 'atrasada desde el') : say('due', 'vence el')} ${day(dueOn)}`,
    ),
  )
  if (isSearch) return [say('On your list:', 'En su lista:'), list]
  const isOverdue = until < today
  if (count === 0)
    return [
      isOverdue
        ? say('No task is overdue.', 'Ninguna tarea está atrasada.')
        : say(`No task is due until ${day(until)}.`, `Ninguna tarea vence hasta el ${day(until)}.`),
    ]
  return [
    isOverdue
      ? say(`${capital(counted(count, 'task is', 'tasks are'))} overdue:`, `Tareas atrasadas: ${count}.`)
      : say(
          `${capital(counted(count, 'task is', 'tasks are'))} due by ${day(until)}:`,
          `Tareas hasta el ${day(until)}: ${count}.`,
        ),
    list,
    ...(count > tasks.length
      ? [
          say(
            `${count - tasks.length} more: see the Calendar.`,
            `Hay ${count - tasks.length} más en el calendario.`,
          ),
        ]
      : []),
  ]
}

const workOf = ({ note, title, type }: DoneWork) => `${note ?? title} (${one({ type })})`

function ofExpenses(
  { events, period }: Extract<OwnRecords, { about: 'expenses' }>,
  { say, day }: Tongue,
): string[] {
  const when = period === '' ? '' : say(` in ${period}`, ` en ${period}`)
  if (events.length === 0)
    return [
      say(
        `No expense${when} is on record there. A cost is kept with each round of upkeep.`,
        `No hay gastos registrados${when}.`,
      ),
    ]
  const total = events.reduce((cents, { costCents }) => cents + (costCents ?? 0), 0)
  return [
    say(`On record${when} you paid ${inMoney(total)}:`, `Según sus registros pagó${when} ${inMoney(total)}:`),
    lines(
      events
        .slice(0, 10)
        .map((done) => `${workOf(done)}, ${done.place}, ${day(done.on)}: ${inMoney(done.costCents ?? 0)}`),
    ),
  ]
}

/** The year in which a warranty ends that a note tells as years from another year. */
function warrantyEnd(content: string): string | undefined {
  const years = /(\d{1,2})[ -]?(?:yr|year)s?\b.{0,20}warrant/i.exec(content)?.[1]
  const from = /\b(20\d\d)\b/.exec(content)?.[1]
  return years && from ? String(Number(from) + Number(years)) : undefined
}

function ofNotes(
  { notes, place }: Extract<OwnRecords, { about: 'notes' }>,
  { say, place: placeName }: Tongue,
): string[] {
  if (notes.length === 0)
    return [
      say(
        `No note on record${place ? ` for ${place}` : ''} says anything about that. Tell me, for example “note: the shutoff is in the basement”, and I will offer to keep it.`,
        `Ninguna nota${place ? ` de ${place}` : ''} dice algo de eso. Dígame “anota que …” y le ofreceré guardarla.`,
      ),
    ]
  return [
    say('Your notes say:', 'Sus notas dicen:'),
    lines(
      notes.map((note) => {
        const about = note.type ? `${say(one({ type: note.type }), one({ type: note.type }))}, ` : ''
        const until = warrantyEnd(note.content)
        return `“${note.content}” (${about}${placeName(note)})${until ? say(`. That warranty runs until ${until}`, `. Esa garantía dura hasta ${until}`) : ''}`
      }),
    ),
  ]
}

function ofSavings(
  { savedDollars, reserve, need }: Extract<OwnRecords, { about: 'savings' }>,
  { say }: Tongue,
): string[] {
  const saved = inDollars(savedDollars)
  if (need) {
    const left = savedDollars - need.dollars
    const high =
      need.highDollars > savedDollars && left >= 0
        ? say(
            ` It could cost up to ${inDollars(need.highDollars)}.`,
            ` Podría costar hasta ${inDollars(need.highDollars)}.`,
          )
        : ''
    return [
      left >= 0
        ? say(
            `Yes: ${saved} is enough for ${need.what}, which is expected to cost ${inDollars(need.dollars)}. ${inDollars(left)} is left over.${high}`,
            `Sí: ${saved} alcanza para ${need.what}: ${inDollars(need.dollars)}. Sobran ${inDollars(left)}.${high}`,
          )
        : say(
            `Not quite: ${need.what} is expected to cost ${inDollars(need.dollars)}. With ${saved} you are ${inDollars(-left)} short.`,
            `No alcanza: ${need.what} costará unos ${inDollars(need.dollars)}. Con ${saved} faltan ${inDollars(-left)}.`,
          ),
    ]
  }
  const { starting_sum: start, to_add: missing, monthly_contribution: monthly, years } = reserve
  const chance = `${Math.round(10 * reserve.confidence)} in 10`
  const plan = say(
    `With ${inDollars(monthly)} a month, a start of ${inDollars(start)} lasts ${years} years with a chance of ${chance}.`,
    `Con ${inDollars(monthly)} al mes, ${inDollars(start)} para empezar alcanzan ${years} años: ${Math.round(10 * reserve.confidence)} de cada 10 veces.`,
  )
  return missing === 0
    ? [
        say(`Yes. ${plan} You have ${saved}.`, `Sí. ${plan} Usted tiene ${saved}.`),
        say('The Plan screen trades one for the other.', 'La pantalla Plan cambia lo uno por lo otro.'),
      ]
    : [
        say(
          `Not yet: ${inDollars(missing)} are missing. ${plan} You have ${saved}.`,
          `Todavía no: faltan ${inDollars(missing)}. ${plan} Usted tiene ${saved}.`,
        ),
        say(
          'The Plan screen trades one for the other: a smaller start needs more each month.',
          'Con menos al empezar hace falta más al mes.',
        ),
      ]
}
