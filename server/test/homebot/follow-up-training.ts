import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { followUpFeatures } from '../../src/features/homebot/understanding/conversation/follow-up-intent.ts'
import { componentIntents } from '../../src/features/homebot/understanding/conversation/topic.ts'
import { type Understanding, understand } from '../../src/features/homebot/understanding/understand.ts'
import type { IntentExample } from './intent-training.ts'
import { questionDate } from './question-sets.ts'

/** A message after an earlier one: the intent of the earlier message, and the accepted intents of this message. */
export interface FollowUpMessage {
  readonly before: string
  readonly intents: readonly string[]
  readonly text: string
}

const folder = new URL('follow-ups/', import.meta.url)
const heldOutFile = 'held-out-questions.txt'
/**
 * The file of messages from the conversations that the tests check. In the training, each message in it counts three
 * times.
 */
const checkedFile = 'conversations-questions.txt'
const checkedWeight = 3

const listTrainingFiles = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt') && name !== heldOutFile)
    .sort()

export const readTrainingFollowUps = (): (readonly [file: string, messages: FollowUpMessage[]])[] =>
  listTrainingFiles().map((file) => {
    const messages = readFollowUps(file)
    const times = file === checkedFile ? checkedWeight : 1
    return [file, Array.from({ length: times }, () => messages).flat()]
  })

export const readHeldOutFollowUps = (): FollowUpMessage[] => readFollowUps(heldOutFile)

export function hashFollowUps(): string {
  const hash = createHash('sha256')
  for (const file of listTrainingFiles()) hash.update(readFileSync(new URL(file, folder)))
  return hash.digest('hex').slice(0, 16)
}

/**
 * Reads a file in which each line is the intent of the earlier message, a tab, the accepted intents, a tab and the
 * message.
 */
const readFollowUps = (file: string): FollowUpMessage[] =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [before = '', intents = '', text = ''] = line.split('\t')
      return { before, intents: intents.split('/'), text }
    })

export const toFollowUpExamples = (messages: readonly FollowUpMessage[]): IntentExample[] =>
  messages.map(({ before, intents, text }) => ({
    traits: followUpFeatures(understandAfter(before, text), before),
    classes: intents,
  }))

/**
 * Interprets a message after an earlier one, as HomeBot does. If the earlier message was about a component, "it" means
 * that component.
 */
export function understandAfter(before: string, text: string): Understanding {
  const alone = understand(text, { today: questionDate })
  const { components, others, link } = alone
  const refersBack =
    components.length === 0 && others.length === 0 && (link.pointsBack || link.isBrief) && isOfPart(before)
  return refersBack ? understand(text, { today: questionDate, chosenType: 'water_heater' }) : alone
}

const isOfPart = (before: string) => componentIntents.some((intent) => intent === before)
