import { cite } from '@home-pulse/lifecycle/catalogue/sources'
import { normalBehaviorOf } from '@home-pulse/lifecycle/catalogue/symptoms/normal-behavior'
import { type Symptom, symptomInSpanish, symptoms } from '@home-pulse/lifecycle/catalogue/symptoms/symptoms'
import { kindOf } from '../../components/present.ts'
import type { Understanding } from '../understanding/understand.ts'
import { adviceForOther } from './advice/other-things.ts'
import { diagnose, symptomFor } from './diagnosis.ts'
import { answerEndOfLife } from './end-of-life.ts'
import type { Answer, Facts } from './facts.ts'
import { linesOf } from './forecasts.ts'
import { languageOf } from './language/answer-languages.ts'
import { typeNamesInSpanish } from './language/spanish-words.ts'
import { joinList, type Kind, nounOf, texts, typeNames } from './sentences.ts'
import { findSubject, rowOf } from './subject.ts'

/** Matches a question about whether the behavior of a component is normal. */
const asksNormal =
  /\b(?:is|are|would|does) (?:it|this|that|they|[A-Z_]{4,})(?: \S+){0,3} (?:normal|supposed|usual|common|ok|okay|fine|bad|a (?:bad sign|problem))\b|\bnormal\b|\bsupposed to\b|\b(?:should|do) (?:i|we) (?:need to )?(?:worry|be (?:worried|concerned|alarmed))\b|\bsomething to worry\b|\bpreocup\w+/

/** Explains the usual causes of a symptom, and what to check first. */
export function answerTrouble(asked: Understanding, facts: Facts): Answer {
  const subject = findSubject(asked, facts)
  if (subject.is === 'none') return whichOne(asked)
  const kinds = [...new Map(asked.components.map((named) => [named.type, kindOf(named)])).values()]
  if (kinds.length > 1 && !asked.symptom) return severalAtOnce(kinds, asked)
  const { kind } = subject
  const { today } = facts
  const language = languageOf(asked)
  const { say, a, your, yours, describe, planned, ask } = language
  const row = rowOf(subject)
  const symptom = symptomFor(asked, kind)
  if (asked.hasFailed && !symptom && (subject.is === 'own' || subject.is === 'told'))
    return answerEndOfLife(subject, asked, facts)
  const isOfNormal = asksNormal.test(asked.words)
  const normal = isOfNormal ? normalBehaviorOf(kind.type, asked.words) : undefined
  if (normal)
    return {
      paragraphs: texts(...subject.notes, say(normal.english, normal.spanish), commonKnowledge(asked)),
      next: [ask.repair, ask.life(kind, row !== undefined)],
      subject: row,
    }
  const several = subject.is === 'several' ? subject.rows.slice(0, 6) : []
  const one = row || asked.isTheirOwn || !symptom ? your(kind) : a(kind)
  const noun = say(one, row ? yours(row) : asked.isTheirOwn ? one : language.noun(kind.type))
  return {
    paragraphs: texts(
      ...subject.notes,
      isOfNormal && symptom && say('That is not normal.', 'Eso no es normal.'),
      ...((asked.isRetry && symptom ? nextStep(symptom, one, asked) : diagnose(asked, kind, noun)) ??
        whatIsIt(kind, one, asked)),
      several.length > 0 && `${say('Which one is it?', '¿Cuál es?')}\n${linesOf(several, today, language)}`,
      row && `${say('On record:', 'En sus registros:')} ${describe(row, today)}, ${planned(row, today)}.`,
    ),
    sources: cite(symptom?.sources ?? []),
    next: [ask.repair, ask.cost(kind), ask.life(kind, row !== undefined)],
    subject: row,
    listed: several,
  }
}

