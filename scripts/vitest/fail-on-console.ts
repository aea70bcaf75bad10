// Makes every test that prints fail, because its output is a mistake or hides one.
import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'

const said: string[] = []

for (const method of ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const) {
  console[method] = (...parts: unknown[]) => {
    said.push(`console.${method}: ${format(...parts)}`)
  }
}

/** Throws if anything was printed since the last call. */
export function failOnNoise() {
  const noise = said.splice(0)
  if (noise.length > 0) throw new Error(`Something printed during a test:\n${noise.join('\n')}`)
}

afterEach(failOnNoise)
afterAll(failOnNoise)
