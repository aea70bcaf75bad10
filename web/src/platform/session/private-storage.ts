const prefix = 'private:'

/** Keeps a value in this browser until the user signs out. */
export function keepPrivate(name: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(value))
  } catch {
    // The browser keeps nothing for this site, or it is full.
  }
}

/** The value that was kept under a name. Undefined without one. */
export function readPrivate(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(prefix + name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Removes all kept values. Called when a session ends. */
export function forgetPrivate(): void {
  for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name)
}
