import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { PlainDate } from '@home-pulse/contract/primitives'

/** The day on which the questions of both sets are asked. */
export const askedOn: PlainDate = '2026-11-21'

/** A question as somebody typed it, and what must be understood of it. */
export interface Question {
  readonly text: string
  /** The first is the usual one; any of them is right. */
  readonly intents: readonly string[]
  readonly types: readonly string[]
  readonly years: readonly number[]
  readonly dollars: readonly number[]
  readonly hasDate: boolean
  /** The kinds of danger it tells, any of which is right; none where there is no danger. */
  readonly hazards: readonly string[]
  /** Who wrote it, by the heading it stands under. */
  readonly writer: string
}

export const sets = { tuned: 'tuned-questions.txt', heldOut: 'held-out-questions.txt' } as const

const intentFile = 'intent-questions.txt'
const contentOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

/** A hash of all questions that the intents are learned from. */
export const fingerprintOfLessons = (): string =>
  createHash('sha256').update(contentOf(sets.tuned)).update(contentOf(intentFile)).digest('hex').slice(0, 16)

/** The questions of which only the intent is judged. */
export const readIntentQuestions = (): Pick<Question, 'text' | 'intents' | 'hazards'>[] =>
  contentOf(intentFile)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [intent = '', text = ''] = line.split('\t')
      return { text, intents: intent.split('/'), hazards: [] }
    })

/** Reads a set of questions; one that nobody has written yet is empty. */
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
