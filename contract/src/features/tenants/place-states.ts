// Browsers load this file. It must not import the validation library zod, because zod is large.

/**
 * The states of a rentable place, each with its words. `over`: the end of the lease or the move-out date has passed,
 * but the tenancy was not ended.
 */
export const stateWords = {
  occupied: 'Occupied',
  ends_soon: 'Ends soon',
  over: 'Lease over',
  vacant: 'Vacant',
} as const
export type PlaceState = keyof typeof stateWords
