import type { PlainDate } from '@home-pulse/contract/primitives'
import { usualWarranties } from '@home-pulse/lifecycle/catalogue/advice/warranties'
import { cite } from '@home-pulse/lifecycle/catalogue/sources'
import { capitalize, countWithNoun } from '@home-pulse/lifecycle/wording'
import { kindOf } from '../../components/present.ts'
import type { Understanding } from '../understanding/understand.ts'
import { type Answer, type Facts, maxListed } from './facts.ts'
import { type AnswerLanguage, languageOf } from './language/answer-languages.ts'
import { formatYears, nouns, typeNamesInSpanish } from './language/spanish-words.ts'
import { recordText } from './records/record.ts'
import { ageOf, nounOf, typeNames, withArticle } from './sentences.ts'
import { findSubject, rowOf, type Subject } from './subject.ts'

/** Compares the age of a component with the usual length of its warranty. Says where to find the actual terms. */
export function answerWarranty(asked: Understanding, facts: Facts): Answer {
  const { say, day, ask } = languageOf(asked)
  const found = findSubject({ ...asked, isTheirOwn: !facts.isElsewhere }, facts)
  const subject = found.is === 'none' ? ofBrand(asked, facts) : found
  const next = [ask.due, ask.repair]
  if (subject.is === 'none')
    return {
      paragraphs: [
        say(
          `It depends on what it is: most appliances have 1 year, water heaters 6, heating and cooling 5 to 10. Tell me which it is: ${typeNames}.`,
          `Depende de qué es: casi todos los aparatos tienen 1 año, los calentadores de agua 6, la calefacción y el aire de 5 a 10. Dígame cuál: ${typeNamesInSpanish}.`,
        ),
      ],
      next,
    }
  const { type } = subject.kind
  const { english, spanish, sources } = usualWarranties[type]
  const age = subject.is === 'own' || subject.is === 'told' ? ageOf(subject, facts.today) : undefined
  const stated = warrantyTerm.exec(asked.words)?.slice(1).find(Boolean)
  const verdict =
    age === undefined
      ? ''
      : stated !== undefined
        ? verdictOnTerm(Number(stated), age, say)
        : verdictOn(subject, age, facts.today, { say, day })
  const old =
    age === undefined
      ? ''
      : say(`; yours is ${countWithNoun(age, 'year')} old`, `; ${nouns[type].your} tiene ${formatYears(age)}`)
  return {
    paragraphs: [
      `${verdict}${say(
        `The usual warranty on ${withArticle(nounOf(subject.kind))} is ${english}${old}.`,
        `La garantía usual de ${nouns[type].a} es ${spanish}${old}.`,
      )}`,
      say(
        'Its own papers count, and makers’ terms differ: they are not among what I know.',
        'Valen los papeles del suyo, y cada fabricante tiene otros términos, que no conozco.',
      ),
      recordText(subject, asked, facts),
      type === 'roof' || type === 'driveway'
        ? say(
            'Ask the contractor who laid it, and whether the cover passed to you with the house.',
            'Pregunte al contratista que lo hizo, y si la garantía pasó a usted con la casa.',
          )
        : say(
            'Look on the receipt, or give the maker the model and serial number from its plate; where it came with the house, ask whether the cover passed to you.',
            'Busque el recibo, o dé al fabricante el modelo y el número de serie de su placa; si venía con la casa, pregunte si la garantía pasó a usted.',
          ),
    ].map(capitalize),
    sources: cite(sources),
    next,
    subject: rowOf(subject),
    listed: subject.is === 'several' ? subject.rows.slice(0, maxListed) : [],
  }
}

/** Returns the components of the named brand, if all have the same type: "is the Rheem under warranty". */
function ofBrand({ brand }: Understanding, { soonest, isNarrow }: Facts): Subject {
  const [first, ...others] = brand !== undefined && isNarrow ? soonest : []
  return first && others.every(({ type }) => type === first.type)
    ? { is: 'several', kind: kindOf(first), rows: [first, ...others], notes: [] }
    : { is: 'none' }
}

/** Matches the length of a warranty: "a 10 year warranty", "the warranty was for 10 years". */
const warrantyTerm =
  /\b(\d{1,2}) (?:years?|yrs?|anos?) (?:(?:parts|labor|limited|full|factory|manufacturer|and|de) ){0,3}(?:warranty|warrantee|guarantee|garantia)\b|\b(?:warranty|warrantee|guarantee|garantia)(?: (?:was|is|of|for|runs|lasts|said|says|era|es|de|about|only))* (\d{1,2}) (?:years?|yrs?|anos?)\b(?! ago)/

/** Says whether a warranty of a certain length still covers the component. A warranty begins with the installation. */
function verdictOnTerm(years: number, age: number, say: AnswerLanguage['say']): string {
  const [english, spanish] = [countWithNoun(years, 'year'), formatYears(years)]
  if (age < years)
    return say(
      `Yes: a warranty of ${english} from the installation still runs. `,
      `Sí: una garantía de ${spanish} desde la instalación sigue vigente. `,
    )
  return say(
    `No: a warranty of ${english} from the installation has ended. `,
    `No: una garantía de ${spanish} desde la instalación ya venció. `,
  )
}

/**
 * Says whether the warranty still covers a component. Uses the recorded end of the warranty, otherwise its usual
 * length.
 */
function verdictOn(
  subject: Subject,
  age: number,
  today: PlainDate,
  { say, day }: Pick<AnswerLanguage, 'say' | 'day'>,
) {
  const ends = subject.is === 'own' ? subject.row.warrantyEndsOn : null
  if (ends !== null)
    return ends < today
      ? say('No, by your record. ', 'No, según sus registros. ')
      : say(`Yes, by your record until ${day(ends)}. `, `Sí, según sus registros hasta el ${day(ends)}. `)
  if (subject.is === 'none') return ''
  const { years, maxYears } = usualWarranties[subject.kind.type]
  if (age < years) return say('Probably yes. ', 'Probablemente sí. ')
  if (age < maxYears) return say('In full probably not. ', 'Completa probablemente no. ')
  return say('Probably not. ', 'Probablemente no. ')
}
