import { expect } from 'vitest'

const maxMs = 3000
const maxMiB = 300

/** Runs an attack and asserts that it used little processor time and memory. */
export async function withinCostLimit<T>(attack: () => Promise<T>): Promise<T> {
  const time = process.cpuUsage()
  const memory = process.memoryUsage().rss
  const answer = await attack()
  const { user, system } = process.cpuUsage(time)
  expect((user + system) / 1000).toBeLessThan(maxMs)
  expect((process.memoryUsage().rss - memory) / 2 ** 20).toBeLessThan(maxMiB)
  return answer
}
