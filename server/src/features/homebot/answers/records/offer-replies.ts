import type { ComponentRow } from '../../queries.ts'
import type { Topic } from '../../understanding/conversation/topic.ts'
import type { Answer } from '../facts.ts'
import { languageOf } from '../language/answer-languages.ts'
import { explain } from './tenant-actions.ts'

/** Answers a message that cancels a change: "never mind". */
export const answerCancelled = (isSpanish: boolean): Answer =>
  explain(isSpanish ? 'De acuerdo: no se ha cambiado nada.' : 'All right: nothing was changed.')

/** Answers a typed "yes" by showing the offer again. The change is made only when the user presses its button. */
export const pointToButton = ({ text, action }: NonNullable<Topic['offer']>, isSpanish: boolean): Answer => ({
  paragraphs: [
    text,
    isSpanish
      ? 'No se cambia nada hasta que pulse el botón de abajo.'
      : 'Nothing is changed until you press the button below.',
  ],
  action,
})

/**
 * Replaces an answer that would repeat the previous one. Such a repetition shows that HomeBot did not understand the
 * message.
 */
export const answerUnclear = ({ next = [], subject }: Answer, isSpanish: boolean): Answer => ({
  paragraphs: [
    isSpanish
      ? 'No entiendo qué cambia eso, y no quiero repetir mi respuesta. Pregúntelo, por favor, con una frase completa.'
      : 'I do not understand what that changes, and do not want to repeat my answer. Please ask it in a full sentence.',
  ],
  next,
  subject,
})

/** Offers a change in `text`. It is made when the user confirms it. */
export const offer = (
  text: string,
  action: Answer['action'],
  subject?: ComponentRow,
  { say } = languageOf({}),
): Answer => ({
  paragraphs: [
    text,
    say('Nothing is changed until you confirm it.', 'No se cambia nada hasta que lo confirme.'),
  ],
  action,
  subject,
})
