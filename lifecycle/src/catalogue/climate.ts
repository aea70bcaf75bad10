import type { PricedState } from './prices/state-factors.ts'

/**
 * The states that lie completely in the hot and humid region of the Building America climate map. Other states, such as
 * Texas and Georgia, lie in it only in part. There an air conditioner counts as in a hot climate only if its owner
 * records the variant `central_hot_humid`.
 */
export const hotHumidStates = ['FL', 'HI', 'LA'] as const satisfies readonly PricedState[]
