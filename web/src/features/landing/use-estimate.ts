import { useEffect, useRef, useState } from 'react'
import type { Estimate } from './api.ts'
import type { CalculatorAnswer } from './components/calculator-answer.tsx'
import type { Question } from './question.ts'

interface ShownAnswer {
  estimate: Estimate
  /** The component that shows the answer. */
  View: typeof CalculatorAnswer
}

export interface EstimateState {
  isBusy: boolean
  /** The last answer. It stays on the screen while the next one is loading. */
  shown: ShownAnswer | undefined
  /** The error of the latest request. */
  failure: string | undefined
}

const offline = 'We could not reach the server. Check your connection and try again.'

/**
 * Loads the code that requests and shows an answer. It is loaded with the first question, because most visitors never
 * ask one.
 */
const loadAnswering = () => Promise.all([import('./api.ts'), import('./components/calculator-answer.tsx')])

async function findAnswer({ variant, ...question }: Question, signal: AbortSignal): Promise<EstimateState> {
  const failed = (failure: string) => ({ isBusy: false, shown: undefined, failure })
  const loaded = await loadAnswering().catch(() => undefined)
  if (!loaded) return failed(offline)
  const [{ askEstimate }, { CalculatorAnswer: View }] = loaded
  const answer = await askEstimate({ query: variant ? { ...question, variant } : question, signal })
  if (!answer.ok) return failed(answer.network ? offline : answer.error.message)
  return { isBusy: false, shown: { estimate: answer.data, View }, failure: undefined }
}

/**
 * Requests the public estimate. A new question cancels the previous one. The landing page does not load TanStack Query,
 * which other screens use for requests, because its weight would exceed the page's limit.
 */
export function useEstimate() {
  const [asking, setAsking] = useState<EstimateState>({ isBusy: false, shown: undefined, failure: undefined })
  const last = useRef<AbortController>(null)
  /**
   * The question that is pending or answered, as JSON. The same question again sends no request, because the server
   * limits the requests per hour.
   */
  const current = useRef<string>(null)
  useEffect(() => () => last.current?.abort(), [])

  async function ask(question: Question) {
    const words = JSON.stringify(question)
    if (current.current === words) return
    current.current = words
    last.current?.abort()
    const asked = new AbortController()
    last.current = asked
    setAsking(({ shown }) => ({ isBusy: true, shown, failure: undefined }))
    try {
      const answer = await findAnswer(question, asked.signal)
      if (asked.signal.aborted) return
      if (answer.failure !== undefined) current.current = null
      setAsking(answer)
    } catch (cause) {
      if (!asked.signal.aborted) throw cause
    }
  }
  return { ...asking, ask }
}
