import { safetyAdvice } from '@home-pulse/lifecycle/catalogue/safety/safety'
import { nextSteps } from '@home-pulse/lifecycle/catalogue/safety/safety-next-steps'
import { cite } from '@home-pulse/lifecycle/catalogue/sources'
import type { EarlierDangers, Understanding } from '../../understanding/understand.ts'
import type { Answer } from '../facts.ts'

const untilOver = {
  english: 'When those who came to help have told you that it is safe, write “all clear” and we go on.',
  spanish: 'Cuando quienes vinieron a ayudar le digan que es seguro, escriba “todo despejado” y seguimos.',
}

/** Says what to do next while an earlier danger is not over. */
export function answerNextSteps({ dangers }: EarlierDangers, { isSpanish }: Understanding): Answer {
  const [first] = dangers
  const steps = first && nextSteps(first)
  const isOfDespair = dangers.includes('self_harm')
  return {
    paragraphs: [
      ...(steps && isSpanish ? [steps.spanish.join(' ')] : []),
      ...(steps ? [steps.english.join(' ')] : []),
      ...(isOfDespair ? [] : [isSpanish ? untilOver.spanish : untilOver.english]),
    ],
    sources: cite(dangers.flatMap((danger) => safetyAdvice[danger].sources)),
    isDanger: true,
  }
}

/** Answers a message which says that a danger is over. */
export const answerAllClear = ({ dangers }: EarlierDangers): Answer => ({
  paragraphs: [
    dangers.includes('self_harm')
      ? 'I am glad that you told me. If it gets hard again, call or text 988, at any hour.'
      : 'Good to hear that it is over. What caused it still has to be repaired by a professional before you use it again.',
    'Ask me about the rest whenever you are ready.',
  ],
})

/** Returns a reminder of a danger that may not be over. It precedes the answer to another question. */
export function reminderOf({ dangers }: EarlierDangers): string {
  const [first] = dangers
  if (first === undefined) return ''
  const [step] = nextSteps(first).english
  return dangers.includes('self_harm') ? step : `${step} ${untilOver.english}`
}
