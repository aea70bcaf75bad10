import { expect, test } from 'vitest'
import { browserOf } from './client-fingerprint.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/130.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`,
    'Edge on Windows',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`,
    'Safari on a Mac',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1`,
    'Chrome on an iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S901B) ${webKit} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`,
    'Opera on a Chromebook',
  ],
  ['curl/8.5.0', 'an app or a browser that we do not know'],
  [undefined, 'an app or a browser that we do not know'],
])('the User-Agent %s is shown as %s', (userAgent, name) => {
  expect(browserOf(userAgent)).toBe(name)
})

test('two versions of a browser are shown as the same browser', () => {
  const version = (number: number) =>
    `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/${number}.0.0.0 Safari/537.36`
  expect(browserOf(version(131))).toBe(browserOf(version(130)))
})
