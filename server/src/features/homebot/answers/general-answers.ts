import { brandEvidence } from '@home-pulse/lifecycle/catalogue/brands'
import { afterDanger } from '@home-pulse/lifecycle/catalogue/safety/after-danger'
import { safetyAdvice } from '@home-pulse/lifecycle/catalogue/safety/safety'
import { cite } from '@home-pulse/lifecycle/catalogue/sources'
import type { Understanding } from '../understanding/understand.ts'
import type { Answer, Facts } from './facts.ts'
import { languageOf } from './language/answer-languages.ts'
import { withEnglishNotice } from './language/english-notice.ts'
import { typeNamesInSpanish } from './language/spanish-words.ts'
import { texts, typeCount, typeNames } from './sentences.ts'

/** Answers a message that reports a danger. Contains only what to do now. */
export function answerSafety({ dangers, isSpanish }: Understanding): Answer {
  const language = isSpanish ? 'spanish' : 'english'
  const advices = dangers.map((danger) => safetyAdvice[danger])
  const [first, ...rest] = advices
  const also = rest.map((advice) => `${isSpanish ? 'Además' : 'Also'}: ${advice[language][0]}`)
  return {
    paragraphs: texts(
      first && saidFirst(first[language], also),
      !dangers.includes('self_harm') && afterDanger[language].onceSafe,
    ),
    sources: cite(advices.flatMap(({ sources }) => sources)),
    isDanger: true,
  }
}

/**
 * Joins the safety advice into one text: the first action, the actions against other dangers, and the reasons for the
 * first action.
 */
const saidFirst = ([action, ...reasons]: readonly string[], others: readonly string[]): string =>
  [action, ...others, ...reasons].join(' ')

/** Explains why the brand of a component does not change its forecast. */
export function answerBrand(asked: Understanding): Answer {
  const { brand } = asked
  return withEnglishNotice(asked, {
    paragraphs: [
      brand
        ? `What ${brand} makes gets the same date from me as any other of its kind and age: no published figure says how long one maker’s last.`
        : 'I do not rank brands: no published figure says how long one maker’s last, so a brand never changes a date here.',
      brandEvidence.map(({ text }) => text).join(' '),
      'What does move the date is its kind, its age, and how it is looked after.',
    ],
    sources: cite(brandEvidence.flatMap(({ sources }) => sources)),
    next: ['How long does a refrigerator last?', 'How do I make a water heater last longer?'],
  })
}

export function answerGreeting(asked: Understanding, { soonest: [first], today }: Facts): Answer {
  const { say, describe, ask } = languageOf(asked)
  return {
    paragraphs: texts(
      say(
        'Hello! Ask me how long something in your home will last, what replacing it costs, how to look after it, or what a noise or a leak means.',
        '¡Hola! Pregúnteme cuánto durará algo de su casa, cuánto cuesta reemplazarlo, cómo cuidarlo o qué significa un ruido o una fuga.',
      ),
      first &&
        `${say('By the way, the first of yours to plan for is', 'Por cierto, lo primero que tiene que planificar es')} ${describe(first, today)}.`,
    ),
    next: first
      ? [ask.first, ask.due, ask.saving]
      : [
          ask.life({ type: 'water_heater' }),
          ask.cost({ type: 'roof' }),
          say('How often should I clean the dryer vent?', '¿Cada cuánto limpio el ducto de la secadora?'),
        ],
  }
}

/** Answers "do it" if no change was offered. */
export function answerUnoffered(asked: Understanding): Answer {
  if (!/\b(?:do|go|make|set|change|put)\b/.test(asked.words)) return answerThanks(asked)
  const { say, ask } = languageOf(asked)
  return {
    paragraphs: [
      say(
        'I have offered no change, so nothing is changed. Tell me what to do, for example “plan the roof for June 2028” or “remind me to clean the gutters in March”.',
        'No he ofrecido ningún cambio, así que nada cambia. Dígame qué hacer, por ejemplo “planifica el techo para junio de 2028”.',
      ),
    ],
    next: [ask.first],
  }
}

export function answerThanks(asked: Understanding): Answer {
  const { say, ask } = languageOf(asked)
  return {
    paragraphs: [
      say(
        'You are welcome. Ask whenever something hums, drips or simply gets old.',
        'De nada. Pregunte cuando algo zumbe, gotee o simplemente envejezca.',
      ),
    ],
    next: [ask.first, ask.season],
  }
}

