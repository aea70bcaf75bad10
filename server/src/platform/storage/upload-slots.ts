export interface UploadSlot {
  /**
   * True once all bytes have arrived. From then on, the slot stays taken until they are stored, even if the client
   * disconnects.
   */
  isProcessing: boolean
  release(): void
}

/**
 * Limits the number of simultaneous uploads to `maxSlots`. One customer gets at most a quarter of the slots. So a
 * customer with a slow connection cannot occupy all of them. `acquire` returns undefined if no slot is free.
 */
export function makeUploadSlots(maxSlots: number): { acquire(customerId: string): UploadSlot | undefined } {
  const maxPerCustomer = Math.max(1, Math.floor(maxSlots / 4))
  const usedByCustomer = new Map<string, number>()
  let total = 0
  const count = (customerId: string, more: number) => {
    const own = (usedByCustomer.get(customerId) ?? 0) + more
    total += more
    if (own > 0) usedByCustomer.set(customerId, own)
    else usedByCustomer.delete(customerId)
  }
  return {
    acquire(customerId) {
      if (total >= maxSlots || (usedByCustomer.get(customerId) ?? 0) >= maxPerCustomer) return undefined
      count(customerId, 1)
      let isHeld = true
      return {
        isProcessing: false,
        release() {
          if (isHeld) count(customerId, -1)
          isHeld = false
        },
      }
    },
  }
}
