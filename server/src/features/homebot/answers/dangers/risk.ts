import { broaderDangerOf, safetyAdvice } from '@home-pulse/lifecycle/catalogue/safety/safety'
import { dangerSigns } from '@home-pulse/lifecycle/catalogue/safety/safety-signs'
import { cite } from '@home-pulse/lifecycle/catalogue/sources'
import { maintenanceTasks } from '@home-pulse/lifecycle/upkeep/maintenance'
import type { Understanding } from '../../understanding/understand.ts'
import type { Answer, Facts } from '../facts.ts'
import { bulletList } from '../language/answer-languages.ts'
import { nounOf, pluralOf, texts, withArticle } from '../sentences.ts'
import { findSubject } from '../subject.ts'
import { sourcesOf, taskLine } from '../upkeep.ts'

const maxTasks = 3

/** Answers a question about a possible danger: its signs, what to do if they appear, and how to prevent it. */
export function answerRisk(asked: Understanding, facts: Facts): Answer | undefined {
  const [risk] = asked.risks
  const danger = risk && broaderDangerOf(risk)
  if (!danger) return undefined
  const subject = findSubject(asked, facts)
  const kind = subject.is === 'none' ? undefined : subject.kind
  const known = kind ? maintenanceTasks(kind) : []
  const guards = known.filter(({ guardsAgainst }) => guardsAgainst !== null)
  const shown = (guards.length > 0 ? guards : known).slice(0, maxTasks)
  const { english, sources } = safetyAdvice[danger]
  const [first] = english
  return {
    paragraphs: texts(
      `If ${dangerSigns[danger]}, ${first.charAt(0).toLowerCase()}${first.slice(1)}`,
      'You tell of nothing like it, and how often it happens I do not know: I have no published odds of it.',
      kind &&
        shown.length > 0 &&
        `What keeps ${pluralOf(kind)} out of such trouble:\n${bulletList(shown.map((task) => taskLine(task)))}`,
    ),
    sources: [
      ...new Map([...cite(sources), ...sourcesOf(shown)].map((source) => [source.tag, source])).values(),
    ],
    next: kind
      ? [`How do I look after ${withArticle(nounOf(kind))}?`, `How long do ${pluralOf(kind)} last?`]
      : ['What maintenance should I do this season?'],
    subject: subject.is === 'own' ? subject.row : undefined,
  }
}
