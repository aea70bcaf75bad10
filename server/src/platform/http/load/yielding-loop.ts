import { setImmediate as nextTurn } from 'node:timers/promises'
import { startStopwatch } from '../../config/clock.ts'

/** A loop that has run for this long lets other requests run before its next item. */
const maxTurnMs = 15

/** Calls `work` for each item. Lets other requests run on the event loop whenever `maxTurnMs` has passed. */
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

/** Returns the results of `work` for each item. Lets other requests run as `forEachYielding` does. */
export async function mapYielding<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  await forEachYielding(items, (item) => results.push(work(item)))
  return results
}
