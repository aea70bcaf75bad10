const key = 'unknown-rounds'

/** The tasks about which this browser was told that nobody knows when they were last done. */
export function readUnknown(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [])
  } catch {
    // The browser keeps nothing for this site, or something else.
    return new Set()
  }
}

export function rememberUnknown(taskIds: ReadonlySet<string>): void {
  try {
    localStorage.setItem(key, JSON.stringify([...taskIds]))
  } catch {
    // Holds until the page is left.
  }
}
