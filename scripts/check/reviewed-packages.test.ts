import { expect, test } from 'vitest'
import { acceptCommand, findUnreviewed, writeReviewed } from './reviewed-packages.mjs'

const sound = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' }
const lock = {
  packages: {
    '': {},
    contract: { version: '0.1.0' },
    'node_modules/@home-pulse/contract': { link: true },
    'node_modules/direct': sound,
    'node_modules/direct/node_modules/@x/indirect': sound,
    'node_modules/tool': { ...sound, dev: true },
  },
}
const reviewed = writeReviewed(lock)
const last = `docs/packages.txt differs: review the packages, then ${acceptCommand}`
const faultsWith = (changes: Record<string, object>) =>
  findUnreviewed({ packages: { ...lock.packages, ...changes } }, reviewed)

test('the reviewed list contains each production package once, and no development tool', () => {
  const lines = reviewed.split('\n').filter((line) => !line.startsWith('#'))
  expect(lines).toEqual(['@x/indirect 1.0.0 MIT', 'direct 1.0.0 MIT', ''])
  expect(findUnreviewed(lock, reviewed)).toEqual([])
})

test('an added indirect package is reported, even if its licence is allowed', () => {
  expect(faultsWith({ 'node_modules/new': sound })).toEqual(['new 1.0.0 MIT was added', last])
})

test('a development tool that became part of the product is reported', () => {
  expect(faultsWith({ 'node_modules/tool': sound })).toEqual(['tool 1.0.0 MIT was added', last])
})

test('a package that was removed from the product is reported', () => {
  expect(faultsWith({ 'node_modules/direct': { ...sound, dev: true } })).toEqual([
    'direct 1.0.0 MIT was removed',
    last,
  ])
})

test('a package whose version or licence changed is reported', () => {
  expect(faultsWith({ 'node_modules/direct': { ...sound, version: '1.0.1', license: 'ISC' } })).toEqual([
    'direct changed from 1.0.0 MIT to 1.0.1 ISC',
    last,
  ])
})

test('a second version of a listed package is reported', () => {
  expect(faultsWith({ 'node_modules/x/node_modules/direct': { ...sound, version: '2.0.0' } })).toEqual([
    'direct 2.0.0 MIT was added',
    last,
  ])
})
