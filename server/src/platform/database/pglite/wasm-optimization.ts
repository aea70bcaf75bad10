import { setFlagsFromString } from 'node:v8'

/**
 * The number of bytes of WebAssembly that a function runs before V8 optimizes it. This is the default of Node 22. With
 * the default of Node 20, a seventh of it, V8 optimizes so many functions at once that a start takes a quarter longer.
 */
const optimizationBudget = 13_000_000

/** Sets when V8 optimizes the embedded database. Call before it is opened. */
export const limitWasmOptimization = (): void =>
  setFlagsFromString(`--wasm-tiering-budget=${optimizationBudget}`)
