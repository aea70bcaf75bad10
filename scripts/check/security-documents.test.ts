import { expect, test } from 'vitest'
import { countRequirements, pathsIn } from './security-documents.mjs'

test('the paths in a document are found, and packages, settings and URLs are not taken for paths', () => {
  expect(
    pathsIn('`server/test/x.test.ts` `docs/deploy` `SECURITY.md` `@ai-sdk/a` `/v1/x` `PUBLIC_URL`'),
  ).toEqual(['server/test/x.test.ts', 'docs/deploy', 'SECURITY.md'])
})

test('requirements are counted as met, not met and not applicable, and a range of ids is expanded', () => {
  const markdown =
    '- V1.1.1 decode once; V1.1.3 escape last: `a`\n- V1.1.2 **not met** escape: none\n\n- V1.2.6, V4.3.1-V4.3.3\n'
  expect(countRequirements(markdown)).toEqual({
    ...{ met: 2, notMet: 1, notApplicable: 4 },
    ids: ['V1.1.1', 'V1.1.3', 'V1.1.2', 'V1.2.6', 'V4.3.1', 'V4.3.2', 'V4.3.3'],
  })
})
