import { readNumber } from '../understanding/words/numbers.ts'
import { markDates } from './dates.ts'
import { type FigureKind, kindOf } from './figure-kinds.ts'

/**
 * A figure in a text. The key is its unit and value: `$1,200` and `twelve hundred dollars` have the key `usd
 * 1200`, `4.5 years` has `months 54`, and `eight in ten` has `share 80`.
 */
export interface Figure {
  readonly key: string
  readonly kind: FigureKind
  /** The position of the figure's first token. */
  readonly at: number
  /** The number of the range. All figures of one range have the same number. */
  readonly range: number
}

export interface Tokens {
  readonly figures: readonly Figure[]
  /** The words of the text, with empty strings in place of figures. */
  readonly words: readonly string[]
}

/** The key of a figure, and the position after its last token. The key is empty if the number only counts things. */
interface FoundFigure {
  readonly key: string
  readonly end: number
}

const unitsOf = (words: string, kind: string, factor: number) =>
  words.split(' ').map((word) => [word, { kind, factor }] as const)
/** For the singular word of each unit, the unit in keys and the factor to convert to it. */
const units = new Map([
  ...unitsOf('year yr ano left remaining', 'months', 12),
  ...unitsOf('month mes mese', 'months', 1),
  ...unitsOf('decade', 'months', 120),
  ...unitsOf('week semana', 'days', 7),
  ...unitsOf('day dia', 'days', 1),
  ...unitsOf('hour hora', 'hours', 1),
  ...unitsOf('dollar buck dolare', 'usd', 1),
  ...unitsOf('% percent', 'share', 1),
])
const rounded = (value: number) => Math.round(value * 100) / 100
const singular = (word: string) => (word === 'mes' ? word : word.replace(/s$/, ''))

function keyOf(value: number, unit = ''): string | undefined {
  const found = units.get(singular(unit))
  return found && `${found.kind} ${rounded(value * found.factor)}`
}

const isEach = (token = '') => /^(?:a|an|one|each|every|per|un|una|cada|\/)$/.test(token)
const isFiller = (token = '') => /^(?:-|more|full|or|so|further|additional)$/.test(token)
const isJoint = (token = '') => /^(?:to|or|and|-|–|—|a|o|y|through)$/.test(token)
const isLoad = (token = '') => /^(?:loads?|uses?|cycles?|carga)$/.test(token)
/** Returns true for a noun whose low count is not checked as a figure: "two or three quotes". */
const isCounted = (token = '') =>
  /^(?:quotes?|signs?|reasons?|things?|steps?|ways?|questions?|options?|tips?|times?|preguntas)$/.test(token)
const isNumeric = (token = '') => /^\$? ?\d/.test(token)

