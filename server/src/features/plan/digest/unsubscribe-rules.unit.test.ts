import { describe, expect, test } from 'vitest'
import { makeSignedUrls } from '../../../platform/auth/signed-urls.ts'
import { unsubscribeAddress } from './unsubscribe-present.ts'
import { readUnsubscribeLink } from './unsubscribe-rules.ts'

const nowMs = Date.parse('2026-11-23T13:00:00Z')
const signedUrls = makeSignedUrls(Buffer.from('a key'), { nowMs: () => nowMs })
const customerId = '0190b2e0-0000-7000-8000-000000000001'
const linkFor = (list: string) =>
  signedUrls.sign('POST', `${unsubscribeAddress}?customer=${customerId}&list=${list}`, nowMs + 60_000)

describe('a signed unsubscribe link', () => {
  test.each(['weekly', 'due'])('unsubscribes from the kind of email that it names: %s', (kind) => {
    expect(readUnsubscribeLink(signedUrls, linkFor(kind))).toEqual({ customerId, kind })
  })

  test('is invalid, and unsubscribes from nothing, if it names an unknown kind of email', () => {
    expect(readUnsubscribeLink(signedUrls, linkFor('monthly'))).toBeUndefined()
  })
})
