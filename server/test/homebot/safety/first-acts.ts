import { readFileSync } from 'node:fs'
import { answer } from '../../../src/features/homebot/answers/answer.ts'
import { continueTopic } from '../../../src/features/homebot/understanding/conversation/follow-up.ts'
import { nextTopic, type Topic } from '../../../src/features/homebot/understanding/conversation/topic.ts'
import {
  applyEarlierDangers,
  relateToDanger,
} from '../../../src/features/homebot/understanding/dangers/danger-follow-up.ts'
import { understand } from '../../../src/features/homebot/understanding/understand.ts'
import { noRecords } from '../judge-question.ts'
import { questionDate } from '../question-sets.ts'

/**
 * A conversation, and a word for what its last answer must tell the user to do first. The word `911` means calling 911.
 * It is `none` if the conversation reports no danger.
 */
export interface FirstActExample {
  readonly act: string
  readonly turns: readonly string[]
}

/** Patterns for the first sentence of an answer. The key is the word for what the sentence must tell the user to do. */
const patterns: Readonly<Record<string, RegExp>> = {
  988: /\b988\b/,
  911: /\b911\b/,
  out: /\b(?:[Gg]et (?:everyone|everybody) out|[Ll]eave the (?:building|home)|fresh air|[Ss]tay out(?:side)?|[Gg]et out|[Ss]algan?\b|aire libre)/,
  cool: /\b(?:cool running water|agua (?:corriente )?fr(?:ía|esca))/,
  power:
    /\b(?:breaker|main breaker|power off|Keep away from the panel|Stay out of the water|[Cc]orte la corriente|interruptor|No pise el agua|Aléjese del panel)/,
  away: /\b(?:35 feet|10 metros)/,
  air: /\b(?:fresh air|aire libre)/,
  asbestos: /\b(?:Leave it alone|[Dd]o not (?:touch|disturb)|[Nn]o lo toque|ni lo toque|Déjelo)/,
  under:
    /\b(?:Get everyone away from it|Keep everyone away from the tank|out of the building|Stay (?:out|away)|Aléjense|Mantenga a todos lejos)/,
  poison: /\b(?:Poison Control|1-800-222-1222|emergency room|running water)/,
}

/**
 * Reads a set of conversations. Each line is a word for the first thing to do, a tab, and the user's messages separated
 * by ` > `. The training set has a kind of danger in place of this word.
 */
export function readFirstActs(
  set: 'development' | 'held-out' | 'second-held-out' | 'training',
): FirstActExample[] {
  return readFileSync(new URL(`../safety-${set}-questions.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [act = '', messages = ''] = line.split('\t')
      return { act, turns: messages.split(' > ') }
    })
}

/** Returns the answer to the last message of a conversation, for a customer without records. */
function lastAnswer(turns: readonly string[]) {
  let topic: Topic | undefined
  let given = { text: '', isDanger: false }
  for (const turn of turns) {
    const before = topic?.dangers?.length ? undefined : topic?.said
    const fresh = understand(turn, { today: questionDate, before })
    const beside = { hasChosen: false, hasPlace: false, isEverywhere: false, isElsewhere: false }
    const asked = topic
      ? applyEarlierDangers(
          turn,
          continueTopic(fresh, topic, beside, turn).asked,
          relateToDanger(turn, fresh, topic),
        )
      : fresh
    const { paragraphs, isDanger } = answer(asked, noRecords)
    topic = nextTopic(asked, topic, {
      componentId: undefined,
      componentType: undefined,
      propertyId: undefined,
      said: turn,
    })
    given = { text: paragraphs.join('\n'), isDanger: isDanger === true }
  }
  return given
}

/**
 * Returns true if the first sentence of the last answer tells the user the right thing to do. If the conversation
 * reports no danger, returns true if the answer does not treat it as one.
 */
export function hasRightFirstAct({ act, turns }: FirstActExample): boolean {
  const { text, isDanger } = lastAnswer(turns)
  if (act === 'none') return !isDanger
  const [first = ''] = text.split(/(?<=[.!?]) /)
  return patterns[act]?.test(first) === true
}