const tokenForm = /@[a-z]+:[\d-]+|\$ ?\d(?:[\d.,]*\d)?|\d(?:[\d.,]*\d)?|\p{L}+(?:'\p{L}+)?|\S/gu
const numberForm = /^\$? ?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/

/** Reads the figures of a lower-case text, and returns them with the other words. */
export function readTokens(text: string): Tokens {
  const tokens = inDigits(markDates(text).match(tokenForm) ?? [])
  const words = [...tokens]
  const figures: Figure[] = []
  let [range, lastEnd] = [0, -1]
  for (let at = 0; at < tokens.length; at += 1) {
    const found = figureAt(tokens, at)
    if (!found) continue
    const { key, end } = found
    words.fill('', at, end)
    if (key !== '') {
      const joints = tokens.slice(lastEnd, at)
      if (lastEnd < 0 || joints.length === 0 || joints.length > 2 || !isJoint(joints[0])) range += 1
      figures.push({ key, at, range, kind: kindOf(key.split(' ')[0] ?? '', tokens, at) })
      lastEnd = end
    }
    at = end - 1
  }
  return { figures, words }
}

function figureAt(tokens: readonly string[], at: number): FoundFigure | undefined {
  const token = tokens[at] ?? ''
  const [, dateKind, date] = /^@([a-z]+):(.*)$/.exec(token) ?? []
  if (dateKind) return { key: `${dateKind} ${date}`, end: at + 1 }
  if (token === 'once' && isEach(tokens[at + 1])) return figureAt(tokens, at + 1)
  if (isEach(token)) return oneAt(tokens, at)
  if (!isNumeric(token)) return undefined
  const value = Number(token.replace(/[$,\s]/g, ''))
  if (!numberForm.test(token) || isNumeric(tokens[at + 1])) return { key: 'unread', end: at + 1 }
  return shareAt(tokens, at, value) ?? measureAt(tokens, at, value)
}

/** Reads a unit without a number: "a year", "every month", "each load". */
function oneAt(tokens: readonly string[], at: number): FoundFigure | undefined {
  const unit = tokens[at + 1] ?? ''
  if (isLoad(unit) && /^(?:each|every|cada)$/.test(tokens[at] ?? '')) return { key: 'per load', end: at + 2 }
  const key = /^(?:left|remaining|%)$/.test(unit) ? undefined : keyOf(1, unit)
  return key === undefined ? undefined : { key, end: afterUnit(tokens, at + 1) }
}

/** Reads a probability or proportion: "eight in ten", "8 out of 10", "8 chances in 10". */
function shareAt(tokens: readonly string[], at: number, value: number): FoundFigure | undefined {
  const [, words = ''] =
    /^((?:in|of|out of|chances? in) )\d/.exec(tokens.slice(at + 1, at + 4).join(' ')) ?? []
  const wholeAt = at + words.split(' ').length
  const whole = words === '' ? 0 : Number(tokens[wholeAt])
  return whole > value && whole <= 1000
    ? { key: `share ${rounded((value / whole) * 100)}`, end: wholeAt + 1 }
    : undefined
}

/** Reads a number with its unit. The unit may follow a second number: "2 to 3 years". */
function measureAt(tokens: readonly string[], at: number, value: number): FoundFigure {
  let unitAt = at + 1
  while (unitAt < at + 4 && isFiller(tokens[unitAt]) && !isNumeric(tokens[unitAt + 1])) unitAt += 1
  const unit = tokens[unitAt] ?? ''
  const isMoney = tokens[at]?.startsWith('$') ?? false
  const key = isMoney ? `usd ${rounded(value)}` : keyOf(value, unit)
  if (key?.startsWith('usd')) return moneyAt(tokens, isMoney ? at + 1 : unitAt + 1, key)
  if (key) return { key, end: afterUnit(tokens, unitAt) }
  if (/^(?:19|20|21)\d\d$/.test(tokens[at] ?? '')) return { key: `year ${value}`, end: at + 1 }
  if ((isJoint(tokens[at + 1]) || tokens[at + 1] === ',') && isNumeric(tokens[at + 2])) {
    const later = figureAt(tokens, at + 2)
    const shared = later?.key.startsWith('usd') ? 'dollar' : lastUnit(tokens, later?.end ?? at)
    const sharedKey = later?.key === '' ? '' : keyOf(value, shared)
    if (sharedKey !== undefined) return { key: sharedKey, end: at + 1 }
  }
  if (value <= 10 && isCounted(unit)) return { key: '', end: unitAt + 1 }
  return { key: `number ${rounded(value)} ${singular(unit)}`, end: at + 1 }
}

/** Reads a sum with its period, because "$50 a month" and "$50" are different figures. */
function moneyAt(tokens: readonly string[], end: number, key: string): FoundFigure {
  const per = isEach(tokens[end]) ? keyOf(1, tokens[end + 1]) : undefined
  if (per) return { key: `${key} per ${per}`, end: end + 2 }
  return { key: /^(?:per|each|every|\/)$/.test(tokens[end] ?? '') ? 'unread' : key, end }
}

const isAfterUnit = (token = '') => /^(?:old|left|remaining|ahead)$/.test(token)
/** Returns the position after a unit. "Old" and "left" after the unit are part of the figure: "12 years old". */
const afterUnit = (tokens: readonly string[], unitAt: number) =>
  isAfterUnit(tokens[unitAt + 1]) ? unitAt + 2 : unitAt + 1
const lastUnit = (tokens: readonly string[], end: number) =>
  isAfterUnit(tokens[end - 1]) ? tokens[end - 2] : tokens[end - 1]

/** Returns all keys that a figure proves: a day proves its month and year, and a monthly sum proves the sum. */
export function impliedKeys(key: string): string[] {
  const [unit = '', value = '', , perUnit, perValue] = key.split(' ')
  if (unit === 'day') return [key, `month ${value.slice(0, 7)}`, `year ${value.slice(0, 4)}`]
  if (unit === 'month') return [key, `year ${value.slice(0, 4)}`]
  return perUnit ? [key, `usd ${value}`, `${perUnit} ${perValue}`] : [key]
}

/** Replaces numbers in words with digits. */
function inDigits(tokens: readonly string[]): string[] {
  const read: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const found = readNumber(tokens, at)
    const isHyphen = tokens[at] === '-' && /^\p{L}/u.test(tokens[at + 1] ?? '')
    if (!isHyphen) read.push(found?.digits ?? tokens[at] ?? '')
    at += found?.length ?? 1
  }
  return read
}
