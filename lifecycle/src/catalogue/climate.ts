import type { PricedState } from './prices/state-factors.ts'

/**
 * The states that lie wholly in the hot and humid South of the Building America climate regions. Others, Texas and Georgia
 * among them, lie in it in part: what stands there is taken for no hot climate unless its owner says so.
 */
export const hotHumidStates = ['FL', 'HI', 'LA'] as const satisfies readonly PricedState[]
