import type { HomebotAnswer } from '@home-pulse/contract/features/homebot/homebot'
import type { Answer, Api } from '../../harness/api.ts'
import type { Conversation, Turn } from './conversation-set.ts'
import type { ExpectedFigures } from './expected-figures.ts'

/** A message, its answer and the rules that the answer breaks. */
export interface JudgedTurn {
  readonly conversation: string
  readonly message: string
  readonly response: string
  readonly isFollowUp: boolean
  readonly faults: readonly string[]
}

/** Sends the messages of a conversation in order and checks each answer against its rules. */
export async function judgeConversation(
  api: Api,
  figures: ExpectedFigures,
  { title, screen, turns }: Conversation,
): Promise<JudgedTurn[]> {
  const judged: JudgedTurn[] = []
  const onScreen: Record<string, string> =
    screen === undefined
      ? {}
      : { [screen.includes('.') ? 'applianceId' : 'propertyId']: figures.idOf(screen) }
  // Deletes earlier conversations, because HomeBot remembers their dangers for 30 minutes.
  await api.delete('/v1/home-bot/conversations')
  let conversationId: string | null = null as string | null
  for (const turn of turns) {
    const { status, body }: Answer<HomebotAnswer> = await api.post<HomebotAnswer>(
      '/v1/home-bot/ask-lifecycle-question',
      {
        question: turn.message,
        applianceAge: 0,
        ...onScreen,
        ...(conversationId !== null && { conversationId }),
      },
    )
    if (status !== 200) throw new Error(`${turn.message}: ${status} ${JSON.stringify(body)}`)
    conversationId = body.conversation_id
    judged.push({
      conversation: title,
      message: turn.message,
      response: body.response,
      isFollowUp: judged.length > 0,
      faults: await faultsOf(body, turn, figures),
    })
  }
  return judged
}

async function faultsOf(answer: HomebotAnswer, turn: Turn, figures: ExpectedFigures): Promise<string[]> {
  const faults: string[] = []
  for (const pattern of turn.must) {
    const expected = await withFigures(pattern, figures)
    if (!new RegExp(expected, 'is').test(answer.response)) faults.push(`lacks ${expected}`)
  }
  for (const pattern of turn.mustNot) {
    const unwanted = await withFigures(pattern, figures)
    if (new RegExp(unwanted, 'is').test(answer.response)) faults.push(`says ${unwanted}`)
  }
  for (const fact of turn.facts) if (!holds(fact, answer, figures)) faults.push(`is not: ${fact}`)
  return faults
}

function holds(fact: string, answer: HomebotAnswer, figures: ExpectedFigures): boolean {
  const [kind, ...rest] = fact.split(' ')
  const value = rest.join(' ')
  if (kind === 'danger') return answer.is_danger === true
  if (fact === 'no danger') return answer.is_danger !== true
  if (fact === 'about nothing') return answer.subject === null
  if (kind === 'about') return answer.subject?.component_id === figures.idOf(value)
  if (kind === 'offers') return (answer.action?.kind ?? 'nothing') === value
  throw new Error(`unknown fact: ${fact}`)
}

async function withFigures(pattern: string, figures: ExpectedFigures): Promise<string> {
  let text = pattern
  for (const [whole, name = ''] of pattern.matchAll(/\{([a-z][^{}]*)\}/g)) {
    const figure = await figures.patternOf(name)
    text = text.replace(whole, () => figure)
  }
  return text
}
