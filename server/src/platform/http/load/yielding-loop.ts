import { setImmediate as nextTurn } from 'node:timers/promises'
import { startStopwatch } from '../../config/clock.ts'

/** Work that has run for this long yields the event loop before the next item. */
const maxTurnMs = 15

/** Calls `work` for each item, and yields the event loop to other requests when `maxTurnMs` has passed. */
export async function inTurns<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let turnMs = startStopwatch()
  for (const item of items) {
    if (turnMs() > maxTurnMs) {
      await nextTurn()
      turnMs = startStopwatch()
    }
    work(item)
  }
}

/** Returns the results of `work` for each item, and yields the event loop like `inTurns`. */
export async function mapInTurns<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  await inTurns(items, (item) => results.push(work(item)))
  return results
}
