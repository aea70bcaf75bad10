import type { PricedState } from './prices/state-factors.ts'

/**
 * The states that lie completely in the hot and humid region of the Building America climate map. Other states, such as
 * Texas and Georgia, lie in it only in part. A home there does not count as in a hot climate unless its owner says so.
 */
export const hotHumidStates = ['FL', 'HI', 'LA'] as const satisfies readonly PricedState[]
