import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    database: 'pglite' | 'postgres'
    /** True in `npm run test:long`. */
    isLongRun: boolean
    fuzz: {
      readonly seed: number
      /** The total number of requests to the operations of the API. */
      readonly requests: number
      /** The number of inputs for parsers and for endpoints outside the API. */
      readonly otherInputCount: number
      /** The ids of the operations to test, separated by commas. By default, all operations are tested. */
      readonly only?: string
    }
  }
}

/**
 * Returns how often a test with random inputs is repeated: `few` times in `npm test`, `many` in `npm run test:long`.
 */
export function rounds(few: number, many: number): number {
  return inject('isLongRun') ? many : few
}
