import { groupBy } from '@home-pulse/contract/objects'
import type { PlainDate } from '@home-pulse/contract/primitives'
import { jointChances } from '@home-pulse/lifecycle/money/joint-chances'
import { addMonths, yearsBetween } from '@home-pulse/lifecycle/plain-date'
import { chanceOfLasting, currentLife } from '@home-pulse/lifecycle/survival/forecast'
import { capitalize, countWithNoun, inPercent } from '@home-pulse/lifecycle/wording'
import { presentAddress } from '../../../properties/present.ts'
import type { ComponentRow } from '../../queries.ts'
import type { Understanding } from '../../understanding/understand.ts'
import type { Answer, Facts } from '../facts.ts'
import { asksForFailure, ownSubject, requestOf } from '../forecasts.ts'
import { type AnswerLanguage, bulletList, languageOf } from '../language/answer-languages.ts'
import { centsOf, joinList, oldestFirst, texts } from '../sentences.ts'

/** The functions that write about a set of components in the language of the question. */
export interface SetWords extends Pick<AnswerLanguage, 'say'> {
  readonly next: readonly string[]
  /** Returns the size of the set as text: `4 stoves`, or `21 components` for a set of several types. */
  readonly count: (count: number) => string
  readonly line: (row: ComponentRow) => string
  readonly describe: (row: ComponentRow) => string
}

/** The price in cents from which a replacement counts as big. */
const bigCents = 200_000
const maxLines = 8

/**
 * Answers a question about the brands, the ages or the chances of failure in a set of components. Returns undefined for
 * other questions, or if the set lacks the data.
 */
export function answerSet(asked: Understanding, facts: Facts, words: SetWords): Answer | undefined {
  const { set, today } = facts
  const { say, describe, count } = words
  const until = asked.horizon ?? addMonths(today, 12 * (asked.yearsAhead ?? 1))
  const day = languageOf(asked).day(until)
  const failsOf = (row: ComponentRow) =>
    1 - chanceOfLasting(requestFor(row, today), yearsBetween(today, until))
  const byChance = (rows: readonly ComponentRow[]) => [...rows].sort((a, b) => failsOf(b) - failsOf(a))
  const lineOf = (row: ComponentRow) =>
    `${capitalize(describe(row))}: ${say(`${inPercent(failsOf(row))} fail before ${day}`, `el ${inPercent(failsOf(row))} falla antes del ${day}`)}`
  const answerWith = (rows: readonly ComponentRow[], ...paragraphs: string[]): Answer => ({
    paragraphs: rows.length > 0 ? [...paragraphs, bulletList(rows.map(lineOf))] : paragraphs,
    listed: rows,
  })
  switch (asked.operation?.does) {
    case 'brands':
      return ofBrands(set, words)
    case 'past': {
      const old = byChance(set.filter((row) => isPastUsual(row, today)))
      return answerWith(
        old,
        say(
          `${old.length} of ${count(set.length)} ${old.length === 1 ? 'is' : 'are'} past the age that half of their kind do not outlive${old.length > 0 ? ', the likeliest to fail first:' : '.'}`,
          `${old.length} de ${count(set.length)} han pasado la edad que la mitad de su tipo no supera.`,
        ),
      )
    }
    case 'original': {
      const first = byChance(set.filter((row) => Number(row.installedOn.slice(0, 4)) <= row.builtYear + 1))
      return answerWith(
        first,
        first.length === 0
          ? say('No part on record is as old as its home.', 'Nada registrado es tan viejo como su casa.')
          : say(
              `${countWithNoun(first.length, 'part')} on record ${first.length === 1 ? 'is' : 'are'} original. The chance that ${first.length === 1 ? 'it' : 'one of them'} still works on ${day} is ${inPercent(1 - jointOf(first, until, today).all)}:`,
              `Originales: ${count(first.length)}. La posibilidad de que algo siga funcionando el ${day} es del ${inPercent(1 - jointOf(first, until, today).all)}:`,
            ),
      )
    }
    case 'failures': {
      const expected = (rows: readonly ComponentRow[]) =>
        Math.round(rows.reduce((sum, row) => sum + failsOf(row), 0))
      const big = set.filter((row) => centsOf(row, today) >= bigCents)
      const [ofAll, ofBig] = [expected(set), expected(big)]
      return answerWith(
        byChance(big).slice(0, maxLines),
        say(
          `Until ${day}, reckon with ${ofAll === 0 ? 'most likely none' : `about ${ofAll}`} of your ${count(set.length)} to fail, ${ofBig === 0 ? 'most likely none' : `about ${ofBig}`} of them big: $2,000 or more to replace.${big.length > 0 ? ' The likeliest big ones:' : ''}`,
          `Hasta el ${day}, cuente con unas ${ofAll} fallas entre ${count(set.length)}; unas ${ofBig} grandes, de $2,000 o más.${big.length > 0 ? ' Las más probables:' : ''}`,
        ),
      )
    }
    case 'joint': {
      const groups = groupsOf(asked, set)
      const [only] = groups
      if (!only) return undefined
      const isOne = groups.length === 1
      const lead = groups.map((rows) => {
        const [row] = rows
        const where = row && !isOne ? `${presentAddress(row)}: ` : ''
        return where + ofJoint(jointOf(rows, until, today), rows.length, day, asked, words)
      })
      const independent = inPercent(only.reduce((share, row) => share * failsOf(row), 1))
      return answerWith(
        groups.flat().slice(0, maxLines),
        lead.join('\n'),
        say(
          `Parts share some risk, such as care and climate, as in the plan’s range.${isOne ? ` If they failed independently, the chance for all would be ${independent}.` : ''}`,
          `Las partes comparten riesgos, como el cuidado y el clima, igual que en el plan.${isOne ? ` Si fueran independientes, para todas sería ${independent}.` : ''}`,
        ),
      )
    }
    default:
      return undefined
  }
}

