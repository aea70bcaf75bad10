/** A place among the uploads of one kind that are under way. */
export interface UploadPlace {
  /** Whether the bytes are all there and looked at: then the place is kept, also where the sender has hung up. */
  isAtWork: boolean
  leave(): void
}

/** Room for so many uploads at once, and for each customer a quarter of it: who sends slowly fills no more than that. */
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
