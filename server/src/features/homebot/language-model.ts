import type { ModelMessage, ToolSet } from 'ai'
import { z } from 'zod'
import type { LanguageModelConfig } from '../../platform/config/config.ts'
import { readUntil } from '../../platform/integrations/bounded-body.ts'

export interface Asking {
  /** The rules. Only these speak as `system`: what the messages hold is data. */
  readonly system: string
  readonly messages: readonly ModelMessage[]
  readonly tools: ToolSet
}

/** What a model asks to be done for it. The input is whatever it wrote, checked by nobody. */
export interface ToolCall {
  readonly id: string
  readonly name: string
  readonly input: unknown
}

/** How a model's turn ended: in calls, or, where there are none, in an answer. */
export interface Turn {
  readonly calls: readonly ToolCall[]
  /** The turn as the next request has to repeat it, with what some servers want to see again, such as thoughts. */
  readonly said: readonly ModelMessage[]
}

/** `heard` is called with every piece of sense that comes, so that a server that only pings counts as silent. */
interface Listening {
  readonly signal: AbortSignal
  readonly heard: () => void
}

/** Asks a model once, yields its text as it comes. Throws a `ModelFailure`, or what `signal` was aborted with. */
export type AskModel = (asking: Asking, listening: Listening) => AsyncGenerator<string, Turn>

export type Failure =
  | 'status'
  | 'garbage'
  | 'cut'
  | 'refused'
  | 'unreachable'
  | 'silent'
  | 'too slow'
  | 'no end'
  | 'unproven'
  | 'over budget'

/** Why a model gave no whole answer. Its words go into the log: what the server said, which may repeat a key, does not. */
export class ModelFailure extends Error {
  readonly reason: Failure
  readonly status: number | undefined

  constructor(reason: ModelFailure['reason'], status?: number) {
    super(status === undefined ? reason : `${reason} ${status}`)
    this.name = 'ModelFailure'
    this.reason = reason
    this.status = status
  }
}

/** What the library does not tell of a chunk: that one came that is about an answer, and that it refuses one. */
const chunk = z.object({
  choices: z.array(z.object({ delta: z.object({ refusal: z.string().nullish() }).nullish() })).min(1),
})

/**
 * Loads what speaks with any server of OpenAI's chat completions
 * (https://platform.openai.com/docs/api-reference/chat); a server without a model never loads it. Temperatures and
 * lengths are left to the model's server: not all of them know these.
 */
export async function loadModel({ baseUrl, apiKey, model }: LanguageModelConfig): Promise<AskModel> {
  const { streamText, APICallError, InvalidResponseDataError } = await import('ai')
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  globalThis.AI_SDK_LOG_WARNINGS = false
  const providerUntil = (signal: AbortSignal) =>
    createOpenAICompatible({
      ...{ name: 'language-model', baseURL: baseUrl, fetch: fetchStreamUntil(signal) },
      ...(apiKey !== undefined && { apiKey }),
    })

  /** What a failure of the library comes from. */
  const failureOf = (error: unknown): ModelFailure => {
    if (error instanceof ModelFailure) return error
    if (APICallError.isInstance(error))
      return error.cause instanceof ModelFailure ? error.cause : new ModelFailure('unreachable')
    // This is also how it says that no chunk told of an end.
    const isCut = InvalidResponseDataError.isInstance(error) && error.data === undefined
    return new ModelFailure(isCut ? 'cut' : 'garbage')
  }

  return async function* ({ system, messages, tools }, { signal, heard }) {
    const left = new AbortController()
    const leave = () => left.abort(signal.reason)
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    const turn = streamText({
      ...{ model: providerUntil(left.signal)(model), system, messages: [...messages], tools },
      // Who waits must not wait for a second try.
      maxRetries: 0,
      abortSignal: left.signal,
      includeRawChunks: true,
      experimental_telemetry: { isEnabled: false },
      // It would be printed. It comes as a part, too.
      onError: () => {},
    })
    try {
      const calls: ToolCall[] = []
      for await (const part of turn.fullStream) {
        if (part.type === 'text-delta') yield part.text
        else if (part.type === 'raw') readChunk(part.rawValue, heard)
        else if (part.type === 'tool-call')
          calls.push({ id: part.toolCallId, name: part.toolName, input: part.input })
        else if (part.type === 'error') throw part.error
        else if (part.type === 'finish' && part.finishReason === 'content-filter')
          throw new ModelFailure('refused')
      }
      // Its last part would only say that it was aborted.
      signal.throwIfAborted()
      if (calls.length === 0) return { calls, said: [] }
      const said = (await turn.response).messages.filter(({ role }) => role === 'assistant')
      return { calls, said }
    } catch (error) {
      throw signal.aborted ? signal.reason : failureOf(error)
    } finally {
      signal.removeEventListener('abort', leave)
      // To stop reading would not hang up.
      left.abort()
    }
  }
}

function readChunk(value: unknown, heard: () => void): void {
  const { success, data } = chunk.safeParse(value)
  if (!success) return
  heard()
  if (data.choices.some(({ delta }) => delta?.refusal)) throw new ModelFailure('refused')
}

/** More than any turn needs, thoughts and the wrapping of each of their words included. */
const wholeTurn = { maxBytes: 4 * 1024 * 1024, tooLong: () => new ModelFailure('garbage') }

/** Fetches a stream of so many bytes from the very server that was configured; whatever else comes is not read. */
const fetchStreamUntil =
  (signal: AbortSignal): typeof fetch =>
  async (url, init) => {
    const response = await fetch(url, { ...init, signal, redirect: 'error' })
    const { ok, status, body, headers } = response
    const isStream = !/\b(html|json)\b/.test(headers.get('content-type') ?? '')
    if (ok && body && isStream) return new Response(readUntil(signal, body, wholeTurn), response)
    await body?.cancel()
    throw ok ? new ModelFailure('garbage') : new ModelFailure('status', status)
  }
