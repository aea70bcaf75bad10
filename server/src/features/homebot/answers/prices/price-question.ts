import { cite } from '@home-pulse/lifecycle/catalogue/sources'
import type { Understanding } from '../../understanding/understand.ts'
import type { Answer, Facts } from '../facts.ts'
import { findSubject } from '../subject.ts'
import { answerCost } from './cost.ts'
import { costOf } from './estimate.ts'
import { pricedPartOf, tellPartPrice } from './part-price.ts'
import { answerRepair } from './repair.ts'
import { pricedPart, pricedSupply } from './repair-price.ts'

/**
 * The share of the typical price from which an amount counts as the price of a new component. Smaller amounts count as
 * a repair. Applies if the message does not say what the amount is for.
 */
const minShareOfNew = 0.6
/** Replaces `minShareOfNew` if the message says that the amount is for the component: "8000 for the roof". */
const minShareForIt = 0.4
const forIt = /\b(?:for|por) (?:an?|the|my|our|un|una|el|la) (?:new )?[A-Z_]{4,}/
const ofRepair =
  /\b(?:worth (?:it|fixing|repairing)|repair or|fix or|or (?:get|buy|just get)|keep it|to keep)\b/

/**
 * Answers a question about a price. It is about a new component, or about a repair and whether the repair is worth its
 * price.
 */
export function answerPrice(said: Understanding, facts: Facts): Answer {
  const { asked, isOfRepair } = readPriceQuestion(said, facts)
  const given = isOfRepair ? answerRepair(asked, facts) : answerCost(asked, facts)
  const part = pricedPartOf(asked)
  if (!part) return given
  const ofPart = tellPartPrice(part, asked)
  const isOfOne = asked.components.length < 2 && pricedSupply(asked) === undefined
  const ofComponent = isOfOne ? given.paragraphs : []
  return {
    ...given,
    paragraphs: isOfRepair ? [...given.paragraphs, ofPart] : [ofPart, ...ofComponent],
    sources: [...cite(part.sources), ...(given.sources ?? [])],
  }
}

/**
 * Decides what each amount in a question pays for. Decides also if the question is about a repair or a new component.
 */
function readPriceQuestion(said: Understanding, facts: Facts) {
  const asked = withPurposes(said, facts)
  const [first, second] = asked.intents
  const isOfCost = first === 'cost' || (first === 'life' && second === 'cost')
  const isOfPart = asked.components.length > 0 || asked.link.pointsBack || facts.chosen !== undefined
  const buys = (purpose: 'repair' | 'replacement') => asked.amounts.every((one) => one.buys === purpose)
  const isOfRepair =
    asked.amounts.length === 0
      ? !isOfCost
      : isOfCost
        ? isOfPart && buys('repair')
        : !buys('replacement') || ofRepair.test(asked.words)
  return { asked, isOfRepair }
}

/** Adds the more likely purpose to each amount that has none: a repair (or service), or a new component. */
function withPurposes(asked: Understanding, facts: Facts): Understanding {
  const subject = findSubject(asked, facts)
  if (subject.is === 'none') return asked
  const { cost } = costOf(subject.kind, asked, facts, subject.is === 'own' ? subject.row : undefined)
  const share = forIt.test(asked.words) ? minShareForIt : minShareOfNew
  const purposeOf = (dollars: number) =>
    !asked.isAboutRepair && dollars * 100 >= cost.typicalCents * share ? 'replacement' : 'repair'
  // In "The inducer is loud, they want 600: a new furnace?", the amount is for a repair, because a new furnace costs
  // far more.
  const isOfPart = (dollars: number) =>
    asked.intents[0] === 'repair_or_replace' &&
    dollars * 100 < cost.lowCents * (pricedPart.test(asked.words) ? 1 : minShareForIt)
  return {
    ...asked,
    amounts: asked.amounts.map(({ dollars, buys }) => ({
      dollars,
      buys: isOfPart(dollars) ? 'repair' : (buys ?? purposeOf(dollars)),
    })),
  }
}
