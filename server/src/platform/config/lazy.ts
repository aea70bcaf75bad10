export interface Lazy<Value> {
  /** Returns the value, and loads it if it is neither loaded nor loading. */
  get(): Promise<Value>
  /** Returns the value if it is loaded or loading. */
  current(): Promise<Value> | undefined
}

/** Loads a value at its first use. Forgets a failed load, so that the next use loads again. */
export function makeLazy<Value>(load: () => Promise<Value>): Lazy<Value> {
  let loading: Promise<Value> | undefined
  return {
    get() {
      if (loading) return loading
      const started = load()
      loading = started
      started.catch(() => {
        loading = undefined
      })
      return started
    },
    current: () => loading,
  }
}
