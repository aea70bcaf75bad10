import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeEtags } from './etag.ts'

const key = randomBytes(32)
const parts = { customerId: 'c1', dataVersion: 12, url: '/v1/properties?limit=5', today: '2026-11-21' }
const { mint, claimedVersion, isAmong, isMintedAt } = makeEtags(key, 'build')

describe('an ETag', () => {
  test('is strong, and equal for the same customer, data version, URL and date', () => {
    expect(mint(parts)).toBe(makeEtags(key, 'build').mint({ ...parts }))
    expect(mint(parts)).toMatch(/^"12\.[\w-]{12}\.[\w-]{24}"$/)
  })

  test.each([
    [{ customerId: 'c2' }],
    [{ dataVersion: 13 }],
    [{ url: '/v1/properties?limit=6' }],
    [{ today: '2026-11-22' }],
    // The customer id `c` and the version 112 join to `c112`, as do `c1` and 12 in `parts`. The ETags must differ all
    // the same.
    [{ customerId: 'c', dataVersion: 112 }],
  ])('differs after the change %j', (change) => {
    expect(mint({ ...parts, ...change })).not.toBe(mint(parts))
  })

  test('differs for another build of the server, and for another secret key', () => {
    expect(makeEtags(key, 'other').mint(parts)).not.toBe(mint(parts))
    expect(makeEtags(randomBytes(32), 'build').mint(parts)).not.toBe(mint(parts))
  })

  test.each([
    [mint(parts), 12],
    [`W/${mint(parts)}`, 12],
    ['"0.x"', 0],
    ['"9999999999999999.x"', undefined],
    ['"-1.x"', undefined],
    ['"12"', undefined],
    ['12.x', undefined],
    [`"of-a-proxy", W/${mint(parts)}`, 12],
    ['*', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('in the request header value %s names the data version %s', (tag, version) => {
    expect(claimedVersion(tag)).toBe(version)
  })

  test.each([
    [mint(parts), true],
    [`W/${mint(parts)}`, true],
    [`"other", W/${mint(parts)} , "third"`, true],
    [mint({ ...parts, dataVersion: 13 }), false],
    [`${mint(parts).slice(0, -1)}`, false],
    ['*', false],
  ])('is found in the If-None-Match header %s: %s', (ifNoneMatch, isFound) => {
    expect(isAmong(mint(parts), ifNoneMatch)).toBe(isFound)
  })

  test.each([
    ['for another URL', true, mint({ ...parts, url: '/v1/plan/tasks' })],
    ['on the day before', true, mint({ ...parts, today: '2026-11-20' })],
    ['by another build', true, makeEtags(key, 'other').mint(parts)],
    ['and sent as a weak ETag', true, `W/${mint(parts)}`],
    ['and sent in a list', true, `"other", ${mint(parts)} , W/"third"`],
    ['at an older version', false, mint({ ...parts, dataVersion: 11 })],
    ['for another customer', false, mint({ ...parts, customerId: 'c2' })],
    ['under another key', false, makeEtags(randomBytes(32), 'build').mint(parts)],
    ['and truncated', false, mint(parts).slice(0, -1)],
    ['with its version replaced', false, mint({ ...parts, dataVersion: 11 }).replace('"11.', '"12.')],
  ])('that was made %s satisfies If-Match: %s', (_how, isMatch, tag) => {
    expect(isMintedAt(parts, tag)).toBe(isMatch)
  })
})
