import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { maintenanceTasks } from '@home-pulse/lifecycle/upkeep/maintenance'
import { capitalize } from '@home-pulse/lifecycle/wording'
import type { Understanding } from '../../understanding/understand.ts'
import { caution } from '../advice/do-it-yourself.ts'
import type { Answer, Facts } from '../facts.ts'
import { bulletList } from '../language/answer-languages.ts'
import { nounOf, pluralOf, texts, withArticle } from '../sentences.ts'
import { findSubject } from '../subject.ts'
import { sourcesOf, taskLine } from '../upkeep.ts'

/** Appliances that are built to run day and night. */
const alwaysOn: ReadonlySet<ComponentType> = new Set(['refrigerator', 'water_heater', 'furnace', 'ac_unit'])
/** The risks of appliances that run unattended, by type. */
const unattendedRisks: Partial<Readonly<Record<ComponentType, string>>> = {
  washer: 'A hose that bursts runs until somebody closes the valve',
  dishwasher: 'A leak runs until somebody closes the valve',
  dryer: 'Lint that catches fire needs somebody awake',
  stove: 'What is left on it burns with nobody there to turn it off',
}
const maxTasks = 3
const whileAwake = /\bwhile awake\b/
const leakyParts = /\b(hoses?|seals?|leaks?|burners?)\b/

/** Answers whether an appliance may run unattended. Advice without a published source is labeled as common caution. */
export function answerUnattended(asked: Understanding, facts: Facts): Answer | undefined {
  const subject = findSubject(asked, facts)
  if (subject.is === 'none')
    return {
      paragraphs: [
        'Which one do you mean? A dryer, a washer, a dishwasher or a stove is better run while somebody is awake and at home; a refrigerator, a water heater, a furnace or an air conditioner is built to run day and night.',
      ],
      next: ['Can I run the dryer overnight?', 'Can I run the dishwasher while I am out?'],
    }
  const { kind } = subject
  const known = maintenanceTasks(kind)
  const published = known.find(({ safety }) => whileAwake.test(safety?.text ?? ''))
  const reason = unattendedRisks[kind.type]
  if (!reason && !alwaysOn.has(kind.type)) return undefined
  const guards = known.filter(({ guardsAgainst }) => guardsAgainst !== null).slice(0, maxTasks)
  const shown = guards.length > 0 ? guards : known.filter(({ title }) => leakyParts.test(title))
  const verdict = reason
    ? `Better not: run ${withArticle(nounOf(kind))} while somebody is awake and at home. ${reason}.${
        published ? '' : ` ${caution}`
      }`
    : `${capitalize(withArticle(nounOf(kind)))} is built to run day and night, also while nobody watches, as long as it is looked after and shows no sign of trouble.`
  return {
    paragraphs: texts(
      ...subject.notes,
      verdict,
      shown.length > 0 &&
        `What keeps ${pluralOf(kind)} out of trouble:\n${bulletList(shown.map((task) => taskLine(task)))}`,
      'If it smells of gas or of something burning, sparks or smokes, switch it off and get to safety first.',
    ),
    sources: sourcesOf(shown),
    next: [`How do I look after ${withArticle(nounOf(kind))}?`, `How long do ${pluralOf(kind)} last?`],
    subject: subject.is === 'own' ? subject.row : undefined,
  }
}
