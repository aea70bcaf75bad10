import { type OwnLife, useOwnLives } from '@home-pulse/lifecycle/catalogue/lives/own-lives'
import { type Clock, todayIn } from '../../../platform/config/clock.ts'
import type { Gate } from '../../../platform/tenancy/gate.ts'
import { makeForecaster } from '../forecast-rules.ts'
import { listCustomers, replaceOwnLives, selectFutureEstimates, updateEstimates } from './queries.ts'

/** The number of customers per read, and the number of one customer's components per read. */
const pageSize = 500

/**
 * Stores corrected lifetime distributions, and recalculates the estimated dates of all customers.
 * Dates that an owner set stay unchanged, and so do dates that are not in the future.
 * Other processes use the new distributions only after a restart. A second run changes nothing. Returns the number of
 * changed dates.
 */
export async function applyOwnLives(gate: Gate, clock: Clock, lives: readonly OwnLife[]): Promise<number> {
  await gate.withoutOwner((connection) => replaceOwnLives(connection, lives))
  useOwnLives(lives)
  let moved = 0
  let after: string | undefined
  for (;;) {
    const page = await gate.withoutOwner((connection) => listCustomers(connection, after, pageSize))
    for (const { customer_id: id, time_zone: timeZone } of page)
      moved += await renewEstimates(gate, id, todayIn(timeZone, clock))
    if (page.length < pageSize) return moved
    after = page.at(-1)?.customer_id
  }
}

async function renewEstimates(gate: Gate, customerId: string, today: string): Promise<number> {
  const owner = gate.createOwner(customerId)
  const actor = { userId: customerId, action: 'applyOwnLives' }
  const forecast = makeForecaster(today)
  let moved = 0
  let after: string | undefined
  for (;;) {
    const slice = { today, after, limit: pageSize }
    const rows = await gate.read(owner, (sql) => selectFutureEstimates(sql, owner, slice))
    const changed = rows
      .map((row) => ({ id: row.id, before: row.forecastOn, forecastOn: forecast(row, row.state) }))
      .filter(({ before, forecastOn }) => before !== forecastOn)
    if (changed.length > 0) await gate.write(owner, actor, (sql) => updateEstimates(sql, owner, changed))
    moved += changed.length
    if (rows.length < pageSize) return moved
    after = rows.at(-1)?.id
  }
}
