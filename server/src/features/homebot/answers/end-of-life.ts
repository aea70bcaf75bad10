import { lifetimeOf } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import { survivalAt } from '@home-pulse/lifecycle/survival/survival'
import { inPercent, inWholeYears } from '@home-pulse/lifecycle/wording'
import type { Understanding } from '../understanding/understand.ts'
import type { Answer, Facts } from './facts.ts'
import type { Known } from './forecasts.ts'
import { answerRepair } from './repair.ts'
import { ageOf, many, one } from './sentences.ts'

/** How long such a one would go on is no comfort. */
const goesOn = /^An? .* is expected to last another \S+ years?\.$/

/** What has come to its end has no date to plan for: how its life compares, and whether mending it is worth the money. */
export function answerEndOfLife(subject: Known, asked: Understanding, facts: Facts): Answer {
  const { kind } = subject
  const years = ageOf(subject, facts.today)
  const longer = survivalAt(lifetimeOf(kind.type, kind.variant).life, years)
  const verdict = answerRepair(asked, facts)
  return {
    ...verdict,
    paragraphs: [
      `I am sorry. Your ${one(kind)} lasted ${inWholeYears(years)}, and ${inPercent(longer)} of ${many(kind)} last longer. If it cannot be repaired, replace it now: there is no date left to plan for.`,
      ...verdict.paragraphs.filter((paragraph) => !goesOn.test(paragraph)),
    ],
    next: [`What does a new ${one(kind)} cost?`, ...verdict.next.filter((text) => !/cost|last/.test(text))],
  }
}
