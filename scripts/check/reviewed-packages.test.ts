import { expect, test } from 'vitest'
import { acceptCommand, findUnreviewed, writeReviewed } from './reviewed-packages.mjs'

const validPackage = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' }
const lock = {
  packages: {
    '': {},
    contract: { version: '0.1.0' },
    'node_modules/@home-pulse/contract': { link: true },
    'node_modules/direct': validPackage,
    'node_modules/direct/node_modules/@x/indirect': validPackage,
    'node_modules/tool': { ...validPackage, dev: true },
  },
}
const reviewed = writeReviewed(lock)
const reviewHint = `docs/packages.txt differs: review the packages, then ${acceptCommand}`
const faultsWith = (changes: Record<string, object>) =>
  findUnreviewed({ packages: { ...lock.packages, ...changes } }, reviewed)

test('the reviewed list contains each production package once, and no development tool', () => {
  const lines = reviewed.split('\n').filter((line) => !line.startsWith('#'))
  expect(lines).toEqual(['@x/indirect 1.0.0 MIT', 'direct 1.0.0 MIT', ''])
  expect(findUnreviewed(lock, reviewed)).toEqual([])
})

test('an added indirect package is reported, even if its licence is allowed', () => {
  expect(faultsWith({ 'node_modules/new': validPackage })).toEqual(['new 1.0.0 MIT was added', reviewHint])
})

test('a development tool that became part of the product is reported', () => {
  expect(faultsWith({ 'node_modules/tool': validPackage })).toEqual(['tool 1.0.0 MIT was added', reviewHint])
})

test('a package that was removed from the product is reported', () => {
  expect(faultsWith({ 'node_modules/direct': { ...validPackage, dev: true } })).toEqual([
    'direct 1.0.0 MIT was removed',
    reviewHint,
  ])
})

test('a package whose version or licence changed is reported', () => {
  expect(
    faultsWith({ 'node_modules/direct': { ...validPackage, version: '1.0.1', license: 'ISC' } }),
  ).toEqual(['direct changed from 1.0.0 MIT to 1.0.1 ISC', reviewHint])
})

test('a second version of a listed package is reported', () => {
  expect(faultsWith({ 'node_modules/x/node_modules/direct': { ...validPackage, version: '2.0.0' } })).toEqual(
    ['direct 2.0.0 MIT was added', reviewHint],
  )
})
