import type { PricedState } from './prices/state-factors.ts'

/**
 * The states that lie completely in the hot and humid region of the Building America climate map. Other states, such as
 * Texas and Georgia, lie in it only in part. In those states, the forecast assumes a hot climate only for the recorded
 * variant `central_hot_humid`.
 */
export const hotHumidStates = ['FL', 'HI', 'LA'] as const satisfies readonly PricedState[]
