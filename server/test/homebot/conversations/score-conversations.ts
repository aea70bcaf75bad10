import type { Api } from '../../harness/api.ts'
import { readConversations } from './conversation-set.ts'
import { ExpectedFigures } from './expected-figures.ts'
import { type JudgedTurn, judgeConversation } from './judge-conversation.ts'
import type { RecordIds } from './load-records.ts'

/**
 * The answers to a set of conversations. `right` is the share of answers without a fault, from 0 to 1. `followUpsRight`
 * is the same without the first answer of each conversation.
 */
export interface ConversationScore {
  readonly turns: readonly JudgedTurn[]
  readonly right: number
  readonly followUpsRight: number
}

/** Holds every nth conversation as the owner of the homes in `two-homes.ts`, and checks the answers. */
export async function scoreConversations(api: Api, ids: RecordIds, nth = 1): Promise<ConversationScore> {
  const figures = new ExpectedFigures(api, ids)
  const turns: JudgedTurn[] = []
  for (const [index, conversation] of readConversations('./two-homes-questions.txt').entries())
    if (index % nth === 0) turns.push(...(await judgeConversation(api, figures, conversation)))
  return {
    turns,
    right: shareOf(turns),
    followUpsRight: shareOf(turns.filter(({ isFollowUp }) => isFollowUp)),
  }
}

const shareOf = (turns: readonly JudgedTurn[]) =>
  turns.length === 0 ? 1 : turns.filter(({ faults }) => faults.length === 0).length / turns.length
