import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { cite, type SourceTag } from '@home-pulse/lifecycle/catalogue/sources'
import type { MaintenanceTask } from '@home-pulse/lifecycle/catalogue/tasks/task'
import { tasks as allTasks } from '@home-pulse/lifecycle/catalogue/tasks/tasks'
import { maintenanceTasks } from '@home-pulse/lifecycle/upkeep/maintenance'
import { capitalize, inMonths } from '@home-pulse/lifecycle/wording'
import { kindOf } from '../../components/present.ts'
import type { Understanding } from '../understanding/understand.ts'
import { adviceForOther } from './advice/other-things.ts'
import { stepsFor } from './advice/steps.ts'
import { type Answer, type Facts, maxListed } from './facts.ts'
import { type AnswerLanguage, bulletList, languageOf } from './language/answer-languages.ts'
import type { Kind } from './sentences.ts'
import { texts } from './sentences.ts'
import { findSubject } from './subject.ts'

const maxTasks = 6
export const commonSteps = 'The steps are common repair knowledge; we found no published source for them.'
const seasonsInSpanish = { spring: 'primavera', summer: 'verano', fall: 'otoño', winter: 'invierno' }

const asksHow = /\bhow (?:do|can|should|to)\b|\b(?:and|or) how$/
/** Matches a question about whether maintenance is needed at all. */
const asksNeed =
  /\b(?:skip|skipping|(?:really|actually|even) (?:need\w*|necessary|have to|matters?)|necessary|is it needed|do i (?:need|have) to|does (?:it|the|my) (?:\S+ )?need (?:a |to be )|can i go without|optional|saltar(?:me)?|es necesario|hace falta|tengo que)\b/
const skips = /\b(?:skip|skipping|without|saltar(?:me)?)\b/
/** Matches a boiler in English or Spanish. A boiler has no air filter, so tasks about filters are left out. */
const boilerName = /boiler|caldera/

/** Lists the maintenance tasks of a component and their intervals. */
export function answerUpkeep(asked: Understanding, facts: Facts): Answer {
  const subject = findSubject(asked, facts)
  if (subject.is === 'none') return ofHome(asked, facts)
  const { kind } = subject
  const isOfNeed = asksNeed.test(asked.words) && !asksHow.test(asked.words)
  const isOfInterval = asked.intents[0] === 'how_often' && !asksHow.test(asked.words)
  const language = languageOf(asked)
  const { say, many, a, task: titleOf } = language
  // The instructions exist only in English, so a Spanish answer has none.
  const steps = isOfNeed || isOfInterval || asked.isSpanish ? undefined : stepsFor(asked)
  const { wanted, shown } = tasksFor(kind, asked)
  const [asksFor] = wanted.length > 0 ? wanted : shown.filter(({ who }) => who === 'professional')
  const howOften =
    asksFor && isOfNeed
      ? [
          `${skips.test(asked.words) ? say('Better not skip it.', 'Mejor no se lo salte.') : say('Yes.', 'Sí.')} ${capitalize(taskText(asksFor, language))}`,
        ]
      : asksFor && asked.intents[0] === 'how_often'
        ? [`${capitalize(intervalOf(asksFor, language))}: ${uncapitalize(titleOf(asksFor.title))}.`]
        : []
  const isOwn = subject.is === 'own'
  return {
    paragraphs: steps
      ? texts(...howOften, steps, wanted.length > 0 && linesOfTasks(wanted, language), commonSteps)
      : [
          ...howOften,
          ...subject.notes,
          wanted.length > 0
            ? say(`For ${many(kind)}:`, `Para ${many(kind)}:`)
            : say(
                `What ${a(kind)} wants, to last and to be safe:`,
                `Lo que necesita ${a(kind)} para durar y ser seguro:`,
              ),
          linesOfTasks(shown, language),
        ],
    sources: sourcesOf(steps ? wanted : shown),
    next: nextFor(kind, isOwn, language),
    subject: isOwn ? subject.row : undefined,
  }
}

/**
 * Returns the tasks that the question names as `wanted`. Returns the tasks to list as `shown`: the wanted tasks, or
 * else all tasks of the component.
 */
export function tasksFor(kind: Kind, asked: Understanding) {
  const isBoiler = asked.components.some(({ name }) => boilerName.test(name))
  const known = maintenanceTasks(kind).filter(({ id }) => !isBoiler || !/filter/.test(id))
  const wanted = known.filter((task) => isWanted(task, asked))
  return { wanted, shown: (wanted.length > 0 ? wanted : known).slice(0, maxTasks) }
}

/** Returns a task as one line of a list: `Flush the tank: every 12 months (6 to 12 are advised). Sediment …` */
export const taskLine = (task: MaintenanceTask, language = languageOf({})): string =>
  `${language.task(task.title)}: ${intervalOf(task, language)}. ${reasonOf(task, language)}`.trim()

/** Returns the reason for a task. Empty in Spanish, because the reasons exist only in English. */
const reasonOf = ({ why, safety }: MaintenanceTask, { say }: AnswerLanguage) =>
  say([why.text, safety?.text].filter(Boolean).join(' '), '')

