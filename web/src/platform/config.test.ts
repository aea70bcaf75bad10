import { expect, test } from 'vitest'
import { parseConfig } from './config.ts'

test('the configuration in the page overrides the default', () => {
  expect(parseConfig('{"supportEmail":"help@example.com"}')).toMatchObject({
    apiBase: '',
    supportEmail: 'help@example.com',
  })
})

test.each([undefined, null, '', '__APP_CONFIG__'])(
  'a page without configuration (%s) calls its own origin',
  (content) => {
    expect(parseConfig(content).apiBase).toBe('')
  },
)
