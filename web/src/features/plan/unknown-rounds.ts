const key = 'unknown-rounds'

/**
 * Returns the ids of the tasks for which the user answered “I don’t know” in this browser when asked for the last date.
 */
export function readUnknownTasks(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [])
  } catch {
    // Storage is not available, or its content is not JSON.
    return new Set()
  }
}

export function storeUnknownTasks(taskIds: ReadonlySet<string>): void {
  try {
    localStorage.setItem(key, JSON.stringify([...taskIds]))
  } catch {
    // Without storage, the answer is lost when the user leaves the page.
  }
}
