import { lifetimeOf } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import { survivalAt } from '@home-pulse/lifecycle/survival/survival'
import { capitalize, inPercent } from '@home-pulse/lifecycle/wording'
import type { Understanding } from '../understanding/understand.ts'
import type { Answer, Facts } from './facts.ts'
import type { SubjectWithAge } from './forecasts.ts'
import { languageOf } from './language/answer-languages.ts'
import { answerRepair } from './prices/repair.ts'
import { ageOf, nounOf } from './sentences.ts'

/**
 * Matches the forecast sentence about the remaining years. The answer omits this sentence because the component has
 * already failed.
 */
const remainingLife = /^An? .* is expected to last another \S+ years?\.$/

/**
 * Answers about a failed component. Compares its age with the usual life of its type, and says whether a repair is
 * worth it.
 */
export function answerEndOfLife(subject: SubjectWithAge, asked: Understanding, facts: Facts): Answer {
  const { kind } = subject
  const { say, age, many, your, noun, ask } = languageOf(asked)
  const years = ageOf(subject, facts.today)
  const longer = inPercent(survivalAt(lifetimeOf(kind.type, kind.variant).life, years))
  const verdict = answerRepair(asked, facts)
  return {
    ...verdict,
    paragraphs: [
      say(
        `I am sorry. Your ${nounOf(kind)} lasted ${age(years)}, and ${longer} of ${many(kind)} last longer. If it cannot be repaired, replace it now: there is no date left to plan for.`,
        `Lo siento. ${capitalize(your(kind))} duró ${age(years)}, y el ${longer} de ${many(kind)} dura más. Si no se puede reparar, reemplace ya ${noun(kind.type)}: no queda fecha que planificar.`,
      ),
      ...verdict.paragraphs.filter((paragraph) => !remainingLife.test(paragraph)),
    ],
    next: [ask.cost(kind), ...(verdict.next ?? []).filter((text) => !/cost|last|cuesta|dura/.test(text))],
  }
}
