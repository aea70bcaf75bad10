import { expect, test } from 'vitest'
import { makeCustomerShares } from './customer-shares.ts'

function useShares() {
  let nowMs = 0
  const shares = makeCustomerShares(() => nowMs)
  const advance = (ms: number) => {
    nowMs += ms
  }
  return { shares, advance }
}

test('a customer with ten requests in progress is above its share, and one with one request is not', () => {
  const { shares, advance } = useShares()
  for (let request = 0; request < 10; request += 1) shares.begin('heavy')
  shares.begin('light')
  advance(1_000)
  expect(shares.isAboveShare('heavy')).toBe(true)
  expect(shares.isAboveShare('light')).toBe(false)
})

test('a customer is never above its share while no other customer sends requests', () => {
  const { shares, advance } = useShares()
  for (let request = 0; request < 10; request += 1) shares.begin('heavy')
  advance(10_000)
  expect(shares.isAboveShare('heavy')).toBe(false)
})

test('two customers with equal use are not above their share', () => {
  const { shares, advance } = useShares()
  for (const id of ['one', 'other', 'one', 'other']) shares.begin(id)
  advance(10_000)
  expect(shares.isAboveShare('one')).toBe(false)
  expect(shares.isAboveShare('other')).toBe(false)
})

test('a heavy customer is no longer above its share after a minute without requests', () => {
  const { shares, advance } = useShares()
  const ends = Array.from({ length: 10 }, () => shares.begin('heavy'))
  shares.begin('light')
  advance(3_000)
  expect(shares.isAboveShare('heavy')).toBe(true)
  for (const end of ends.slice(1)) end()
  expect(shares.isAboveShare('heavy')).toBe(true)
  ends[0]?.()
  advance(60_000)
  shares.begin('heavy')
  expect(shares.isAboveShare('heavy')).toBe(false)
})

test('a customer with a short burst of requests is not above its share', () => {
  const { shares, advance } = useShares()
  const ends = Array.from({ length: 20 }, () => shares.begin('burst'))
  shares.begin('light')
  advance(50)
  for (const end of ends) end()
  expect(shares.isAboveShare('burst')).toBe(false)
})

test('a customer who waits for each response before the next request is not above its share', () => {
  const { shares, advance } = useShares()
  shares.begin('light')
  for (let request = 0; request < 10; request += 1) {
    const end = shares.begin('patient')
    advance(2_000)
    end()
    expect(shares.isAboveShare('patient')).toBe(false)
  }
})
