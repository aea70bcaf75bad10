import { startStopwatch } from '../config/clock.ts'
import type { WatchStatement } from './database.ts'

type QueryFunction = (...parameters: never[]) => Promise<unknown>

/**
 * Measures how long a driver's queries take. `wrap` returns a query function that reports each duration to the
 * observers that were passed to `watch`. Without observers, nothing is measured.
 */
export interface StatementTiming {
  wrap<A extends QueryFunction>(query: A): A
  watch(observer: WatchStatement): void
}

export function makeStatementTiming(): StatementTiming {
  const watchers: WatchStatement[] = []
  return {
    wrap<A extends QueryFunction>(query: A): A {
      const measured = (...parameters: Parameters<A>): Promise<unknown> => {
        const elapsedMs = watchers.length > 0 ? startStopwatch() : undefined
        const result = query(...parameters)
        if (!elapsedMs) return result
        return result.finally(() => {
          const tookMs = elapsedMs()
          for (const observer of watchers) observer(textOf(parameters[0]), tookMs)
        })
      }
      // The cast is safe: `measured` accepts the parameters of `query` and returns its result.
      return measured as A
    },
    watch: (observer) => void watchers.push(observer),
  }
}

const textOf = (query: unknown): string =>
  typeof query === 'string'
    ? query
    : typeof query === 'object' && query !== null && 'text' in query
      ? String(query.text ?? '')
      : ''
