import { expect, test } from 'vitest'
import { addAddresses, isEveryPackageInstalled } from './install.mjs'

const zod = { version: '4.6.7', integrity: 'sha512-a' }
const vitest = { version: '4.1.12', integrity: 'sha512-v' }
const lock = JSON.stringify({
  packages: {
    '': { version: '0.1.0' },
    'node_modules/zod': zod,
    'node_modules/esbuild-for-a-mac': { version: '1.0.0', integrity: 'sha512-b', optional: true },
    'node_modules/vitest': { ...vitest, dev: true },
  },
})

const cases: [name: string, installed: Record<string, object> | undefined, expected: boolean][] = [
  ['every package of the lock file is installed', { 'node_modules/zod': zod }, true],
  ['npm’s list of installed packages is missing', undefined, false],
  ['a package is missing', {}, false],
  ['a package has another version', { 'node_modules/zod': { ...zod, version: '4.6.6' } }, false],
  [
    'a package has the right version but another hash',
    { 'node_modules/zod': { ...zod, integrity: 'sha512-c' } },
    false,
  ],
]

for (const [name, installed, expected] of cases) {
  test(`${expected ? 'nothing needs to be installed' : 'an installation is needed'} if ${name}`, () => {
    const text = installed && JSON.stringify({ packages: installed })
    expect(isEveryPackageInstalled('product', lock, text)).toBe(expected)
  })
}

test('the development tools are required only for the scope `everything`', () => {
  const product = JSON.stringify({ packages: { 'node_modules/zod': zod } })
  expect(isEveryPackageInstalled('everything', lock, product)).toBe(false)
  const everything = JSON.stringify({ packages: { 'node_modules/zod': zod, 'node_modules/vitest': vitest } })
  expect(isEveryPackageInstalled('everything', lock, everything)).toBe(true)
})

test('`addAddresses` adds a URL to each package with a hash, so that npm does not request its list of versions', () => {
  const packages = {
    '': { version: '0.1.0' },
    contract: { name: '@home-pulse/contract', version: '0.1.0' },
    'node_modules/@home-pulse/contract': { resolved: 'contract', link: true },
    'node_modules/zod': zod,
    'node_modules/a/node_modules/@b/c': { version: '2.0.0', integrity: 'sha512-c' },
  }
  expect(JSON.parse(addAddresses(JSON.stringify({ packages }))).packages).toEqual({
    ...packages,
    'node_modules/zod': { ...zod, resolved: 'https://npm.invalid/zod/4.6.7.tgz' },
    'node_modules/a/node_modules/@b/c': {
      version: '2.0.0',
      integrity: 'sha512-c',
      resolved: 'https://npm.invalid/@b/c/2.0.0.tgz',
    },
  })
})
