import { expect, test } from 'vitest'
import { throwIfPrinted } from './fail-on-console.ts'

for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
  test(`a test that calls console.${method} fails, and the error contains the printed text`, () => {
    console[method]('the roof is %d years old', 20)
    expect(throwIfPrinted).toThrow(`console.${method}: the roof is 20 years old`)
    expect(throwIfPrinted).not.toThrow()
  })
}
