import { expect, test } from 'vitest'
import { listOtherVersions, withProgramFirst } from './node-versions.mjs'

test('the other Node versions are the supported ones except that of this process', () => {
  const own = process.versions.node.split('.')[0] ?? ''
  expect(listOtherVersions()).toEqual(['20', '22', '24'].filter((version) => version !== own))
})

test('a test that starts `node` gets the Node version under test', () => {
  expect(withProgramFirst({ PATH: '/bin', HOME: '/home' }, '/other/bin/node')).toEqual({
    PATH: expect.stringMatching(/^\/other\/bin.\/bin$/),
    HOME: '/home',
  })
})
