import { startStopwatch } from '../config/clock.ts'
import type { WatchStatement } from './database.ts'

type Ask = (...question: never[]) => Promise<unknown>

/** Passes questions on to a driver, and tells whoever watches how long each took. Nobody watches at first, which costs nothing. */
export interface StatementTiming {
  through<A extends Ask>(ask: A): A
  watch(told: WatchStatement): void
}

export function makeStatementTiming(): StatementTiming {
  const watchers: WatchStatement[] = []
  return {
    through<A extends Ask>(ask: A): A {
      const watched = (...question: Parameters<A>): Promise<unknown> => {
        const passed = watchers.length > 0 ? startStopwatch() : undefined
        const asked = ask(...question)
        if (!passed) return asked
        return asked.finally(() => {
          const tookMs = passed()
          for (const told of watchers) told(textOf(question[0]), tookMs)
        })
      }
      return watched as A
    },
    watch: (told) => void watchers.push(told),
  }
}

/** Drivers are asked with a text, or with an object that has one. */
const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : String((asked as { text?: unknown } | undefined)?.text ?? '')
