import { setImmediate as nextTurn } from 'node:timers/promises'
import { startStopwatch } from './clock.ts'

/**
 * For work that is done on the event loop itself, one piece after the other, and would let nobody else have it until all is
 * done: no connection would be taken meanwhile, and a crowd would wait in its sockets, where nobody sees it. To be waited
 * for before each piece. Each turn of the loop does one, or as many as take no longer than hearing the others did: while a
 * crowd is sent away, half of the time is left for those who were let in.
 */
export function makeFairShare(): () => Promise<void> {
  let shareMs = 0
  let workedMs = () => 0
  let turn: Promise<void> | undefined
  const begin = () => {
    workedMs = startStopwatch()
    turn = nextTurn().then(() => {
      turn = undefined
    })
  }
  return async () => {
    if (!turn) return begin()
    if (workedMs() < shareMs) return
    const heardMs = startStopwatch()
    await turn
    shareMs = heardMs()
    begin()
  }
}
