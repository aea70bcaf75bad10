import { expect, test } from 'vitest'
import { failOnNoise } from './fail-on-console.ts'

for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
  test(`a test that calls console.${method} fails, and the error contains the printed text`, () => {
    console[method]('the roof is %d years old', 20)
    expect(failOnNoise).toThrow(`console.${method}: the roof is 20 years old`)
    expect(failOnNoise).not.toThrow()
  })
}
