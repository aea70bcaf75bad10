import { findInText } from '../source-text.mjs'

/** @type {import('../tree.mjs').Rule} */
const noAddressesInLockfile = {
  name: 'no-addresses-in-lockfile',
  check: (files) =>
    files
      .filter(({ path }) => path === 'package-lock.json')
      .flatMap(({ path, text }) =>
        findInText(
          path,
          text,
          /"resolved": "[a-z+]+:/,
          'The lock file names a server to download from; it must install from any registry. Run npm install with the .npmrc of this folder.',
        ),
      ),
}

export const lockfileRules = [noAddressesInLockfile]
