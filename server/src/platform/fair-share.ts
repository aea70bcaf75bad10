import { setImmediate as nextTurn } from 'node:timers/promises'
import { startStopwatch } from './clock.ts'

/** A turn of the event loop takes one new connection, and costs next to nothing where nobody comes. */
const turnsToHear = 16
/** Where many come, a turn is long: then one is enough. */
const longestHearingMs = 10

async function hear(): Promise<void> {
  const heardMs = startStopwatch()
  let turns = 0
  do {
    await nextTurn()
    turns += 1
  } while (turns < turnsToHear && heardMs() < longestHearingMs)
}

/**
 * For work that is done on the event loop itself, one piece after the other, and would let nobody else have it until all is
 * done: no connection would be taken meanwhile, and a crowd would wait in its sockets, where nobody sees it. To be waited
 * for before each piece. Between two pieces the others are heard, or after as many as took no longer than hearing them did:
 * while a crowd is sent away, half of the time is left for those who were let in.
 */
export function makeFairShare(): () => Promise<void> {
  let shareMs = 0
  let workedMs = () => 0
  let hearing: Promise<void> | undefined
  const begin = () => {
    workedMs = startStopwatch()
    hearing = hear().then(() => {
      hearing = undefined
    })
  }
  return async () => {
    if (!hearing) return begin()
    if (workedMs() < shareMs) return
    const heardMs = startStopwatch()
    await hearing
    shareMs = heardMs()
    begin()
  }
}
