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
import type { Answer, Facts } from './facts.ts'
import { type Kind, nounOf, pluralOf, withArticle } from './sentences.ts'
import { findSubject } from './subject.ts'

const maxTasks = 6
export const commonSteps = 'The steps are common repair knowledge; we found no published source for them.'

const asksHow = /\bhow (?:do|can|should|to)\b|\b(?:and|or) how$/
/** Matches a question whether work is needed at all. */
const asksNeed =
  /\b(?:skip|skipping|(?:really|actually|even) (?:need\w*|necessary|have to|matters?)|necessary|is it needed|do i (?:need|have) to|does (?:it|the|my) (?:\S+ )?need (?:a |to be )|can i go without|optional|saltar(?:me)?|es necesario|hace falta|tengo que)\b/
const skips = /\b(?:skip|skipping|without|saltar(?:me)?)\b/
/** Matches the names of a boiler. A boiler has no air filter, so tasks about filters are left out. */
const boilerName = /boiler|caldera/

/** Lists the maintenance tasks of a component and their intervals. */
export function answerUpkeep(asked: Understanding, facts: Facts): Answer {
  const subject = findSubject(asked, facts)
  if (subject.is === 'none') return ofHome(asked, facts)
  const { kind } = subject
  const isOfNeed = asksNeed.test(asked.words) && !asksHow.test(asked.words)
  const isOfInterval = asked.intents[0] === 'how_often' && !asksHow.test(asked.words)
  const steps = isOfNeed || isOfInterval ? undefined : stepsFor(asked)
  const { wanted, shown } = tasksFor(kind, asked)
  const [asksFor] = wanted.length > 0 ? wanted : shown.filter(({ who }) => who === 'professional')
  const howOften =
    asksFor && isOfNeed
      ? [`${skips.test(asked.words) ? 'Better not skip it.' : 'Yes.'} ${capitalize(taskText(asksFor))}`]
      : asksFor && asked.intents[0] === 'how_often'
        ? [`${capitalize(intervalOf(asksFor))}: ${uncapitalize(asksFor.title)}.`]
        : []
  if (steps)
    return {
      paragraphs: [...howOften, steps, ...(wanted.length > 0 ? [linesOfTasks(wanted)] : []), commonSteps],
      sources: sourcesOf(wanted),
      next: nextFor(kind, subject.is === 'own'),
      subject: subject.is === 'own' ? subject.row : undefined,
    }
  return {
    paragraphs: [
      ...howOften,
      ...subject.notes,
      wanted.length > 0
        ? `For ${pluralOf(kind)}:`
        : `What ${withArticle(nounOf(kind))} wants, to last and to be safe:`,
      linesOfTasks(shown),
    ],
    sources: sourcesOf(shown),
    next: nextFor(kind, subject.is === 'own'),
    subject: subject.is === 'own' ? subject.row : undefined,
  }
}

/** Returns the tasks of a component that a question names, and the tasks that its answer lists. */
export function tasksFor(kind: Kind, asked: Understanding) {
  const isBoiler = asked.components.some(({ name }) => boilerName.test(name))
  const known = maintenanceTasks(kind).filter(({ id }) => !isBoiler || !/filter/.test(id))
  const wanted = known.filter((task) => isWanted(task, asked))
  return { wanted, shown: (wanted.length > 0 ? wanted : known).slice(0, maxTasks) }
}

/** Returns a task as a line of a list: `• Flush the tank: every 12 months (6 to 12 are advised). Sediment …` */
export const taskLine = (task: MaintenanceTask): string =>
  `• ${task.title}: ${intervalOf(task)}. ${reasonOf(task)}`

const reasonOf = ({ why, safety }: MaintenanceTask) => [why.text, safety?.text].filter(Boolean).join(' ')

/** Returns a task with its interval and its reason as sentences. */
const taskText = (task: MaintenanceTask): string =>
  `${intervalOf(task)}: ${uncapitalize(task.title)}. ${reasonOf(task)}`

/** Returns the interval of a task as text: `every 12 months, in fall, by a professional`. */
function intervalOf({ intervalMonths: { typical, low, high }, season, who }: MaintenanceTask): string {
  const range = low === high ? '' : ` (${low} to ${high} months are advised)`
  const when = season === null ? '' : `, in ${season}`
  const hand = who === 'professional' ? ', by a professional' : ''
  return `every ${inMonths(typical).replace(/^1 /, '')}${range}${when}${hand}`
}

const uncapitalize = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const linesOfTasks = (shown: readonly MaintenanceTask[]) => shown.slice(0, maxTasks).map(taskLine).join('\n')

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

/** The word in task titles that has the meaning of a word in a question. */
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
  condenser: 'coil',
  tune: 'inspect',
}

function isWanted({ id, title }: MaintenanceTask, { partsToMaintain: cares }: Understanding): boolean {
  const text = `${id} ${title}`.toLowerCase()
  return cares.some((care) => text.includes(alsoNamed[care] ?? care))
}

const nextFor = (kind: Kind, isOwn: boolean) => [
  `How long does ${isOwn ? `my ${nounOf(kind)}` : withArticle(nounOf(kind))} last?`,
  `What goes wrong with ${pluralOf(kind)}?`,
  'What is due this year?',
]

/**
 * Answers a question about maintenance that names no component: with the tasks that its words name, otherwise with the
 * seasonal tasks.
 */
function ofHome(asked: Understanding, { soonest, today }: Facts): Answer {
  const wanted = allTasks.filter((task) => isWanted(task, asked))
  const season = Number(today.slice(5, 7)) < 7 ? 'spring' : 'fall'
  const types = new Set<ComponentType>(soonest.map((row) => kindOf(row).type))
  const theirs = allTasks.filter(
    ({ appliesTo }) => types.size === 0 || appliesTo.some(({ type }) => types.has(type)),
  )
  const seasonal = theirs.filter((task) => task.season === season || task.intervalMonths.typical >= 6)
  const shown = wanted.length > 0 ? wanted : seasonal
  const next = [
    'How often should I flush the water heater?',
    'How do I maintain my roof?',
    'What is due this year?',
  ]
  const steps = stepsFor(asked)
  if (steps) return { paragraphs: [steps, commonSteps], next }
  const [other] = asked.others
  if (other) return { ...adviceForOther(other), next }
  const lead =
    wanted.length > 0
      ? 'It depends on what it belongs to:'
      : `For ${season === 'fall' ? 'fall and winter' : 'spring and summer'}, these rounds matter most:`
  return {
    paragraphs: [
      lead,
      linesOfTasks(shown),
      'The Plan screen keeps these for everything you have, with dates, and reminds you.',
    ],
    sources: sourcesOf(shown),
    next,
  }
}
