import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { PlainDate } from '@home-pulse/contract/primitives'

/** The date of the questions of both sets. */
export const askedOn: PlainDate = '2026-11-21'

/** A question as a user typed it, and its expected interpretation. */
export interface Question {
  readonly text: string
  /** The accepted intents, the usual one first. */
  readonly intents: readonly string[]
  readonly types: readonly string[]
  readonly years: readonly number[]
  readonly dollars: readonly number[]
  readonly hasDate: boolean
  /** The accepted kinds of danger. Empty if there is no danger. */
  readonly hazards: readonly string[]
  /** The writer of the question, from its heading. */
  readonly writer: string
}

export const sets = { tuned: 'tuned-questions.txt', heldOut: 'held-out-questions.txt' } as const

const intentFile = 'intent-questions.txt'
const contentOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

/** A hash of all training questions of the intent classifier. */
export const fingerprintOfLessons = (): string =>
  createHash('sha256').update(contentOf(sets.tuned)).update(contentOf(intentFile)).digest('hex').slice(0, 16)

/** The questions of which only the intent is checked. */
export const readIntentQuestions = (): Pick<Question, 'text' | 'intents' | 'hazards'>[] =>
  contentOf(intentFile)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [intent = '', text = ''] = line.split('\t')
      return { text, intents: intent.split('/'), hazards: [] }
    })

/** Reads a set of questions. A missing set is empty. */
export function readQuestions(file: string): Question[] {
  let writer = ''
  return contentOf(file)
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('#')) writer = /^# ([^:|]+): [^|]*$/.exec(line)?.[1] ?? writer
      return line.trim() === '' || line.startsWith('#') ? [] : [readQuestion(line, writer)]
    })
}

function readQuestion(line: string, writer: string): Question {
  const [intent = '', types = '', years = '', dollars = '', date = '', hazard = '', ...text] = line
    .split('|')
    .map((cell) => cell.trim())
  return {
    text: text.join('|'),
    intents: intent.split('/'),
    types: listIn(types),
    years: listIn(years).map(Number),
    dollars: listIn(dollars).map(Number),
    hasDate: date === 'yes',
    hazards: hazard === '-' ? [] : hazard.split('/'),
    writer,
  }
}

const listIn = (cell: string) => (cell === '-' ? [] : cell.split(',').map((item) => item.trim()))
