import { capitalize } from '@home-pulse/lifecycle/wording'
import type { Understanding } from '../../understanding/understand.ts'
import type { Answer, Facts } from '../facts.ts'
import { plannedDateText } from '../forecasts.ts'
import { describeComponent } from '../sentences.ts'

/** The words of a topic and its answer in both languages. The first topic that matches is used. */
interface Topic {
  readonly words: RegExp
  readonly english: string
  readonly spanish: string
}

const methods: readonly Topic[] = [
  {
    words: /\b(?:labou?r|install\w*|tax|removal|haul\w*|mano de obra|incluyen)\b/,
    english:
      'Yes: each price is for a typical replacement with labor, in your state and in today’s dollars. The answer about a part tells what its typical, low and high figures cover. Permits, extras and surprises behind the wall are not in it.',
    spanish:
      'Sí: cada precio es de un reemplazo típico con mano de obra, en su estado y a precios de hoy. Los permisos y las sorpresas no están incluidos.',
  },
]
const ofMethod: Topic = {
  words: /./,
  english:
    'They are likely ranges and no promise. A date comes from the kind, the age and the condition of a part, and from federal surveys and published lifetimes of such parts; a price from published costs, moved to your state and to today. Parts of the same age fail at different times, so I give a range that 8 of 10 fall into. Ask me “why?” about one part, and I show its sources.',
  spanish:
    'Son intervalos probables, no promesas. La fecha sale del tipo, la edad y el estado, y de encuestas federales y cifras publicadas; el precio, de costos publicados en su estado. 8 de cada 10 caen en el intervalo.',
}

const supports: readonly Topic[] = [
  {
    words: /\b(?:delete|remove|erase|borra\w*|elimina\w*)\b/,
    english:
      'I delete nothing. Open the home under Properties: its page can delete the home or a part, asks first, and keeps what is deleted for a while so that you can bring it back.',
    spanish: 'No borro nada. En la página de la propiedad puede borrarla; antes se le pregunta.',
  },
]
const ofSupport: Topic = {
  words: /./,
  english:
    'That is for the people behind the app: Account settings has your subscription, and its “Contact Support” button writes to them. Never tell me a password or a card number.',
  spanish:
    'Para eso está «Contact Support» en la configuración de la cuenta. Nunca me diga contraseñas ni tarjetas.',
}

/** Returns the answer of the first topic whose words match, or the answer of `otherwise` if none matches. */
function pick(topics: readonly Topic[], otherwise: Topic, { words, isSpanish }: Understanding): string {
  const { english, spanish } = topics.find((topic) => topic.words.test(words)) ?? otherwise
  return isSpanish ? spanish : english
}

/** Explains how figures are calculated and what they mean. Adds the recorded date of the chosen component. */
export function answerMethod(asked: Understanding, { chosen, today }: Facts): Answer {
  return {
    paragraphs: [
      pick(methods, ofMethod, asked),
      ...(chosen && !asked.isSpanish
        ? [`On record: ${capitalize(describeComponent(chosen, today))}, ${plannedDateText(chosen, today)}.`]
        : []),
    ],
    next: ['Which of mine is next?', 'What is due this year?'],
    subject: chosen,
  }
}

/** Explains what the account screens do and what HomeBot cannot change. */
export const answerSupport = (asked: Understanding): Answer => ({
  paragraphs: [pick(supports, ofSupport, asked)],
  next: ['Which of mine is next?'],
})

/** Replies to an insult. */
export const answerComplaint = ({ isSpanish }: Understanding): Answer => ({
  paragraphs: [
    isSpanish
      ? 'Siento no haber ayudado. Dígame qué necesita, por ejemplo de qué parte de la casa se trata, y lo intento otra vez.'
      : 'I am sorry that I was no help. Tell me what you need, for example which part of which home, and I will try again. For the app or the bill, “Contact Support” in Account settings reaches a person.',
  ],
  next: ['Which of mine is next?', 'What is due this year?'],
})
