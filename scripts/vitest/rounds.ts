import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Which of the two databases an API test runs over. */
    database: 'pglite' | 'postgres'
    /** Whether `npm run test:long` asked for more rounds. */
    isLongRun: boolean
    /**
     * How the API is fuzzed: how many requests over all operations, and which, by their names, where it is not all; and
     * how many the parsers and the other doors take their shares of.
     */
    fuzz: {
      readonly seed: number
      readonly requests: number
      readonly besides: number
      readonly only?: string
    }
  }
}

/** How many rounds a property, a soak or a fuzz goes: `few` in `npm test`, `many` in `npm run test:long`. */
export function rounds(few: number, many: number): number {
  return inject('isLongRun') ? many : few
}
