import type { Understanding } from '../understanding/understand.ts'
import { answerCompare } from './compare.ts'
import { pricesOf } from './cost.ts'
import type { Answer, Facts } from './facts.ts'
import { linesOf } from './forecasts.ts'
import { answerBudget } from './records/home.ts'

/** Answers about several components: compares them, adds up their prices, or lists their dates. */
export function answerGroup(asked: Understanding, facts: Facts): Answer {
  const { group, today } = facts
  const [first] = asked.intents
  if (first === 'compare') return answerCompare(asked, facts)
  if (first === 'budget' && facts.spending) return answerBudget(asked, facts)
  if (first === 'cost' || first === 'repair_or_replace' || first === 'budget')
    return pricesOf(group, asked, facts)
  return {
    paragraphs: [linesOf(group, today, asked.horizon)],
    next: ['Which of mine is next?'],
    listed: group,
  }
}
