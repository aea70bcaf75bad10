const heartbeatSeconds = 10

/**
 * Runs a task. Prints a line at its start, one every ten seconds while it runs, and its duration at the end.
 * @template T
 * @param {string} title e.g. 'Installing packages'
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(title, work) {
  const startMs = performance.now()
  const elapsed = () => `${((performance.now() - startMs) / 1000).toFixed(0)} s`
  console.log(`${title} ...`)
  const heartbeat = setInterval(() => console.log(`${title} ... ${elapsed()}`), heartbeatSeconds * 1000)
  try {
    const result = await work()
    console.log(`${title}: done in ${elapsed()}`)
    return result
  } finally {
    clearInterval(heartbeat)
  }
}
