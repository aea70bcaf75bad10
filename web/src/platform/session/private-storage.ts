const prefix = 'private:'

/** Stores a value in this browser until the session ends. */
export function storePrivate(name: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(value))
  } catch {
    // The storage is not available or full, so the value is not stored.
  }
}

/** Returns a value that `storePrivate` stored, or undefined if there is none. */
export function readPrivate(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(prefix + name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Removes all values that `storePrivate` stored. Called when a session ends. */
export function clearPrivate(): void {
  for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name)
}
