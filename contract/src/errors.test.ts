import { describe, expect, test } from 'vitest'
import { errorCatalogue } from './errors.ts'

describe.each(Object.entries(errorCatalogue))('the error “%s”', (_code, { status, message }) => {
  test('has a 4xx or 5xx status and a message of one short sentence', () => {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(600)
    expect(message).toMatch(/^[A-Z].*\.$/)
    expect(message.length).toBeLessThan(120)
  })
})
