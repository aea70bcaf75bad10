import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { PlainDate } from '@home-pulse/contract/primitives'

/** The date on which all questions are asked. */
export const questionDate: PlainDate = '2026-11-21'

/** A question as a user typed it, and its expected interpretation. */
export interface Question {
  readonly text: string
  /** The accepted intents, the most common one first. */
  readonly intents: readonly string[]
  readonly types: readonly string[]
  readonly years: readonly number[]
  readonly dollars: readonly number[]
  /** True if the answer should have a forecast date. */
  readonly hasDate: boolean
  /** The accepted kinds of danger. Empty if the question reports no danger. */
  readonly dangers: readonly string[]
  /** The writer of the question, from the heading above it in the file. */
  readonly writer: string
}

/** The files of two sets of questions. HomeBot is trained on the set `tuned`, and never on the set `heldOut`. */
export const questionSets = { tuned: 'tuned-questions.txt', heldOut: 'held-out-questions.txt' } as const

const intentFile = 'intent-questions.txt'
const contentOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

/** Returns the paths of the text files in a folder beside this file, in alphabetical order. */
const filesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => `${folder}/${name}`)

/** Returns the files with messages of several writers. In each file, messages are labeled with their intent. */
const listWrittenFiles = () => filesIn('intents')

export function hashTrainingQuestions(): string {
  const hash = createHash('sha256')
  for (const file of [questionSets.tuned, intentFile, ...listWrittenFiles()]) hash.update(contentOf(file))
  return hash.digest('hex').slice(0, 16)
}

/** A question that is labeled only with its intent, or with its topic if it asks for general advice. */
type LabeledText = Pick<Question, 'text' | 'intents' | 'dangers'>

/** Reads the questions that are labeled only with their intent. */
export const readIntentQuestions = (): LabeledText[] => readLabeled(intentFile)

/** Reads the messages of several writers, by file. The classifier is trained on them. */
export const readWrittenQuestions = (): (readonly [file: string, questions: LabeledText[]])[] =>
  listWrittenFiles().map((file) => [file, readLabeled(file)])

/** Reads the messages of one further writer. The classifier is never trained on them. */
export const readHeldOutIntentQuestions = (): LabeledText[] => readLabeled('held-out-intent-questions.txt')

const adviceFolder = 'advice'
const othersFile = `${adviceFolder}/other-questions.txt`

/** Reads the questions that ask for general advice, labeled with their topic. */
export const readAdviceQuestions = (): LabeledText[] =>
  filesIn(adviceFolder)
    .filter((file) => file !== othersFile)
    .flatMap(readLabeled)

/**
 * Reads questions that contain words of a topic of advice but ask for something else. They are labeled with their
 * intent.
 */
export const readOtherQuestions = (): LabeledText[] => readLabeled(othersFile)

/** Reads a file with one question in each line: the label, a tab and the question. */
const readLabeled = (file: string): LabeledText[] =>
  contentOf(file)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [label = '', text = ''] = line.split('\t')
      return { text, intents: label.split('/'), dangers: [] }
    })

/** Reads a file of questions. The comments at the top of `tuned-questions.txt` explain the columns. */
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
  const [intent = '', types = '', years = '', dollars = '', date = '', danger = '', ...text] = line
    .split('|')
    .map((cell) => cell.trim())
  return {
    text: text.join('|'),
    intents: intent.split('/'),
    types: listIn(types),
    years: listIn(years).map(Number),
    dollars: listIn(dollars).map(Number),
    hasDate: date === 'yes',
    dangers: danger === '-' ? [] : danger.split('/'),
    writer,
  }
}

const listIn = (cell: string) => (cell === '-' ? [] : cell.split(',').map((item) => item.trim()))
