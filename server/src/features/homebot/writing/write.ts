import type { ModelMessage } from 'ai'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../../platform/config/clock.ts'
import type { LanguageModelConfig } from '../../../platform/config/config.ts'
import { makeLazy } from '../../../platform/config/lazy.ts'
import {
  type CallModel,
  type Failure,
  loadModel,
  ModelFailure,
  type ModelRequest,
  type ModelTurn,
  type ToolCall,
} from '../language-model.ts'
import { CheckedAnswer } from './checked-answer.ts'
import type { Evidence } from './evidence.ts'
import { offeredTools, type ToolResult, textsIn } from './tools.ts'

/** The data that the model needs to arrange an answer. */
export interface WritingRequest {
  readonly opening: Pick<ModelRequest, 'system' | 'messages'>
  /** The evidence that may prove the model's sentences. */
  readonly evidence: Evidence
  readonly runTool: (call: ToolCall) => Promise<ToolResult>
  /** Counts a call of the model for this customer. Returns true if the call is within the daily limit. */
  readonly maySpend: () => Promise<boolean>
  /** Receives each proven sentence as soon as it is checked. */
  readonly onText: (text: string) => void
  /** Aborts when the client disconnects. */
  readonly gone: AbortSignal
}

/** The model's proven text. `isAnswer` is true if it is a complete answer. */
export interface WrittenAnswer {
  readonly text: string
  readonly isAnswer: boolean
  /** The model's sentences with emergency numbers. They are shown even if the other sentences are discarded. */
  readonly urgent: readonly string[]
}

export type WriteAnswer = (assignment: WritingRequest) => Promise<WrittenAnswer>

/** The maximum number of model calls for one question. More calls rarely lead to an answer. */
const maxModelCalls = 4
const maxToolCalls = 6

/**
 * After this number of consecutive failures the model is not called for a while, so that requests do not wait for a
 * broken server.
 */
const maxFailures = 3
const restMs = 30_000

/**
 * Failures that count as failures of the model's server. A failure that a question can provoke, or an error of our
 * server, must not affect other customers, so it is not counted.
 */
const faults: readonly Failure[] = ['status', 'garbage', 'cut', 'silent', 'too slow', 'unreachable']

/** Creates the function that lets the model arrange an answer, within limits of time and length. */
export function createWriter(
  model: LanguageModelConfig,
  { clock, log }: { readonly clock: Clock; readonly log: FastifyBaseLogger },
): WriteAnswer {
  const loaded = makeLazy(() => loadModel(model))
  // Loads the library before the first question. If that fails, the question loads it again and logs the error.
  loaded.get().catch(() => {})
  let failures = 0
  let restsUntilMs = 0

  return async (assignment) => {
    if (clock.nowMs() < restsUntilMs) return { text: '', isAnswer: false, urgent: [] }
    const answer = new CheckedAnswer(assignment)
    try {
      await runConversation(await loaded.get(), model, assignment, answer)
      answer.requireAnswer()
      failures = 0
      return { text: answer.text, isAnswer: true, urgent: answer.urgent }
    } catch (error) {
      answer.keepEmergencyNumbers()
      const rest: WrittenAnswer = { text: answer.text, isAnswer: false, urgent: answer.urgent }
      if (assignment.gone.aborted) return rest
      if (!(error instanceof ModelFailure)) {
        log.error({ err: error }, 'HomeBot failed while it used its language model')
        return rest
      }
      const { reason: failure, status } = error
      failures = faults.includes(failure) ? failures + 1 : 0
      if (failures >= maxFailures) {
        failures = 0
        restsUntilMs = clock.nowMs() + restMs
      }
      log.warn({ failure, status }, 'HomeBot answered without its language model')
      return rest
    }
  }
}

/** Calls the model and runs its tool calls, until it has answered. */
async function runConversation(
  ask: CallModel,
  { limitMs, silenceMs }: LanguageModelConfig,
  { opening, evidence, runTool, maySpend, gone }: WritingRequest,
  answer: CheckedAnswer,
): Promise<void> {
  const messages = [...opening.messages]
  const deadline = timer('too slow')
  deadline.set(limitMs)
  try {
    for (let round = 1; round <= maxModelCalls; round += 1) {
      if (!(await maySpend())) throw new ModelFailure('over budget')
      answer.restart()
      // The last call offers no tools, so that the model must answer.
      const tools = round < maxModelCalls ? offeredTools : {}
      const asking = { system: opening.system, messages, tools }
      const { calls, said } = await listen(ask, asking, [gone, deadline.signal], answer, silenceMs)
      if (calls.length === 0) return
      if (calls.length > maxToolCalls) break
      messages.push(...said)
      for (const call of calls) {
        const data = await runTool(call)
        for (const text of textsIn(data)) evidence.add(text)
        messages.push(resultOf(call, data))
      }
    }
    throw new ModelFailure('no end')
  } finally {
    deadline.clear()
  }
}

async function listen(
  ask: CallModel,
  asking: ModelRequest,
  signals: readonly AbortSignal[],
  answer: CheckedAnswer,
  silenceMs: number,
): Promise<ModelTurn> {
  const silence = timer('silent')
  const stop = combineSignals([...signals, silence.signal])
  silence.set(silenceMs)
  const stream = ask(asking, { signal: stop.signal, onContent: () => silence.set(silenceMs) })
  try {
    // Stops waiting at the time limits, even if the stream hangs.
    const next = () => Promise.race([stream.next(), stop.reached])
    let piece = await next()
    for (; !piece.done; piece = await next()) answer.push(piece.value)
    answer.end()
    return piece.value
  } finally {
    silence.clear()
    stop.forget()
    // The result is not awaited, because `return` of a hanging stream never finishes.
    stream.return({ calls: [], said: [] }).catch(() => {})
  }
}

/**
 * Combines signals into one signal and one promise, which rejects when any of them aborts. `AbortSignal.any` is not
 * used, because it holds only weak references to its signals, so they could be garbage-collected.
 */
function combineSignals(signals: readonly AbortSignal[]) {
  const controller = new AbortController()
  const listening = new AbortController()
  const reached = new Promise<never>((_resolve, reject) => {
    for (const signal of signals) {
      const stop = () => {
        controller.abort(signal.reason)
        reject(signal.reason)
      }
      if (signal.aborted) stop()
      else signal.addEventListener('abort', stop, { once: true, signal: listening.signal })
    }
  })
  // Prevents an unhandled rejection if the promise rejects before the stream waits for it.
  reached.catch(() => {})
  return { signal: controller.signal, reached, forget: () => listening.abort() }
}

const resultOf = ({ id, name }: ToolCall, data: ToolResult): ModelMessage => ({
  role: 'tool',
  content: [
    {
      type: 'tool-result',
      toolCallId: id,
      toolName: name,
      output: { type: 'text', value: JSON.stringify(data) },
    },
  ],
})

/** Creates a signal that aborts when no call of `set` has come for a given time. */
function timer(failure: Failure) {
  const controller = new AbortController()
  let timeout: NodeJS.Timeout | undefined
  const clear = () => clearTimeout(timeout)
  return {
    signal: controller.signal,
    clear,
    set(ms: number) {
      clear()
      timeout = setTimeout(() => controller.abort(new ModelFailure(failure)), ms)
    },
  }
}
