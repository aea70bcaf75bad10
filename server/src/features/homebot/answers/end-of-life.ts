import { lifetimeOf } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import { survivalAt } from '@home-pulse/lifecycle/survival/survival'
import { inPercent, inWholeYears } from '@home-pulse/lifecycle/wording'
import type { Understanding } from '../understanding/understand.ts'
import type { Answer, Facts } from './facts.ts'
import type { SubjectWithAge } from './forecasts.ts'
import { answerRepair } from './repair.ts'
import { ageOf, nounOf, pluralOf } from './sentences.ts'

/** Matches a sentence about the remaining years. The answer leaves it out, because the component has failed. */
const remainingLife = /^An? .* is expected to last another \S+ years?\.$/

/** Answers about a component that has failed: compares its life with that of its type, and judges a repair. */
export function answerEndOfLife(subject: SubjectWithAge, asked: Understanding, facts: Facts): Answer {
  const { kind } = subject
  const years = ageOf(subject, facts.today)
  const longer = survivalAt(lifetimeOf(kind.type, kind.variant).life, years)
  const verdict = answerRepair(asked, facts)
  return {
    ...verdict,
    paragraphs: [
      `I am sorry. Your ${nounOf(kind)} lasted ${inWholeYears(years)}, and ${inPercent(longer)} of ${pluralOf(kind)} last longer. If it cannot be repaired, replace it now: there is no date left to plan for.`,
      ...verdict.paragraphs.filter((paragraph) => !remainingLife.test(paragraph)),
    ],
    next: [
      `What does a new ${nounOf(kind)} cost?`,
      ...(verdict.next ?? []).filter((text) => !/cost|last/.test(text)),
    ],
  }
}
