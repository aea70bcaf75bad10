import { setImmediate as letOthersIn } from 'node:timers/promises'

/** So many are gone through before others are let in: a few milliseconds of a large portfolio. */
export const atOnce = 5_000

/** Goes through what may stand for many each, and lets other customers be answered after every `atOnce` of them. */
export async function inTurns<Item extends { readonly count: number }>(
  items: readonly Item[],
  work: (item: Item) => void,
): Promise<void> {
  let gone = 0
  for (const item of items) {
    if (gone >= atOnce) {
      await letOthersIn()
      gone = 0
    }
    gone += item.count
    work(item)
  }
}