export const answerHelp = ({ words, isSpanish }: Understanding): Answer =>
  isSpanish
    ? {
        paragraphs: [
          `Soy HomeBot, un programa y no una persona. Respondo con sus registros y con vidas útiles, precios y consejos publicados sobre ${typeCount} cosas: ${typeNamesInSpanish}.`,
          'Puede preguntar cuándo habrá que reemplazar algo, cuánto cuesta en su estado, si conviene repararlo, qué significa una falla, qué vence y cuánto ahorrar, y por sus inquilinos, rentas, contratos, notas y tareas. También anoto reemplazos, notas, tareas y gastos si usted lo confirma.',
        ],
        next: ['¿Cuánto le queda a un calentador de agua de 10 años?', '¿Qué tengo que reemplazar primero?'],
      }
    : {
        paragraphs: texts(
          /\b(?:spanish|espanol)\b/.test(words) &&
            'Sí, hablo español: pregunte con sus palabras. Yes, I answer in Spanish when asked in Spanish.',
          `I am HomeBot, a program and not a person. I answer from your records, and from published lifetimes, prices and advice for ${typeCount} things: ${typeNames}.`,
          'You can ask when one will need replacing, what a new one costs in your state, whether to repair or replace it, how to look after it, what a sign of trouble means, what is due and what to set aside; and about your tenants, rents, leases, notes and tasks. I also record a replacement, a note, a task or an expense when you confirm it.',
          'Tell me its age or the year it was put in, or choose one of yours from the list. I say so when I do not know.',
        ),
        next: [
          'How long does a 10 year old water heater have left?',
          'Should I repair a 9 year old washer for $400?',
          'Which of mine is next?',
        ],
      }

/** Subjects that HomeBot has no data about, with the name of each in English and in Spanish. */
const unknownSubjects: readonly (readonly [words: RegExp, english: string, spanish: string])[] = [
  [/\b(?:weather|rain|snow|llover|llueve|lluvia|clima)\b/, 'the weather', 'el clima'],
  [
    /\b(?:poems?|songs?|jokes?|story|poema|cancion|chiste|cuento)\b/,
    'poems, jokes and stories',
    'poemas, chistes y cuentos',
  ],
  [/\b(?:game|team|super bowl|football|baseball|soccer|partido|futbol)\b/, 'sports', 'deportes'],
  [
    /\b(?:stocks?|market|crypto|bitcoin|mortgages?|loans?|rates|refinanc\w+|acciones|hipoteca|prestamo)\b/,
    'loans and the market',
    'préstamos ni el mercado',
  ],
  [/\b(?:tax(?:es)?|irs|deduct\w*|impuestos?)\b/, 'taxes', 'impuestos'],
  [/\b(?:law|legal|sue|lawyer|ley|abogado|demanda\w*)\b/, 'the law', 'leyes'],
  [
    /\b(?:news|president|election|noticias|presidente|elecciones)\b/,
    'news and politics',
    'noticias ni política',
  ],
  [/\b(?:recipe|cook|dinner|receta|cocinar)\b/, 'cooking', 'cocina'],
  [/\b(?:car|truck|carro|coche)\b/, 'cars', 'coches'],
]

/**
 * Says that HomeBot does not know the subject of the message, and lists the subjects that it knows. Names the unknown
 * subject if possible.
 */
export function answerOffTopic({ words, isSpanish }: Understanding): Answer {
  const [, english, spanish] = unknownSubjects.find(([named]) => named.test(words)) ?? []
  return isSpanish
    ? {
        paragraphs: [
          `Eso queda fuera de lo que sé${spanish ? `: no tengo nada sobre ${spanish}` : ''}. Puedo ayudar con cuánto duran las cosas de una casa y cuánto cuesta reemplazarlas: ${typeNamesInSpanish}.`,
        ],
        next: ['¿Cuánto dura un calentador de agua?', '¿Qué tengo que reemplazar primero?'],
      }
    : {
        paragraphs: [
          `That is outside what I know${english ? `: I have nothing on ${english}` : ''}. I can help with how long things in a home last, what replacing them costs and how to look after them: ${typeNames}.`,
        ],
        next: ['How long does a water heater last?', 'What does a new roof cost?', 'Which of mine is next?'],
      }
}
