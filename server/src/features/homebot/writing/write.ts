import type { ModelMessage } from 'ai'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../../platform/config/clock.ts'
import type { LanguageModelConfig } from '../../../platform/config/config.ts'
import {
  type Asking,
  type AskModel,
  type Failure,
  loadModel,
  ModelFailure,
  type ToolCall,
  type Turn,
} from '../language-model.ts'
import { CheckedAnswer } from './checked-answer.ts'
import type { Evidence } from './evidence.ts'

import { type ToolAnswer, toolsOffered } from './tools.ts'

/** What an answer is written from, and for whom. */
export interface Assignment {
  readonly opening: Pick<Asking, 'system' | 'messages'>
  /** Everything whose figures may be said, with the places that it names. */
  readonly evidence: Evidence
  readonly runTool: (call: ToolCall) => Promise<ToolAnswer>
  /** Whether the model may be asked once more for this customer; counts the asking. */
  readonly maySpend: () => Promise<boolean>
  /** Takes what was proven, as soon as it is. */
  readonly onText: (text: string) => void
  /** That nobody waits any more. */
  readonly gone: AbortSignal
}

/** What came of it: the text that was proven, and whether it is an answer. */
export interface Written {
  readonly text: string
  readonly isAnswer: boolean
  /** What it said of emergency numbers; shown whatever becomes of the rest. */
  readonly urgent: readonly string[]
}

export type Write = (assignment: Assignment) => Promise<Written>

/** A question that needs more than these is not being answered. */
const maxRounds = 4
const maxCallsPerRound = 6

/** So many failures in a row, and the model is left in peace for a while: nobody need wait for what is down. */
const maxFailures = 3
const restMs = 30_000

/** What tells that the model is not well. What a question can bring about must not cost other customers their answers. */
const faults: readonly Failure[] = ['status', 'garbage', 'cut', 'silent', 'too slow', 'unreachable']

/** Lets a model word answers, within limits of time, length and figures. */
export function makeWriter(
  model: LanguageModelConfig,
  { clock, log }: { readonly clock: Clock; readonly log: FastifyBaseLogger },
): Write {
  const loading = loadModel(model)
  let failures = 0
  let restsUntilMs = 0

  return async (assignment) => {
    if (clock.nowMs() < restsUntilMs) return { text: '', isAnswer: false, urgent: [] }
    const answer = new CheckedAnswer(assignment)
    try {
      await converse(await loading, model, assignment, answer)
      answer.requireAnswer()
      failures = 0
      return { text: answer.text, isAnswer: true, urgent: answer.urgent }
    } catch (error) {
      answer.keepEmergencyNumbers()
      const rest: Written = { text: answer.text, isAnswer: false, urgent: answer.urgent }
      if (assignment.gone.aborted) return rest
      const failure = failureOf(error)
      failures = faults.includes(failure) ? failures + 1 : 0
      if (failures >= maxFailures) {
        failures = 0
        restsUntilMs = clock.nowMs() + restMs
      }
      const status = error instanceof ModelFailure ? error.status : undefined
      log.warn({ failure, status }, 'HomeBot answered without its language model')
      return rest
    }
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof ModelFailure) return error.reason
  return 'unreachable'
}

/** Talks with the model until it has answered, running the tools that it calls. */
async function converse(
  ask: AskModel,
  { limitMs, silenceMs }: LanguageModelConfig,
  { opening, evidence, runTool, maySpend, gone }: Assignment,
  answer: CheckedAnswer,
): Promise<void> {
  const messages = [...opening.messages]
  const deadline = timer('too slow')
  deadline.set(limitMs)
  try {
    for (let round = 1; round <= maxRounds; round += 1) {
      if (!(await maySpend())) throw new ModelFailure('over budget')
      answer.restart()
      // In the last round it has to make do with what it knows.
      const tools = round < maxRounds ? toolsOffered : {}
      const asking = { system: opening.system, messages, tools }
      const { calls, said } = await listen(ask, asking, [gone, deadline.signal], answer, silenceMs)
      if (calls.length === 0) return
      if (calls.length > maxCallsPerRound) break
      messages.push(...said)
      for (const call of calls) {
        const { data, places } = await runTool(call)
        evidence.addPlaces(places)
        // What was wrong with a call is no finding.
        if (!('error' in data)) evidence.add(textIn(data))
        messages.push(resultOf(call, data))
      }
    }
    throw new ModelFailure('no end')
  } finally {
    deadline.clear()
  }
}

async function listen(
  ask: AskModel,
  asking: Asking,
  signals: readonly AbortSignal[],
  answer: CheckedAnswer,
  silenceMs: number,
): Promise<Turn> {
  const silence = timer('silent')
  const stop = stopOn([...signals, silence.signal])
  silence.set(silenceMs)
  const stream = ask(asking, { signal: stop.signal, heard: () => silence.set(silenceMs) })
  try {
    // Whatever becomes of the stream: who asked waits no longer than the limits.
    const next = () => Promise.race([stream.next(), stop.reached])
    let piece = await next()
    for (; !piece.done; piece = await next()) answer.push(piece.value)
    answer.end()
    return piece.value
  } finally {
    silence.clear()
    stop.forget()
    // A stream that hangs would not return either.
    stream.return({ calls: [], said: [] }).catch(() => {})
  }
}

/**
 * One signal of several, and a promise that fails with the first of them. Not `AbortSignal.any`, which holds what it is
 * made of, and is held by it, weakly.
 */
function stopOn(signals: readonly AbortSignal[]) {
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
  // It may fail while nobody waits for the stream.
  reached.catch(() => {})
  return { signal: controller.signal, reached, forget: () => listening.abort() }
}

const resultOf = ({ id, name }: ToolCall, data: object): ModelMessage => ({
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

/** The strings and numbers of a tool's answer, one to a line: ids prove nothing. */
function textIn(data: unknown): string {
  if (typeof data !== 'object' || data === null) return String(data)
  return Object.entries(data)
    .filter(([key]) => key !== 'component_id')
    .map(([, value]) => textIn(value))
    .join('\n')
}

/** Aborts when a time has passed since it was last set. */
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
