export interface Lazy<Value> {
  /** Returns the value. The first call loads it. */
  get(): Promise<Value>
  /** Returns the value if it is loaded or loading. Never starts to load it. */
  current(): Promise<Value> | undefined
}

/** Loads a value at its first use. After a failed load, the next use tries again. */
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
