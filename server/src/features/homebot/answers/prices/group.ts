import type { Understanding } from '../../understanding/understand.ts'
import { answerCompare } from '../compare.ts'
import type { Answer, Facts } from '../facts.ts'
import { linesOf } from '../forecasts.ts'
import { languageOf } from '../language/answer-languages.ts'
import { answerBudget } from '../records/budget.ts'
import { answerCost } from './cost.ts'
import { answerPrice } from './price-question.ts'
import { pricesOf } from './several.ts'

/** Answers a question about several components: compares them, adds up their prices, or lists their dates. */
export function answerGroup(asked: Understanding, facts: Facts): Answer {
  const { group, today } = facts
  const [first] = asked.intents
  if (first === 'compare') return answerCompare(asked, facts)
  if (first === 'budget' && facts.spending) return answerBudget(asked, facts)
  if (first === 'cost' || first === 'repair_or_replace' || first === 'budget')
    return pricesOf(group, asked, facts)
  return {
    paragraphs: [linesOf(group, today, languageOf(asked), asked.horizon)],
    next: [languageOf(asked).ask.first],
    listed: group,
  }
}

const instead = /\b(?:instead of|rather than|in place of|to replace|en vez de|en lugar de)\b/

/**
 * Answers a question about the price of one component that replaces several: "a heat pump instead of AC and furnace".
 */
export function answerPriceOfKinds(asked: Understanding, facts: Facts): Answer {
  const [first, ...others] = asked.components
  if (first?.variant === undefined || others.length === 0 || !instead.test(asked.words))
    return answerPrice(asked, facts)
  const alone = answerCost({ ...asked, components: [first] }, facts)
  const rest = answerCost({ ...asked, components: others }, facts)
  const lead = (text: string) =>
    text
      .replace(/^Together they/, 'Those that it would replace together')
      .replace(/^Reemplazarlos todos/, 'Reemplazar lo que sustituye')
  return { ...alone, paragraphs: [...alone.paragraphs, ...rest.paragraphs.map(lead)], subject: undefined }
}
