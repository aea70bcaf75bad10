import { safetyAdvice } from '@home-pulse/lifecycle/catalogue/safety/safety'
import { nextSteps } from '@home-pulse/lifecycle/catalogue/safety/safety-next-steps'
import { cite } from '@home-pulse/lifecycle/catalogue/sources'
import type { EarlierDangers, Understanding } from '../../understanding/understand.ts'
import type { Answer } from '../facts.ts'

const untilOver = {
  english: 'When those who came to help have told you that it is safe, write “all clear” and we go on.',
  spanish: 'Cuando quienes vinieron a ayudar le digan que es seguro, escriba “todo despejado” y seguimos.',
}
const ifNotOver = {
  english: 'If the danger that you told me of is not over:',
  spanish: 'Si el peligro del que me habló no ha pasado:',
}
const glad: Readonly<Record<'english' | 'spanish', readonly [first: string, next: string]>> = {
  english: [
    'Good to hear that it is over. What caused it still has to be repaired by a professional before you use it again.',
    'Ask me about the rest whenever you are ready.',
  ],
  spanish: [
    'Me alegra que haya pasado. Un profesional debe reparar la causa antes de que lo use de nuevo.',
    'Pregúnteme por lo demás cuando quiera.',
  ],
}
const gladOfWriter = {
  english: 'I am glad that you told me. If it gets hard again, call or text 988, at any hour.',
  spanish:
    'Me alegra que me lo haya dicho. Si vuelve a ser difícil, llame o escriba al 988, a cualquier hora.',
}

const languageOf = ({ isSpanish }: Understanding) => (isSpanish ? 'spanish' : 'english')

/** Says what to do next while an earlier danger is not over. */
export function answerNextSteps({ dangers }: EarlierDangers, asked: Understanding): Answer {
  const [first] = dangers
  const language = languageOf(asked)
  const steps = first ? [nextSteps(first)[language].join(' ')] : []
  return {
    paragraphs: [...steps, ...(dangers.includes('self_harm') ? [] : [untilOver[language]])],
    sources: cite(dangers.flatMap((danger) => safetyAdvice[danger].sources)),
    isDanger: true,
  }
}

/** Answers a message which says that a danger is over. */
export function answerAllClear({ dangers }: EarlierDangers, asked: Understanding): Answer {
  const language = languageOf(asked)
  const [first, next] = glad[language]
  return { paragraphs: [dangers.includes('self_harm') ? gladOfWriter[language] : first, next] }
}

/** Returns a reminder of a danger that may not be over. It precedes the answer to another question. */
export function reminderOf({ dangers, isElsewhere }: EarlierDangers, asked: Understanding): string {
  const [first] = dangers
  if (first === undefined) return ''
  const language = languageOf(asked)
  const [step] = nextSteps(first)[language]
  if (dangers.includes('self_harm')) return step
  return `${isElsewhere ? `${ifNotOver[language]} ` : ''}${step} ${untilOver[language]}`
}
