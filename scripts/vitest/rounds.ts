import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The database driver of an API test. */
    database: 'pglite' | 'postgres'
    /** True in `npm run test:long`. */
    isLongRun: boolean
    /**
     * The amount of fuzzing: the seed, the number of requests to all operations, the operations to which it
     * is limited, and the number of inputs for parsers and other endpoints.
     */
    fuzz: {
      readonly seed: number
      readonly requests: number
      readonly besides: number
      readonly only?: string
    }
  }
}

/** The number of rounds of a property, soak or fuzz test: `few` in `npm test`, `many` in `npm run test:long`. */
export function rounds(few: number, many: number): number {
  return inject('isLongRun') ? many : few
}
