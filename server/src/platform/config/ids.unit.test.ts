import { describe, expect, test } from 'vitest'
import { makeIds } from './ids.ts'

describe('ids', () => {
  test('ascend in the order of creation, even within one millisecond', () => {
    let nowMs = Date.parse('2026-11-21T15:00:00Z')
    const makeId = makeIds({ nowMs: () => nowMs })
    const made: string[] = []
    for (let n = 0; n < 20_000; n += 1) {
      if (n % 5_000 === 0) nowMs += 1
      made.push(makeId())
    }
    expect(made).toEqual([...made].sort())
    expect(new Set(made).size).toBe(made.length)
  })

  test('ascend even if the clock goes back', () => {
    let nowMs = Date.parse('2026-11-21T15:00:00Z')
    const makeId = makeIds({ nowMs: () => nowMs })
    const before = makeId()
    nowMs -= 60_000
    expect(makeId() > before).toBe(true)
  })

  test('are UUIDs of version 7 whose sequence starts at a random number', () => {
    const clock = { nowMs: () => Date.parse('2026-11-21T15:00:00Z') }
    const ids = Array.from({ length: 50 }, () => makeIds(clock)())
    for (const id of ids) expect(id).toMatch(/^01a1fe9f-1180-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(new Set(ids).size).toBe(50)
  })
})