/** Returns a task as sentences with its interval and its reason. */
const taskText = (task: MaintenanceTask, language: AnswerLanguage): string =>
  `${intervalOf(task, language)}: ${uncapitalize(language.task(task.title))}. ${reasonOf(task, language)}`.trim()

/** Returns the interval of a task as text: `every 12 months, in fall, by a professional`. */
function intervalOf(task: MaintenanceTask, { say }: AnswerLanguage): string {
  const { season, who } = task
  const { typical, low, high } = task.intervalMonths
  const each = say(inMonths(typical).replace(/^1 /, ''), typical === 1 ? 'mes' : `${typical} meses`)
  const range =
    low === high
      ? ''
      : say(` (${low} to ${high} months are advised)`, ` (se aconseja de ${low} a ${high} meses)`)
  const when = season === null ? '' : say(`, in ${season}`, `, en ${seasonsInSpanish[season]}`)
  const hand = who === 'professional' ? say(', by a professional', ', por un profesional') : ''
  return `${say('every', 'cada')} ${each}${range}${when}${hand}`
}

const uncapitalize = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const linesOfTasks = (shown: readonly MaintenanceTask[], language: AnswerLanguage) =>
  bulletList(shown.slice(0, maxTasks).map((task) => taskLine(task, language)))

export const sourcesOf = (shown: readonly MaintenanceTask[]) =>
  cite(
    shown
      .slice(0, maxTasks)
      .flatMap(({ intervalSources, why, safety }): SourceTag[] => [
        ...intervalSources,
        ...why.sources,
        ...(safety?.sources ?? []),
      ]),
  )

/** Maps words in questions to the words that task titles use. */
const alsoNamed: Readonly<Record<string, string>> = {
  descal: 'descale',
  sediment: 'flush',
  lint: 'vent',
  filtro: 'filter',
  anodo: 'anode',
  canaleta: 'gutter',
  serpentin: 'coil',
  manguera: 'hose',
  sedimento: 'flush',
  ducto: 'vent',
  pelusa: 'vent',
  sell: 'seal',
  condenser: 'coil',
  tune: 'inspect',
}

function isWanted({ id, title }: MaintenanceTask, { partsToMaintain: cares }: Understanding): boolean {
  const text = `${id} ${title}`.toLowerCase()
  return cares.some(
    (care) => text.includes(alsoNamed[care] ?? care) || (care === 'drain' && id.includes('flush')),
  )
}

const nextFor = (kind: Kind, isOwn: boolean, { say, many, ask }: AnswerLanguage) => [
  ask.life(kind, isOwn),
  say(`What goes wrong with ${many(kind)}?`, ask.cost(kind)),
  ask.due,
]

/**
 * Answers a maintenance question that names no component. Lists the tasks that its words match, otherwise the tasks of
 * the season.
 */
function ofHome(asked: Understanding, { soonest, today }: Facts): Answer {
  const wanted = allTasks.filter((task) => isWanted(task, asked))
  const season = Number(today.slice(5, 7)) < 7 ? 'spring' : 'fall'
  const types = new Set<ComponentType>(soonest.map((row) => kindOf(row).type))
  const theirs = allTasks.filter(
    ({ appliesTo }) =>
      soonest.length === 0 || soonest.length >= maxListed || appliesTo.some(({ type }) => types.has(type)),
  )
  const isOfSeason = (task: MaintenanceTask) => task.season === season
  const seasonal = [
    ...theirs.filter(isOfSeason),
    ...theirs.filter((task) => task.season === null && task.intervalMonths.typical >= 6),
  ]
  const shown = wanted.length > 0 ? wanted : seasonal
  const language = languageOf(asked)
  const { say, ask } = language
  const next = [
    say('How often should I flush the water heater?', '¿Cada cuánto purgo el calentador de agua?'),
    ask.care({ type: 'roof' }, true),
    ask.due,
  ]
  const steps = asked.isSpanish ? undefined : stepsFor(asked)
  if (steps) return { paragraphs: [steps, commonSteps], next }
  const [other] = asked.others
  const hasInterval = asked.intents[0] === 'how_often' && wanted.length > 0
  if (other && !hasInterval) return { ...adviceForOther(other, asked), next }
  const lead =
    wanted.length > 0
      ? say('It depends on what it belongs to:', 'Depende de a qué pertenece:')
      : season === 'fall'
        ? say(
            'For fall and winter, these rounds matter most:',
            'Para otoño e invierno, esto es lo más importante:',
          )
        : say(
            'For spring and summer, these rounds matter most:',
            'Para primavera y verano, esto es lo más importante:',
          )
  return {
    paragraphs: [
      lead,
      linesOfTasks(shown, language),
      say(
        'The Plan screen keeps these for everything you have, with dates, and reminds you.',
        'La pantalla Plan guarda estas tareas con sus fechas y se las recuerda.',
      ),
    ],
    sources: sourcesOf(shown),
    next,
  }
}