const requestFor = (row: ComponentRow, today: PlainDate) => requestOf(ownSubject(row), today)

function isPastUsual(row: ComponentRow, today: PlainDate): boolean {
  const { effectiveAgeYears, usualYears } = currentLife(requestFor(row, today))
  return effectiveAgeYears >= usualYears
}

function jointOf(rows: readonly ComponentRow[], until: PlainDate, today: PlainDate) {
  const components = rows.map((row) => {
    const { life, effectiveAgeYears: ageYears } = currentLife(requestFor(row, today))
    return { type: row.type, life, ageYears }
  })
  const homes = new Set(rows.map(({ propertyId }) => propertyId)).size
  return jointChances(components, yearsBetween(today, until), homes)
}

/**
 * Returns the groups for "what is the chance that both fail". Components of one type form one group. For several types,
 * each home with all of these types forms a group.
 */
function groupsOf({ components }: Understanding, set: readonly ComponentRow[]): (readonly ComponentRow[])[] {
  const types = new Set(components.map(({ type }) => type))
  const groups = types.size > 1 ? [...groupBy(set, ({ propertyId }) => propertyId).values()] : [set]
  return groups.filter(
    (rows) => rows.length > 1 && new Set(rows.map(({ type }) => type)).size === Math.max(1, types.size),
  )
}

function ofJoint(
  { all, none }: { readonly all: number; readonly none: number },
  count: number,
  day: string,
  { words }: Understanding,
  { say }: SetWords,
): string {
  const every = count === 2 ? say('both', 'los dos') : say(`all ${count}`, `los ${count}`)
  const chances = {
    all: [say(`${every} fail`, `fallen ${every}`), inPercent(all)],
    one: [say('at least one fails', 'falle al menos uno'), inPercent(1 - none)],
    none: [say(`${every} still work`, `sigan funcionando ${every}`), inPercent(none)],
  }
  const { all: ofAll, one, none: ofNone } = chances
  const [[first = '', share = ''], ...rest] = /\b(?:either|any|at least|algun[oa]?|al menos)\b/.test(words)
    ? [one, ofAll, ofNone]
    : /\b(?:neither|none|ningun[oa]?)\b/.test(words) || !asksForFailure.test(words)
      ? [ofNone, ofAll, one]
      : [ofAll, one, ofNone]
  const others = rest.map(([what, odds]) => say(`that ${what} is ${odds}`, `de que ${what}, del ${odds}`))
  return say(
    `The chance that ${first} ${first.endsWith('work') ? 'on' : 'before'} ${day} is ${share}; ${others.join('; ')}.`,
    `La posibilidad de que ${first} hasta el ${day} es del ${share}; ${others.join('; ')}.`,
  )
}

function ofBrands(set: readonly ComponentRow[], { say, describe }: SetWords): Answer {
  const branded = set.filter(({ brand }) => brand !== null)
  const byBrand = [...groupBy(branded, ({ brand }) => brand)].sort(([, a], [, b]) => b.length - a.length)
  const most = byBrand.filter(([, { length }]) => length === byBrand[0]?.[1].length)
  const rest = byBrand.slice(most.length)
  const [, rows = []] = most[0] ?? []
  if (rows.length === 0) return { paragraphs: [say('No brand is on record.', 'No hay marcas registradas.')] }
  return {
    paragraphs: texts(
      `${most.map(([brand]) => brand).join(', ')}: ${rows.length}${most.length > 1 ? say(' each', ' de cada una') : ''}, ${say('the most on record.', 'lo que más tiene.')}`,
      rest.length > 0 &&
        `${say('Then', 'Luego')} ${rest.map(([brand, { length }]) => `${brand} ${length}`).join(', ')}.`,
      bulletList(most.flatMap(([, ofIt]) => ofIt.map((row) => capitalize(describe(row))))),
    ),
    listed: most.flatMap(([, ofIt]) => ofIt),
  }
}

/**
 * Returns a sentence that follows the first component of a ranking. It names the newest component if the question asks
 * for oldest and newest. After a ranking by the chance of failure, it names the components in poor condition.
 */
export function besidesFirst(
  { words: said, operation }: Understanding,
  { set }: Facts,
  { say, line, describe }: SetWords,
): string {
  const newest = oldestFirst(set).at(-1)
  const asksBoth = /\b(?:old|viej|antigu)/.test(said) && /\b(?:newest|youngest|nuev[oa]|joven)\b/.test(said)
  const poor = set.filter(({ condition }) => condition === 'poor').map(describe)
  if (operation?.by === 'odds' && !operation.isLeast && poor.length > 0)
    return say(
      `In poor condition, as you recorded: ${joinList(poor)}.`,
      `En mal estado, según usted: ${joinList(poor, 'y')}.`,
    )
  return newest && operation?.by === 'age' && asksBoth
    ? say(`The newest is ${line(newest)}.`, `Lo más nuevo es ${line(newest)}.`)
    : ''
}
