import { expect, test } from 'vitest'
import { listOtherVersions, withProgramFirst } from './node-versions.mjs'

test('the other versions are the supported ones without that of this process', () => {
  const own = process.versions.node.split('.')[0] ?? ''
  expect(listOtherVersions()).toEqual(['20', '22', '24'].filter((version) => version !== own))
})

test('programs that tests start as `node` are of the version under test', () => {
  expect(withProgramFirst({ PATH: '/bin', HOME: '/home' }, '/other/bin/node')).toEqual({
    PATH: expect.stringMatching(/^\/other\/bin.\/bin$/),
    HOME: '/home',
  })
})
