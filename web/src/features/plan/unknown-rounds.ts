const key = 'unknown-rounds'

/** The tasks for which the user said, in this browser, that the last time is unknown. */
export function readUnknown(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [])
  } catch {
    // Storage is not available, or its content is not JSON.
    return new Set()
  }
}

export function rememberUnknown(taskIds: ReadonlySet<string>): void {
  try {
    localStorage.setItem(key, JSON.stringify([...taskIds]))
  } catch {
    // Without storage the answer is kept until the page is left.
  }
}
