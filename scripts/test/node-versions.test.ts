import { expect, test } from 'vitest'
import { listOtherVersions, withProgramFirst } from './node-versions.mjs'

test('the list of other Node versions has all supported versions except the one that runs this process', () => {
  const own = process.versions.node.split('.')[0] ?? ''
  expect(listOtherVersions()).toEqual(['20', '22', '24'].filter((version) => version !== own))
})

test('the folder of the Node version under test is the first in PATH', () => {
  expect(withProgramFirst({ PATH: '/bin', HOME: '/home' }, '/other/bin/node')).toEqual({
    PATH: expect.stringMatching(/^\/other\/bin.\/bin$/),
    HOME: '/home',
  })
})
