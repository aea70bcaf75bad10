import { expect, test } from 'vitest'
import { makeSignedUrls } from './signed-urls.ts'

let nowMs = 1_000_000_000_000
const clock = { nowMs: () => nowMs }
const links = makeSignedUrls(Buffer.from('a key'), clock)
const untilMs = nowMs + 60_000
const link = links.sign('PUT', '/v1/uploads/notes/7?customer=5', untilMs)

test('a signed URL is valid until it expires', () => {
  expect(links.isValid('PUT', link)).toBe(true)
  nowMs = untilMs - 1
  expect(links.isValid('PUT', link)).toBe(true)
  nowMs = untilMs
  expect(links.isValid('PUT', link)).toBe(false)
  nowMs = untilMs - 60_000
})

test('a signed URL is invalid after any character is changed, added or removed', () => {
  const isValid = (url: string) => links.isValid('PUT', url)
  for (let at = 0; at < link.length; at += 1) {
    const other = link[at] === 'A' ? 'B' : 'A'
    expect(isValid(link.slice(0, at) + other + link.slice(at + 1)), `changed at ${at}`).toBe(false)
    expect(isValid(link.slice(0, at) + link.slice(at + 1)), `shortened at ${at}`).toBe(false)
    expect(isValid(link.slice(0, at) + other + link.slice(at)), `lengthened at ${at}`).toBe(false)
  }
})

test.each(['GET', 'POST', 'DELETE', 'put', ''])('a URL signed for PUT is invalid for method %j', (method) => {
  expect(links.isValid(method, link)).toBe(false)
})

test('a URL signed with another key is invalid', () => {
  const otherUrls = makeSignedUrls(Buffer.from('another key'), clock)
  expect(links.isValid('PUT', otherUrls.sign('PUT', '/v1/uploads/notes/7?customer=5', untilMs))).toBe(false)
})

test.each(['', '/', '&signature=', '/v1/files/x', '/v1/files/x?expires=99999999999', 'é&signature=é'])(
  'the unsigned URL %j is invalid',
  (url) => {
    expect(links.isValid('GET', url)).toBe(false)
  },
)