/** Returns what to do if the first advice against a symptom did not help. */
function nextStep(
  { sign, causes: [likeliest, ...rest], call }: Symptom,
  noun: string,
  { isSpanish, symptom }: Understanding,
): string[] {
  const spanish = isSpanish && symptom ? symptomInSpanish(symptom.type, symptom.name) : undefined
  if (spanish)
    return [
      `Entonces queda alguna de las otras causas habituales (${spanish[1]}). Si ${noun} sigue igual, deje el resto a un técnico y no lo abra.`,
      spanish[3],
      'Dígame cuánto le cobra el técnico y le diré si conviene.',
    ]
  return [
    `Then ${rest.length > 0 ? `what is left of the usual causes is ${joinList(rest, 'or')}` : `it is still most likely ${likeliest}`}: if ${noun} still ${sign}, leave the rest to a technician and do not open it.`,
    call,
    'Tell me what the technician asks for it, and I will say whether the repair is worth it.',
  ]
}

const commonKnowledge = (asked: Understanding) =>
  languageOf(asked).say(
    'This is common repair knowledge; we found no published source for it.',
    'Es saber común: no encontramos una fuente publicada.',
  )

const burnsFuel: readonly string[] = ['furnace', 'water_heater']

function whatIsIt({ type }: Kind, noun: string, asked: Understanding): string[] {
  const { say } = languageOf(asked)
  const signs = Object.values<Symptom>(symptoms[type]).map(({ sign }) => `it ${sign}`)
  return texts(
    say(
      `I am sorry that ${noun} gives you trouble. What does it do?`,
      `Lamento que ${noun} le dé problemas. ¿Qué hace exactamente?`,
    ),
    !asked.isSpanish && `I can help when ${joinList(signs, 'or')}.`,
    burnsFuel.includes(type) &&
      say(
        'If it burns gas or oil, watch for soot, a yellow flame and headaches, and keep a carbon monoxide alarm on every floor.',
        'Si quema gas o aceite, esté atento al hollín, a una llama amarilla y a dolores de cabeza, y tenga un detector de monóxido en cada piso.',
      ),
    say(
      'If you smell gas or something burning, or see sparks, leave it alone and get to safety first.',
      'Si huele a gas o a quemado, o ve chispas, no lo toque y póngase a salvo primero.',
    ),
  )
}

/** Answers about several components that failed together, because they probably share one cause. */
function severalAtOnce(kinds: readonly Kind[], asked: Understanding): Answer {
  const { say, noun, list, ask } = languageOf(asked)
  const all = list(kinds.map((kind) => say(`the ${nounOf(kind)}`, noun(kind.type))))
  return {
    paragraphs: [
      say(
        `Where ${all} give trouble at once, look first at what they share: a tripped breaker or a cut of the power, and closed water or gas.`,
        `Si ${all} fallan a la vez, mire primero lo que comparten: un interruptor que saltó o un corte de luz, y el agua o el gas cerrados.`,
      ),
      say(
        'Reset a breaker once and no more. If that is not it, tell me of one after the other, and what it does.',
        'Reponga el interruptor una sola vez. Si no es eso, dígame una cosa tras otra y qué hace cada una.',
      ),
      commonKnowledge(asked),
    ],
    next: kinds.slice(0, 2).map((kind) => say(`My ${nounOf(kind)} will not start`, ask.cost(kind))),
  }
}

function whichOne(asked: Understanding): Answer {
  const { say } = languageOf(asked)
  const other = asked.others[0] ?? /\b(?:breaker|mold|toilet|pipe)\b/.exec(asked.words)?.[0]
  return {
    ...(other
      ? adviceForOther(other, asked)
      : {
          paragraphs: [
            say(
              `I am sorry to hear that. Which one is it, and what does it do? I know these: ${typeNames}.`,
              `Lo siento. ¿Cuál es y qué hace? Conozco: ${typeNamesInSpanish}.`,
            ),
          ],
        }),
    next: [
      say('My water heater is leaking', '¿Por qué gotea el calentador de agua?'),
      say('My refrigerator is not cooling', '¿Por qué no enfría el refrigerador?'),
      say('My furnace gives no heat', '¿Por qué no calienta la calefacción?'),
    ],
  }
}
