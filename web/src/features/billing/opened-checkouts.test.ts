import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetCheckout, hasOpenedCheckout, rememberCheckout } from './opened-checkouts.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['https://checkout.stripe.com/c/pay/cs_live_a1b2#fidkdWxOYHwnPyd1', 'cs_live_a1b2'],
  ['/checkout/0190aaaa-0000-7000-8000-000000000001', '0190aaaa-0000-7000-8000-000000000001'],
  ['https://pay.example/start?session=cs_9&lang=en', 'cs_9'],
])('a checkout with the URL %s, opened in this browser, is found by its id until forgotten', (url, id) => {
  rememberCheckout(url)
  expect(hasOpenedCheckout(id)).toBe(true)
  expect(hasOpenedCheckout(id.slice(0, -1))).toBe(false)
  expect(hasOpenedCheckout('')).toBe(false)
  forgetCheckout(id)
  expect(hasOpenedCheckout(id)).toBe(false)
  expect(localStorage.length).toBe(0)
})

test('the browser forgets an opened checkout after two days, and the oldest one if there are more than five', () => {
  vi.useFakeTimers({ now: 1_000_000_000 })
  for (let count = 1; count <= 6; count += 1) rememberCheckout(`/checkout/${count}`)
  expect([1, 2, 6].map((count) => hasOpenedCheckout(String(count)))).toEqual([false, true, true])
  vi.setSystemTime(1_000_000_000 + 48 * 60 * 60_000)
  expect(hasOpenedCheckout('6')).toBe(false)
})

test('a damaged list of checkouts in the storage is read as empty', () => {
  for (const stored of ['{', 'null', '[null, {"url": 1}]']) {
    localStorage.setItem('begun_checkouts', stored)
    expect(hasOpenedCheckout('1')).toBe(false)
  }
})
