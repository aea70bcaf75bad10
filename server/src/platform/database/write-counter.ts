/** Counts the writes that have begun, per customer. */
export interface WriteCounter {
  /**
   * Records that a write of this customer's data begins. If `customerId` is undefined, the data of all customers may
   * change.
   */
  recordWrite(customerId: string | undefined): void
  /**
   * Returns the number of the last write that could affect this customer's data. If `customerId` is undefined, returns
   * the number of the last write of any data.
   */
  last(customerId?: string): number
}

const maxCustomers = 10_000

/**
 * Creates a counter that numbers the writes of all customers in one sequence. It remembers the last write of at most
 * 10,000 customers. Beyond that it forgets them, and treats the data of all customers as changed.
 */
export function makeWriteCounter(): WriteCounter {
  let latest = 0
  let lastForAll = 0
  const customers = new Map<string, number>()
  return {
    recordWrite(customerId) {
      latest += 1
      if (customerId !== undefined && customers.size < maxCustomers) {
        customers.set(customerId, latest)
        return
      }
      lastForAll = latest
      customers.clear()
    },
    last: (customerId) =>
      customerId === undefined ? latest : Math.max(lastForAll, customers.get(customerId) ?? 0),
  }
}
