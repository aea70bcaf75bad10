// Makes every test fail that prints to the console. Unnecessary output would hide important messages.
import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'

const printed: string[] = []

for (const method of ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const) {
  console[method] = (...parts: unknown[]) => {
    printed.push(`console.${method}: ${format(...parts)}`)
  }
}

/** Throws if anything was printed since the last call. */
export function throwIfPrinted() {
  const noise = printed.splice(0)
  if (noise.length > 0) throw new Error(`Something printed during a test:\n${noise.join('\n')}`)
}

afterEach(throwIfPrinted)
afterAll(throwIfPrinted)
