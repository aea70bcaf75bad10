import { expect, test } from 'vitest'
import { countRequirements, pathsIn } from './security-documents.mjs'

test('paths are distinguished from packages, settings and URLs', () => {
  expect(
    pathsIn('`server/test/x.test.ts` `docs/deploy` `SECURITY.md` `@ai-sdk/a` `/v1/x` `PUBLIC_URL`'),
  ).toEqual(['server/test/x.test.ts', 'docs/deploy', 'SECURITY.md'])
})

test('a row for several requirements counts as several', () => {
  const rows =
    '| V1.1.1 | a | met | | |\n| V1.1.2 | b | **not met** | | |\n| V4.3.1 to V4.3.3 | c | none here | | |'
  expect(countRequirements(rows)).toEqual({
    ...{ met: 1, notMet: 1, none: 3 },
    ids: ['V1.1.1', 'V1.1.2', 'V4.3.1', 'V4.3.2', 'V4.3.3'],
  })
  expect(() => countRequirements('| V1.1.1 | a | nearly | | |')).toThrow(/no state/)
})
