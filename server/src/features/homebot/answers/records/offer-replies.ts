import type { Answer } from '../facts.ts'
import { explain } from './tenant-actions.ts'

/** Answers a message that cancels a change: "never mind". */
export const answerCancelled = (isSpanish: boolean): Answer =>
  explain(isSpanish ? 'De acuerdo: no se ha cambiado nada.' : 'All right: nothing was changed.')

/** Repeats an offer after a typed "yes", because only its button makes the change. */
export const pointToButton = (offered: Answer, isSpanish: boolean): Answer =>
  offered.action
    ? {
        ...offered,
        paragraphs: [
          ...offered.paragraphs.slice(0, -1),
          isSpanish
            ? 'No se cambia nada hasta que pulse el botón de abajo.'
            : 'Nothing is changed until you press the button below.',
        ],
      }
    : offered
