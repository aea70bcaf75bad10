/** Which changes have begun, by whose they are. */
export interface WriteCounter {
  /** Notes that something of a customer may change from now on, or of anybody where none is named. */
  note(customerId: string | undefined): void
  /** The number of the last change that a customer's answers could rest on; without one, of anybody's. */
  last(customerId?: string): number
}

const maxCustomers = 10_000

/** Numbers changes through. It forgets customers when they become many, and then takes all of them to have changed. */
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
