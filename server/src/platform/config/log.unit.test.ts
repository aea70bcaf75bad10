import { describe, expect, test } from 'vitest'
import { hideSecrets } from './log.ts'

const id = 'cs_sandbox_Xk3-9_aBcDeFgHiJkLmN'
const everyLetter = (text: string) =>
  [...text].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')

describe('the function that hides secrets in logged URLs', () => {
  test.each([
    ['a checkout', `/sandbox/checkout/${id}`],
    ['a checkout with encoded letters', `/sandbox/checkout/%63%73_${id.slice(3)}`],
    ['a checkout with a lowercase hex digit', `/sandbox/checkout/cs%5fsandbox%5f${id.slice(11)}`],
    ['a checkout with an uppercase hex digit', `/sandbox/checkout/cs%5Fsandbox%5F${id.slice(11)}`],
    ['a checkout with every letter encoded', `/sandbox/checkout/${everyLetter(id)}`],
    ['a checkout that is encoded twice', `/sandbox/checkout/${everyLetter(id).replaceAll('%', '%25')}`],
    ['a checkout behind an encoded path', `/%73andbox/%63heckout/${id}`],
    ['a checkout behind an encoded slash', `/sandbox/checkout%2F${id}`],
    ['a checkout in capitals', `/SANDBOX/CHECKOUT/${id}`],
    ['a session id in a query', `/success?x=1&session_id=${id}`],
    ['a session id under an encoded name', `/success?session%5Fid=${everyLetter(id)}`],
    ['a session id under a name that is encoded twice', `/success?session%255Fid=${everyLetter(id)}`],
    ['a checkout under another name', `/success?next=${everyLetter(id)}`],
    ['a checkout behind a second question mark', `/success?x?session_id=${id}`],
    ['a checkout of Stripe', `/anything/cs_live_${id.slice(11)}`],
  ])('masks %s in a URL', (_what, url) => {
    const logged = hideSecrets(url)
    expect(decodeURIComponent(decodeURIComponent(logged))).not.toContain(id.slice(11))
    expect(logged).toContain('…')
  })

  test.each([
    [
      'a signature',
      '/v1/uploads/notes/7?expires=1&signature=SeCrEt',
      '/v1/uploads/notes/7?expires=1&signature=…',
    ],
    ['an encoded signature', '/v1/files/a?%73ignature=SeCrEt', '/v1/files/a?%73ignature=…'],
    [
      'a search that contains an ampersand',
      '/v1/properties?q=a%26SeCrEt&limit=1',
      '/v1/properties?q=…&limit=1',
    ],
    ['the token of a calendar', '/v1/calendar/SeCrEt', '/v1/calendar/…'],
    ['the token of a calendar behind an encoded path', '/v1/%63alendar/SeCrEt', '/v1/calendar/…'],
  ])('masks %s in a URL and keeps the rest', (_what, url, logged) => {
    expect(hideSecrets(url)).toBe(logged)
  })

  test('masks the whole URL if it is percent-encoded 40 times', () => {
    expect(hideSecrets(`/%${'25'.repeat(40)}63s_x`)).toBe('…')
  })
})

test.each(['/v1/properties?limit=5&cursor=a%20b', '/property/7%2F8?x=100%', '/', '*', '/%ff%zz'])(
  'the URL %j has no secrets and is logged unchanged',
  (url) => {
    expect(hideSecrets(url)).toBe(url)
  },
)
