// These rules forbid comments that turn off a check, and skipped tests. Biome forbids the type `any`.
import { findInCode, findInText } from '../source-text.mjs'
import { isSource, isTest } from '../tree.mjs'

const ownFolder = 'scripts/structure/'

/** @param {import('../tree.mjs').SourceFile[]} files */
function checkedSources(files) {
  return files.filter(({ path }) => isSource(path) && !path.startsWith(ownFolder))
}

/** @type {import('../tree.mjs').Rule} */
const noSilencing = {
  name: 'no-silencing',
  check: (files) =>
    checkedSources(files).flatMap(({ path, text }) =>
      findInText(
        path,
        text,
        /@ts-(ignore|nocheck)|biome-ignore|eslint-disable|(?:\/\/|\/\*)\s*(TODO|FIXME)\b/,
        'Correct what the tool reports, or change the rule for all.',
      ),
    ),
}

/** @type {import('../tree.mjs').Rule} */
const noSkippedTests = {
  name: 'no-skipped-tests',
  check: (files) =>
    findInCode(
      checkedSources(files).filter(({ path }) => isTest(path)),
      /\b(?:test|it|describe|suite)(?:\.\w+)*\.(skip|only|todo|fixme|fails|skipIf|runIf)\b|\b(xit|xtest|xdescribe|fit|fdescribe)\(/,
      'Every test runs, on every run: mend it or delete it.',
    ),
}

export const escapeRules = [noSilencing, noSkippedTests]
