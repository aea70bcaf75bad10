import { setFlagsFromString } from 'node:v8'

/**
 * V8 optimizes a WebAssembly function after this many bytes of it have run. The value is the default of Node 22. With
 * the default of Node 20, a seventh of it, V8 optimizes so many functions at once that a start takes a quarter longer.
 */
const optimizationBudget = 13_000_000

/** Sets how soon V8 optimizes the code of the embedded database. Call this before the database is opened. */
export const limitWasmOptimization = (): void =>
  setFlagsFromString(`--wasm-tiering-budget=${optimizationBudget}`)
