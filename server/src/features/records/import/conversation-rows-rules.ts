import type { Portable } from '@home-pulse/contract/features/records/format'
import { makeIds } from '../../../platform/config/ids.ts'
import type { RowsAboutHomes } from './queries.ts'

type Exchange = Portable<'conversations'>['exchanges'][number]

/**
 * Converts the newest exchanges, at most `room` of them, and their conversations to rows. The id of a row contains the
 * time of its exchange, so that it sorts correctly among existing ids.
 */
export function conversationsOf(
  conversations: readonly Portable<'conversations'>[],
  known: ReadonlyMap<string, string>,
  now: Date,
  room: number,
): Pick<RowsAboutHomes, 'conversations' | 'exchanges'> {
  const exchanged = conversations
    .flatMap(({ id, exchanges }) => exchanges.map((exchange) => ({ conversation: id, exchange })))
    .toSorted((one, other) => Date.parse(one.exchange.asked_at) - Date.parse(other.exchange.asked_at))
  const kept = room > 0 ? exchanged.slice(-room) : []
  let atMs = 0
  const makeIdAtThatTime = makeIds({ nowMs: () => atMs })
  const ids = new Map<string, { id: string; createdAt: Date }>()
  const rows = kept.map(({ conversation, exchange }) => {
    atMs = Math.min(Date.parse(exchange.asked_at), now.getTime())
    const askedAt = new Date(atMs)
    const target = ids.get(conversation) ?? { id: makeIdAtThatTime(), createdAt: askedAt }
    ids.set(conversation, target)
    return exchangeRow(exchange, target.id, makeIdAtThatTime(), askedAt, known)
  })
  return { conversations: [...ids.values()], exchanges: rows }
}

function exchangeRow(
  { question, component_id, component_type, answer }: Exchange,
  conversationId: string,
  id: string,
  askedAt: Date,
  known: ReadonlyMap<string, string>,
): RowsAboutHomes['exchanges'][number] {
  const idOf = (old: string | null) => (old === null ? null : (known.get(old) ?? null))
  const { subject } = answer
  const component = subject && idOf(subject.component_id)
  const property = subject && idOf(subject.property_id)
  return {
    id,
    conversationId,
    askedAt,
    question,
    componentId: idOf(component_id),
    componentType: component_type,
    answer: JSON.stringify({
      ...answer,
      conversation_id: conversationId,
      // The answer keeps its link to a component only if the file contains that component.
      subject:
        subject && component && property
          ? { ...subject, component_id: component, property_id: property }
          : null,
    }),
    // The topic is left out, because it refers to the exported account. It would only give context to the next
    // question.
    topic: null,
  }
}
