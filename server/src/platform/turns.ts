import { setImmediate as letOthersIn } from 'node:timers/promises'
import { startStopwatch } from './clock.ts'

/** Long work gives the event loop to other requests after this time. */
const maxTurnMs = 15
/** Components that are alike count as one piece of work up to this many. */
export const atOnce = 1_000

/** Calls `work` for each item, and lets other requests be answered between two items when a turn was long. */
export async function inTurns<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let turnMs = startStopwatch()
  for (const item of items) {
    if (turnMs() > maxTurnMs) {
      await letOthersIn()
      turnMs = startStopwatch()
    }
    work(item)
  }
}

/** The results of `work` for each item, in turns. */
export async function mapInTurns<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  await inTurns(items, (item) => results.push(work(item)))
  return results
}
