import { setImmediate as nextTurn } from 'node:timers/promises'
import { startStopwatch } from '../../config/clock.ts'

/** When a loop has run for this long, other requests run before its next item. */
const maxTurnMs = 15

/**
 * Calls `work` for each item. Whenever `maxTurnMs` has passed, other requests run on the event loop before the next
 * item.
 */
export async function forEachYielding<Item>(
  items: Iterable<Item>,
  work: (item: Item) => void,
): Promise<void> {
  let turnMs = startStopwatch()
  for (const item of items) {
    if (turnMs() > maxTurnMs) {
      await nextTurn()
      turnMs = startStopwatch()
    }
    work(item)
  }
}

/** Like `forEachYielding`, but returns the results of `work`. */
export async function mapYielding<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  await forEachYielding(items, (item) => results.push(work(item)))
  return results
}
