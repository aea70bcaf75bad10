import { type Kind, nounOf, pluralOf, withArticle } from '../sentences.ts'
import { nouns } from './spanish-words.ts'

/** Returns the suggested questions that many answers offer. */
export function suggestionsIn(say: (english: string, spanish: string) => string) {
  return {
    first: say('Which of mine is next?', '¿Qué tengo que reemplazar primero?'),
    due: say('What is due this year?', '¿Qué vence este año?'),
    saving: say('How much should I set aside each month?', '¿Cuánto debo ahorrar cada mes?'),
    season: say('What maintenance should I do this season?', '¿Qué mantenimiento toca esta temporada?'),
    repair: say('Should I repair or replace it?', '¿Conviene repararlo o reemplazarlo?'),
    cost: (kind: Kind) =>
      say(`What does a new ${nounOf(kind)} cost?`, `¿Cuánto cuesta ${nouns[kind.type].a}?`),
    /** Asks how long a component type lasts. With `isOwn`, asks this about the customer's component. */
    life: (kind: Kind, isOwn = false) =>
      say(
        `How long does ${isOwn ? `my ${nounOf(kind)}` : withArticle(nounOf(kind))} last?`,
        `¿Cuánto dura ${isOwn ? nouns[kind.type].my : nouns[kind.type].a}?`,
      ),
    lives: (kind: Kind) =>
      say(`How long do ${pluralOf(kind)} last?`, `¿Cuánto duran ${nouns[kind.type].many}?`),
    remaining: (kind: Kind) =>
      say(`How long will my ${nounOf(kind)} last?`, `¿Cuánto le queda a ${nouns[kind.type].my}?`),
    care: (kind: Kind, isOwn = false) =>
      say(
        `How do I maintain ${isOwn ? `my ${nounOf(kind)}` : withArticle(nounOf(kind))}?`,
        `¿Cómo mantengo ${isOwn ? nouns[kind.type].my : nouns[kind.type].a}?`,
      ),
  }
}

export type Suggestions = ReturnType<typeof suggestionsIn>
