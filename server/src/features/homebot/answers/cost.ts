import { stateFactors } from '@home-pulse/lifecycle/catalogue/state-factors'
import { type CostEstimate, estimateReplacementCost } from '@home-pulse/lifecycle/cost'
import { inDollars } from '@home-pulse/lifecycle/wording'
import type { Understanding } from '../understanding/understand.ts'
import type { Answer, Facts } from './facts.ts'
import { aNew, inMoney, type Kind, kindOf, many, one, placeOf, theTen } from './sentences.ts'
import { findSubject } from './subject.ts'

/** What replacing one would cost where it stands. */
export function answerCost(asked: Understanding, facts: Facts): Answer {
  const subject = findSubject(asked, facts)
  if (subject.is === 'none') return withoutName(asked)
  const row = subject.is === 'own' ? subject.row : undefined
  const { cost, place } = costOf(subject.kind, asked, facts, row?.state)
  const noun = row
    ? `your ${one(subject.kind)} ${row.unitNumber ? 'in' : 'at'} ${placeOf(row)}`
    : aNew(one(subject.kind))
  const owners = row?.ownerCostCents
  return {
    paragraphs: [
      ...('notes' in subject ? subject.notes : []),
      `Replacing ${noun} typically costs about ${inMoney(cost.typicalCents)} ${place}, in today’s dollars: from ${inMoney(cost.lowCents)} to ${inMoney(cost.highCents)}.`,
      ...(typeof owners === 'number' ? [`You set its cost yourself, at ${inMoney(owners)}.`] : []),
      ...judgeQuotes(asked, cost, subject.kind),
      cost.explanation.join(' '),
    ],
    sources: cost.sources,
    next: [
      `How long does ${row ? `my ${one(subject.kind)}` : aNew(one(subject.kind))} last?`,
      'Should I repair or replace it?',
      'How much should I set aside each month?',
    ],
    subject: row,
  }
}

/** The cost of a kind, and where: in the state asked about, that of the home, or the country. */
export function costOf(
  kind: Kind,
  asked: Pick<Understanding, 'state'>,
  facts: Pick<Facts, 'state' | 'today'>,
  home = facts.state,
): { readonly cost: CostEstimate; readonly place: string } {
  const state = asked.state ?? home
  return {
    cost: estimateReplacementCost({ ...kind, state, today: facts.today }),
    place:
      state === undefined
        ? 'across the United States (tell me your state for its prices)'
        : `in ${stateFactors[state].name}`,
  }
}

/** What to think of the sums that a question tells as the price of a new one. */
function judgeQuotes({ amounts, isAboutRepair }: Understanding, cost: CostEstimate, kind: Kind): string[] {
  return amounts
    .filter(({ buys }) => buys !== 'repair' && !isAboutRepair)
    .map(({ dollars }) => {
      const sum = inDollars(dollars)
      const cents = dollars * 100
      if (cents < cost.lowCents) return `${sum} is below that range: ask what it leaves out.`
      if (cents > cost.highCents)
        return `${sum} is above that range: ask what it includes, and get a second quote.`
      return `${sum} lies within what is usual for ${many(kind)}.`
    })
}

function withoutName({ others }: Understanding): Answer {
  const [other] = others
  return {
    paragraphs: [
      other
        ? `I have no published costs for ${aNew(other)}, so I will not guess. The ten I know are: ${theTen}.`
        : `What is to be replaced? I know the costs of these ten: ${theTen}.`,
    ],
    sources: [],
    next: [
      'What does a new roof cost?',
      'What does a water heater cost?',
      'How much should I set aside each month?',
    ],
  }
}

/** The cost of a kind in one sentence, for an answer about something else. */
export function costSentence(asked: Understanding, facts: Facts): string | undefined {
  const [named] = asked.components
  if (!named) return undefined
  const kind = kindOf(named)
  const { cost, place } = costOf(kind, asked, facts)
  return `A new one typically costs about ${inMoney(cost.typicalCents)} ${place}.`
}
