/** Counts the writes that have begun, per customer. */
export interface WriteCounter {
  /** Records that data of a customer may change from now on. Without a customer, data of any customer may. */
  note(customerId: string | undefined): void
  /**
   * Returns the number of the last write that could affect a customer's data. Without a customer, the last write of all.
   */
  last(customerId?: string): number
}

const maxCustomers = 10_000

/**
 * Makes a counter that numbers the writes of all customers in one sequence. When too many customers are
 * tracked, their numbers are dropped and all customers count as changed.
 */
export function makeWriteCounter(): WriteCounter {
  let latest = 0
  let everybodys = 0
  const customers = new Map<string, number>()
  return {
    note(customerId) {
      latest += 1
      if (customerId !== undefined && customers.size < maxCustomers) {
        customers.set(customerId, latest)
        return
      }
      everybodys = latest
      customers.clear()
    },
    last: (customerId) =>
      customerId === undefined ? latest : Math.max(everybodys, customers.get(customerId) ?? 0),
  }
}
