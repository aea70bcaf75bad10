import type { Understanding } from '../understanding/understand.ts'
import { answerCost, costOf } from './cost.ts'
import type { Answer, Facts } from './facts.ts'
import { answerRepair } from './repair.ts'
import { findSubject } from './subject.ts'

/** From this share of the typical price of a new one, a sum without a purpose is a price for a new one. */
const minShareOfNew = 0.6
const ofRepair =
  /\b(?:worth (?:it|fixing|repairing)|repair or|fix or|or (?:get|buy|just get)|keep it|to keep)\b/

/** Answers a question about a price: that of a new one, or whether the stated price of a repair is worth paying. */
export function answerPrice(said: Understanding, facts: Facts): Answer {
  const asked = withPurposes(said, facts)
  const [first] = asked.intents
  const { amounts } = asked
  if (amounts.length === 0) return first === 'cost' ? answerCost(asked, facts) : answerRepair(asked, facts)
  const isOfPart = asked.components.length > 0 || asked.link.pointsBack || facts.chosen !== undefined
  const buys = (purpose: 'repair' | 'replacement') => amounts.every((amount) => amount.buys === purpose)
  if (first === 'cost')
    return isOfPart && buys('repair') ? answerRepair(asked, facts) : answerCost(asked, facts)
  return buys('replacement') && !ofRepair.test(asked.words)
    ? answerCost(asked, facts)
    : answerRepair(asked, facts)
}

/** Gives each sum without a purpose the likelier one: a repair or a service, or a new component. */
function withPurposes(asked: Understanding, facts: Facts): Understanding {
  const subject = findSubject(asked, facts)
  if (subject.is === 'none') return asked
  const { cost } = costOf(subject.kind, asked, facts, subject.is === 'own' ? subject.row : undefined)
  const purposeOf = (dollars: number) =>
    !asked.isAboutRepair && dollars * 100 >= cost.typicalCents * minShareOfNew ? 'replacement' : 'repair'
  return {
    ...asked,
    amounts: asked.amounts.map(({ dollars, buys }) => ({ dollars, buys: buys ?? purposeOf(dollars) })),
  }
}
