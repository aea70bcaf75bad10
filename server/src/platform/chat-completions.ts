import { z } from 'zod'

/** Where a language model is asked. */
export interface ChatServer {
  /** Ends before `/chat/completions`. */
  readonly baseUrl: string
  /** A server of one's own may want none. */
  readonly apiKey: string | undefined
  readonly model: string
}

export interface ToolCall {
  readonly id: string
  readonly name: string
  /** As the model wrote them: JSON, if all is well. */
  readonly arguments: string
}

export type ChatMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly toolCalls?: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly content: string; readonly toolCallId: string }

export interface ChatTool {
  readonly name: string
  readonly description: string
  /** A JSON Schema. */
  readonly parameters: object
}

export interface ChatRequest {
  readonly messages: readonly ChatMessage[]
  readonly tools: readonly ChatTool[]
}

/** Why a model gave no whole answer. Its words go into the log: what the server said, which may repeat a key, does not. */
export class ChatFailure extends Error {
  readonly reason: 'status' | 'garbage' | 'cut' | 'refused'
  readonly status: number | undefined

  constructor(reason: ChatFailure['reason'], status?: number) {
    super(status === undefined ? reason : `${reason} ${status}`)
    this.name = 'ChatFailure'
    this.reason = reason
    this.status = status
  }
}

const chunk = z.object({
  choices: z.array(
    z.object({
      delta: z
        .object({
          content: z.string().nullish(),
          refusal: z.string().nullish(),
          tool_calls: z
            .array(
              z.object({
                index: z.int().min(0).max(63).nullish(),
                id: z.string().nullish(),
                function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
              }),
            )
            .nullish(),
        })
        .nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
})

/** No event of a healthy server is longer. */
const longestEvent = 256 * 1024

/**
 * Asks any server that speaks the wire of OpenAI's chat completions (https://platform.openai.com/docs/api-reference/chat),
 * yields the text as it comes and returns the tools it wants called. Tools are offered, temperatures and lengths are left
 * to the server: not all of them know these. Throws a `ChatFailure`, or what `signal` was aborted with. `heard` is called
 * with every piece of sense that comes, so that a server that only pings counts as silent.
 */
export async function* streamChat(
  { baseUrl, apiKey, model }: ChatServer,
  { messages, tools }: ChatRequest,
  { signal, heard }: { readonly signal: AbortSignal; readonly heard: () => void },
): AsyncGenerator<string, readonly ToolCall[]> {
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    redirect: 'error',
    signal,
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({
      model,
      stream: true,
      messages: messages.map(onTheWire),
      ...(tools.length > 0 && { tools: tools.map((tool) => ({ type: 'function', function: tool })) }),
    }),
  })
  if (!response.ok || !response.body) {
    await response.body?.cancel()
    throw new ChatFailure('status', response.status)
  }
  const calls = new Map<number, { id: string; name: string; arguments: string }>()
  let isFinished = false
  for await (const data of eventsOf(response.body)) {
    if (data === '[DONE]') break
    const { choices } = readChunk(data)
    for (const { delta, finish_reason: finish } of choices) {
      heard()
      if (finish === 'content_filter' || delta?.refusal) throw new ChatFailure('refused')
      if (finish) isFinished = true
      for (const part of delta?.tool_calls ?? []) {
        const at = part.index ?? calls.size
        const call = calls.get(at) ?? { id: '', name: '', arguments: '' }
        calls.set(at, {
          id: call.id || (part.id ?? ''),
          name: call.name + (part.function?.name ?? ''),
          arguments: call.arguments + (part.function?.arguments ?? ''),
        })
      }
      if (delta?.content) yield delta.content
    }
  }
  if (!isFinished) throw new ChatFailure('cut')
  return [...calls.values()].map((call, at) => ({ ...call, id: call.id || `call_${at}` }))
}

const onTheWire = (message: ChatMessage) => {
  if (message.role === 'tool')
    return { role: 'tool', content: message.content, tool_call_id: message.toolCallId }
  if (message.role !== 'assistant' || !message.toolCalls) return message
  const calls = message.toolCalls.map(({ id, name, arguments: args }) => ({
    id,
    type: 'function',
    function: { name, arguments: args },
  }))
  return { role: 'assistant', content: message.content, tool_calls: calls }
}

function readChunk(data: string): z.output<typeof chunk> {
  try {
    return chunk.parse(JSON.parse(data))
  } catch {
    throw new ChatFailure('garbage')
  }
}

/** The data of each server-sent event of a body. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of body) {
    rest += decoder.decode(bytes, { stream: true })
    if (rest.length > longestEvent) throw new ChatFailure('garbage')
    const blocks = rest.split(/\r\n\r\n|\n\n|\r\r/)
    rest = blocks.pop() ?? ''
    for (const block of blocks) yield* dataOf(block)
  }
  yield* dataOf(rest)
}

function* dataOf(block: string): Generator<string> {
  const lines = block.split(/\r\n|\n|\r/)
  if (lines.some((line) => line !== '' && !/^(:|data|event|id|retry)/.test(line)))
    throw new ChatFailure('garbage')
  const data = lines.filter((line) => line.startsWith('data:')).map((line) => line.slice(5).trimStart())
  if (data.length > 0) yield data.join('\n')
}
