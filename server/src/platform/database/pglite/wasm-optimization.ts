import { setFlagsFromString } from 'node:v8'

/**
 * After this many bytes of its WebAssembly have run, V8 optimizes a function. This is the default of Node 22. Node 20's
 * default is a seventh of it. V8 then optimizes so many functions at once that a start takes a quarter longer.
 */
const optimizationBudget = 13_000_000

/** Sets when V8 optimizes the embedded database. Call before it is opened. */
export const limitWasmOptimization = (): void =>
  setFlagsFromString(`--wasm-tiering-budget=${optimizationBudget}`)
