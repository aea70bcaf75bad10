import type { ModelMessage, ToolSet } from 'ai'
import { z } from 'zod'
import type { LanguageModelConfig } from '../../platform/config/config.ts'
import { readUntil } from '../../platform/integrations/bounded-body.ts'

export interface ModelRequest {
  /** The rules for the model, sent with the role `system`. The other messages are data. */
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

/** The result of one call of the model: tool calls, or a complete answer if there are none. */
export interface ModelTurn {
  readonly calls: readonly ToolCall[]
  /**
   * The model's messages to repeat in the next request. They include its reasoning, because some servers require it.
   */
  readonly said: readonly ModelMessage[]
}

/**
 * Aborts a response and reports its content. `onContent` is called for each piece of content, but not for pings. A
 * server that sends only pings therefore counts as silent.
 */
interface ResponseListener {
  readonly signal: AbortSignal
  readonly onContent: () => void
}

/**
 * Calls the model once and yields its text in pieces. Throws a `ModelFailure`, or the reason of `signal` if it aborts.
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
 * The reason why the model gave no complete answer. Only this text is logged, because an error message of the server
 * may repeat a key.
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
 * The fields of a streamed chunk that this module reads itself. The library reports neither that a chunk has content
 * nor that the model refused.
 */
const chunk = z.object({
  choices: z.array(z.object({ delta: z.object({ refusal: z.string().nullish() }).nullish() })).min(1),
})

/**
 * Loads a client for servers of OpenAI's chat completions (https://platform.openai.com/docs/api-reference/chat). It is
 * not loaded if no model is configured. Temperature and length are not sent, because not all servers know these
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
    // The library also throws this error if no chunk reported the end of the stream.
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
      // Without this handler the library prints the error, which the stream reports anyway.
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
      // Throws the reason of the abort. Without this, the caller would learn only that the stream was aborted.
      signal.throwIfAborted()
      if (calls.length === 0) return { calls, said: [] }
      const said = (await turn.response).messages.filter(({ role }) => role === 'assistant')
      return { calls, said }
    } catch (error) {
      throw signal.aborted ? signal.reason : failureOf(error)
    } finally {
      signal.removeEventListener('abort', leave)
      // Without this call, the connection would stay open when the caller stops reading.
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
 * The size limit of a response. It exceeds the size of any valid response, including reasoning and the JSON of each
 * chunk.
 */
const responseLimit = { maxBytes: 4 * 1024 * 1024, tooLong: () => new ModelFailure('garbage') }

/** Creates a `fetch` that accepts only a stream of limited size and follows no redirects. */
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
