import { expect, test } from 'vitest'
import { findLockFaults, findReasonFaults, isAllowed, readReasons } from './dependencies.mjs'

const validPackage = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' }
const faultsOf = (changes: Record<string, unknown>) =>
  findLockFaults({ packages: { '': {}, 'node_modules/a': { ...validPackage, ...changes } } }).faults

test('a package from npm’s registry with a hash and an allowed licence is not reported', () => {
  expect(faultsOf({})).toEqual([])
  expect(faultsOf({ resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' })).toEqual([])
})

test.each([
  ['no hash', { integrity: undefined }, 'no SHA-512'],
  ['a weak hash', { integrity: 'sha1-x' }, 'no SHA-512'],
  ['another host', { resolved: 'https://evil.example/a.tgz' }, 'comes from https://evil.example'],
  [
    'a host whose name only begins like npm’s registry',
    { resolved: 'https://registry.npmjs.org.evil.example/a' },
    'comes from',
  ],
  ['a copyleft licence', { license: 'AGPL-3.0' }, 'under AGPL-3.0'],
  ['no licence', { license: undefined }, 'under none'],
  ['an install script that was not reviewed', { hasInstallScript: true }, 'runs a program'],
])('a package with %s is reported', (_what, changes, fault) => {
  expect(faultsOf(changes)).toEqual([expect.stringContaining(fault)])
})

test('licences joined by OR need one allowed licence, and licences joined by AND must all be allowed', () => {
  expect(isAllowed('(AFL-2.1 OR BSD-3-Clause)')).toBe(true)
  expect(isAllowed('MIT AND GPL-3.0')).toBe(false)
})

test('dependencies without a reason, reasons without a dependency, and inexact versions are reported', () => {
  const reasons = readReasons('### web\n\n- `react`: screens\n- `gone`: x')
  const used = { react: '19.3.1', '@types/react': '19.3.0' }
  expect(findReasonFaults({ web: { dependencies: used } }, reasons)).toEqual([
    'web gone is no dependency any more',
  ])
  expect(
    findReasonFaults({ web: { dependencies: { react: '^19.0.0', new: '1.0.0', gone: '1.0.0' } } }, reasons),
  ).toEqual([
    'web react is ^19.0.0, which is no one version',
    'web new has no reason in docs/dependencies.md',
  ])
})
