import type { ModelMessage, ToolSet } from 'ai'
import { z } from 'zod'
import type { LanguageModelConfig } from '../../platform/config/config.ts'
import { readUntil } from '../../platform/integrations/bounded-body.ts'

export interface ModelRequest {
  /** The rules for the model. They are sent as the `system` message, and all other messages are treated as data. */
  readonly system: string
  readonly messages: readonly ModelMessage[]
  readonly tools: ToolSet
}

/** A tool call of the model. Its input is not validated yet. */
export interface ToolCall {
  readonly id: string
  readonly name: string
  readonly input: unknown
}

/** The result of one call of the model: its tool calls. If there are none, the answer is complete. */
export interface ModelTurn {
  readonly calls: readonly ToolCall[]
  /**
   * The model's own messages, which the next request repeats. They include its reasoning, because some servers require
   * it.
   */
  readonly said: readonly ModelMessage[]
}

/**
 * Controls one response. `signal` aborts it. `onContent` is called for each piece of content, but not for pings, so a
 * server that sends only pings counts as silent.
 */
interface ResponseListener {
  readonly signal: AbortSignal
  readonly onContent: () => void
}

/**
 * Calls the model once and yields its text in pieces. Throws a `ModelFailure`. If `signal` aborts, throws the reason of
 * the abort.
 */
export type CallModel = (
  asking: ModelRequest,
  listening: ResponseListener,
) => AsyncGenerator<string, ModelTurn>

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

/**
 * The error if the model gave no complete answer. Only its short reason is logged, because the error message of a
 * server may contain a key.
 */
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

/**
 * The fields of a streamed chunk that this module reads. The library does not report that a chunk has content, or that
 * the model refused.
 */
const chunk = z.object({
  choices: z.array(z.object({ delta: z.object({ refusal: z.string().nullish() }).nullish() })).min(1),
})

/**
 * Loads a client for servers with OpenAI's chat completions (https://platform.openai.com/docs/api-reference/chat).
 * Loaded only if a model is configured. Requests contain no temperature or length, because some servers reject these
 * parameters.
 */
export async function loadModel({ baseUrl, apiKey, model }: LanguageModelConfig): Promise<CallModel> {
  const { streamText, APICallError, InvalidResponseDataError } = await import('ai')
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  globalThis.AI_SDK_LOG_WARNINGS = false
  const providerUntil = (signal: AbortSignal) =>
    createOpenAICompatible({
      ...{ name: 'language-model', baseURL: baseUrl, fetch: fetchStreamUntil(signal) },
      ...(apiKey !== undefined && { apiKey }),
    })

  /** Converts an error of the library to a `ModelFailure`. */
  const failureOf = (error: unknown): ModelFailure => {
    if (error instanceof ModelFailure) return error
    if (APICallError.isInstance(error))
      return error.cause instanceof ModelFailure ? error.cause : new ModelFailure('unreachable')
    // The library throws this error also if the stream ended without an end marker.
    const isCut = InvalidResponseDataError.isInstance(error) && error.data === undefined
    return new ModelFailure(isCut ? 'cut' : 'garbage')
  }

  return async function* ({ system, messages, tools }, { signal, onContent }) {
    const left = new AbortController()
    const leave = () => left.abort(signal.reason)
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    const turn = streamText({
      ...{ model: providerUntil(left.signal)(model), system, messages: [...messages], tools },
      // There are no retries, because a client is waiting.
      maxRetries: 0,
      abortSignal: left.signal,
      includeRawChunks: true,
      experimental_telemetry: { isEnabled: false },
      // Without this handler, the library prints each error. The stream reports the error anyway.
      onError: () => {},
    })
    try {
      const calls: ToolCall[] = []
      for await (const part of turn.fullStream) {
        if (part.type === 'text-delta') yield part.text
        else if (part.type === 'raw') checkChunk(part.rawValue, onContent)
        else if (part.type === 'tool-call')
          calls.push({ id: part.toolCallId, name: part.toolName, input: part.input })
        else if (part.type === 'error') throw part.error
        else if (part.type === 'finish' && part.finishReason === 'content-filter')
          throw new ModelFailure('refused')
      }
      // Throws the reason of the abort. Otherwise the caller would learn only that the stream was aborted, and not why.
      signal.throwIfAborted()
      if (calls.length === 0) return { calls, said: [] }
      const said = (await turn.response).messages.filter(({ role }) => role === 'assistant')
      return { calls, said }
    } catch (error) {
      throw signal.aborted ? signal.reason : failureOf(error)
    } finally {
      signal.removeEventListener('abort', leave)
      // Closes the connection. Otherwise it would stay open after the caller stops reading.
      left.abort()
    }
  }
}

function checkChunk(value: unknown, onContent: () => void): void {
  const { success, data } = chunk.safeParse(value)
  if (!success) return
  onContent()
  if (data.choices.some(({ delta }) => delta?.refusal)) throw new ModelFailure('refused')
}

/**
 * The maximum size of a response in bytes. All valid responses are smaller, including their reasoning and the JSON of
 * each chunk.
 */
const responseLimit = { maxBytes: 4 * 1024 * 1024, tooLong: () => new ModelFailure('garbage') }

/** Creates a `fetch` function that follows no redirects and accepts only a stream of limited size. */
const fetchStreamUntil =
  (signal: AbortSignal): typeof fetch =>
  async (url, init) => {
    const response = await fetch(url, { ...init, signal, redirect: 'error' })
    const { ok, status, body, headers } = response
    const isStream = !/\b(html|json)\b/.test(headers.get('content-type') ?? '')
    if (ok && body && isStream) return new Response(readUntil(signal, body, responseLimit), response)
    await body?.cancel()
    throw ok ? new ModelFailure('garbage') : new ModelFailure('status', status)
  }
