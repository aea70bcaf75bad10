import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Company, joinCompany } from './company.ts'

/** A server to whom the database answers that nobody else is there. */
async function joinAlone(): Promise<Company & { asked: boolean[]; timesSole: () => number }> {
  const asked: boolean[] = []
  let timesSole = 0
  const company = await joinCompany({
    async stand(wantsSole) {
      asked.push(wantsSole)
      return { is_alone: true, is_new: asked.length === 1, is_other_sole: false }
    },
    leave: async () => {},
    onSole: () => {
      timesSole += 1
    },
  })
  return { ...company, asked, timesSole: () => timesSole }
}

test('a server is sole while it hears of nobody else, and stays so from beat to beat', async () => {
  const company = await joinAlone()
  expect(company.isSole()).toBe(true)
  await pause(1_200)
  expect(company.isSole()).toBe(true)
  expect(company.timesSole()).toBe(1)
  await company.leave()
  expect(company.isSole()).toBe(false)
})

test('who was told of a failure that may yet succeed trusts nothing it knows for a time', async () => {
  const company = await joinAlone()
  company.doubt()
  expect(company.isSole()).toBe(false)
  await pause(700)
  expect(company.isSole()).toBe(false)
  expect(company.asked.at(-1)).toBe(false)
  await company.leave()
})

test('a database that cannot be asked keeps a server from writing, and says why', async () => {
  let isAway = false
  const company = await joinCompany({
    async stand() {
      if (isAway) throw new Error('connection refused')
      return { is_alone: false, is_new: false, is_other_sole: true }
    },
    leave: async () => {},
    onSole: () => {},
  })
  isAway = true
  await expect(company.mayWrite()).rejects.toThrow('connection refused')
  await company.leave()
})

test('who finds itself forgotten waits before it writes, as if it had just come', async () => {
  let isForgotten = false
  const company = await joinCompany({
    stand: async () => ({ is_alone: false, is_new: isForgotten, is_other_sole: isForgotten }),
    leave: async () => {},
    onSole: () => {},
  })
  expect(company.mayWrite()).toBeUndefined()
  isForgotten = true
  await pause(700)
  expect(company.mayWrite()).toBeInstanceOf(Promise)
  isForgotten = false
  await company.mayWrite()
  await company.leave()
})
