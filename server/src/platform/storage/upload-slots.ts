/** A slot for one upload in progress. */
export interface UploadPlace {
  /** True once all bytes have arrived and are being checked. The slot is then kept even if the client disconnects. */
  isAtWork: boolean
  leave(): void
}

/**
 * Limits the number of simultaneous uploads to `most`. One customer gets at most a quarter of the slots, so
 * that slow clients of one customer cannot occupy all.
 */
export function makeUploadSlots(most: number): { enter(customerId: string): UploadPlace | undefined } {
  const maxOfOne = Math.max(1, Math.floor(most / 4))
  const inside = new Map<string, number>()
  let total = 0
  const count = (customerId: string, more: number) => {
    const own = (inside.get(customerId) ?? 0) + more
    total += more
    if (own > 0) inside.set(customerId, own)
    else inside.delete(customerId)
  }
  return {
    enter(customerId) {
      if (total >= most || (inside.get(customerId) ?? 0) >= maxOfOne) return undefined
      count(customerId, 1)
      let isInside = true
      return {
        isAtWork: false,
        leave() {
          if (isInside) count(customerId, -1)
          isInside = false
        },
      }
    },
  }
}
