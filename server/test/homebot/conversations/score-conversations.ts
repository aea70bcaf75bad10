import type { Api } from '../../harness/api.ts'
import { readConversations } from './conversation-set.ts'
import { ExpectedFigures } from './expected-figures.ts'
import { type JudgedTurn, judgeConversation } from './judge-conversation.ts'
import type { RecordIds } from './load-records.ts'

/** The answers to a set of conversations, and the shares of answers without a fault, 0 to 1. */
export interface ConversationScore {
  readonly turns: readonly JudgedTurn[]
  readonly right: number
  readonly followUpsRight: number
}

/** Sends every nth conversation as the owner of `twoHomes`, and checks the answers. */
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
