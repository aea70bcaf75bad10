import { methods, ofMethod, type Topic } from '@home-pulse/lifecycle/catalogue/advice/methods'
import { capitalize } from '@home-pulse/lifecycle/wording'
import type { Understanding } from '../../understanding/understand.ts'
import type { Answer, Facts } from '../facts.ts'
import { languageOf } from '../language/answer-languages.ts'
import { texts } from '../sentences.ts'

const supports: readonly Topic[] = [
  {
    words: /\b(?:undo|take (?:that|it) back|deshaz|revert)\b/,
    english:
      'I have changed nothing: a change is only made when you press its button. What do you want to take back? The history on the page of a part or a home shows its last changes.',
    spanish: 'No he cambiado nada: solo cambia lo que usted confirma. ¿Qué quiere deshacer?',
  },
  {
    words: /\b(?:delete|remove|erase|borra\w*|elimina\w*)\b/,
    english:
      'I delete nothing. Open the home under Properties: its page can delete the home or a part, asks first, and keeps what is deleted for a while so that you can bring it back.',
    spanish: 'No borro nada. En la página de la propiedad puede borrarla; antes se le pregunta.',
  },
  {
    words: /\b(?:everything|all (?:my |the |of )?(?:dates|them)|all of it|todo)\b/,
    english:
      'I do not change all dates at once, and nothing was changed. Tell me one part and its new date, as in “plan the roof for June 2030”, or use Update on the page of a home.',
    spanish: 'No cambio todas las fechas a la vez, y nada cambió. Dígame una parte y su nueva fecha.',
  },
  {
    words: /\b(?:e ?mails?|email address|correo)\b/,
    english:
      'The e-mail address that you sign in with is under Settings > Security, where “Change email” replaces it.',
    spanish: 'El correo con el que entra está en Settings > Security; «Change email» lo cambia.',
  },
  {
    words: /\b(?:password|log(?:ged)? ?in|locked out|locked|sign in)\b/,
    english:
      'Use “Forgot password” on the sign-in page: a link to set a new password comes by mail. Never tell me a password.',
    spanish:
      'Use «Forgot password» en la página de inicio: recibirá un enlace por correo. Nunca me diga su contraseña.',
  },
]
const ofSupport: Topic = {
  words: /./,
  english:
    'That is for the people behind the app: Account settings has your subscription, and its “Contact Support” button writes to them. Never tell me a password or a card number.',
  spanish:
    'Para eso está «Contact Support» en la configuración de la cuenta. Nunca me diga contraseñas ni tarjetas.',
}

/** Returns the text of the first topic whose pattern matches the question, otherwise the text of `otherwise`. */
function pick(topics: readonly Topic[], otherwise: Topic, { words, isSpanish }: Understanding): string {
  const { english, spanish } = topics.find((topic) => topic.words.test(words)) ?? otherwise
  return isSpanish ? spanish : english
}

/** Explains how figures are calculated and what they mean. Adds the recorded date of the chosen component. */
export function answerMethod(asked: Understanding, { chosen, today }: Facts): Answer {
  const { say, describe, planned, ask } = languageOf(asked)
  return {
    paragraphs: texts(
      pick(methods, ofMethod, asked),
      chosen &&
        say(
          `On record: ${capitalize(describe(chosen, today))}, ${planned(chosen, today)}.`,
          `En sus registros: ${describe(chosen, today)}, ${planned(chosen, today)}.`,
        ),
    ),
    next: [ask.first, ask.due],
    subject: chosen,
  }
}

/** Explains what the account screens do and what HomeBot cannot change. */
export const answerSupport = (asked: Understanding): Answer => ({
  paragraphs: [pick(supports, ofSupport, asked)],
  next: [languageOf(asked).ask.first],
})

/** Replies to an insult. */
export function answerComplaint(asked: Understanding): Answer {
  const { say, ask } = languageOf(asked)
  return {
    paragraphs: [
      say(
        'I am sorry that I was no help. Tell me what you need, for example which part of which home, and I will try again. For the app or the bill, “Contact Support” in Account settings reaches a person.',
        'Siento no haber ayudado. Dígame qué necesita, por ejemplo de qué parte de la casa se trata, y lo intento otra vez.',
      ),
    ],
    next: [ask.first, ask.due],
  }
}
