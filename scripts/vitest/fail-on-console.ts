// What a test prints is either a mistake or noise that hides one: both fail it.
import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'

const said: string[] = []

for (const method of ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const) {
  console[method] = (...parts: unknown[]) => {
    said.push(`console.${method}: ${format(...parts)}`)
  }
}

/** Throws when anything was printed since it was last asked. */
export function complainOfNoise() {
  const noise = said.splice(0)
  if (noise.length > 0) throw new Error(`Something printed during a test:\n${noise.join('\n')}`)
}

afterEach(complainOfNoise)
afterAll(complainOfNoise)
