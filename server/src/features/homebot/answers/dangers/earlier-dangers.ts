import { afterDanger } from '@home-pulse/lifecycle/catalogue/safety/after-danger'
import { safetyAdvice } from '@home-pulse/lifecycle/catalogue/safety/safety'
import { nextSteps } from '@home-pulse/lifecycle/catalogue/safety/safety-next-steps'
import { cite } from '@home-pulse/lifecycle/catalogue/sources'
import type { EarlierDangers, Understanding } from '../../understanding/understand.ts'
import type { Answer } from '../facts.ts'
import { texts } from '../sentences.ts'

const languageOf = ({ isSpanish }: Understanding) => (isSpanish ? 'spanish' : 'english')

/** Says what to do next while a danger that was reported earlier continues. */
export function answerNextSteps({ dangers }: EarlierDangers, asked: Understanding): Answer {
  const [first] = dangers
  const language = languageOf(asked)
  const steps = first ? [nextSteps(first)[language].join(' ')] : []
  return {
    paragraphs: texts(...steps, !dangers.includes('self_harm') && afterDanger[language].untilOver),
    sources: cite(dangers.flatMap((danger) => safetyAdvice[danger].sources)),
    isDanger: true,
  }
}

export function answerAllClear({ dangers }: EarlierDangers, asked: Understanding): Answer {
  const { allClear, allClearOfDespair, goOn } = afterDanger[languageOf(asked)]
  return { paragraphs: [dangers.includes('self_harm') ? allClearOfDespair : allClear, goOn] }
}

/** Returns a reminder of a danger that may not be over. The reminder comes before the answer to another question. */
export function reminderOf({ dangers, isElsewhere }: EarlierDangers, asked: Understanding): string {
  const [first] = dangers
  if (first === undefined) return ''
  const { untilOver, ifNotOver } = afterDanger[languageOf(asked)]
  const [step] = nextSteps(first)[languageOf(asked)]
  return dangers.includes('self_harm') ? step : `${isElsewhere ? `${ifNotOver} ` : ''}${step} ${untilOver}`
}
