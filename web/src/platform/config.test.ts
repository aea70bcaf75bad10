import { expect, test } from 'vitest'
import { parseConfig } from './config.ts'

test('what the server wrote into the page wins over the fallback', () => {
  expect(parseConfig('{"supportEmail":"help@example.com"}')).toMatchObject({
    apiBase: '',
    supportEmail: 'help@example.com',
  })
})

test.each([undefined, null, '', '__APP_CONFIG__'])(
  'a page no server filled in (%s) asks its own origin',
  (content) => {
    expect(parseConfig(content).apiBase).toBe('')
  },
)
