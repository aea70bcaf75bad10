import { expect, test } from 'vitest'
import { readCsv } from './csv-file.ts'
import { collectPortfolio } from './read.ts'

async function* bytesOf(text: string) {
  yield Buffer.from(text)
}
const twoHomes =
  'street,city,state,zip,home_age,roof_age,stove_age\n1 Elm,Albany,NY,12207,9,4,3\n2 Elm,Albany,NY,12207,9,4,3\n'

// The tests set a small limit, because no file can exceed the real limit of 200,000 components: a file has at most
// 20,000 rows with ten components each.
test('a CSV file with more components than the limit gets one issue that names the limit', async () => {
  const { issues, issueCount } = await collectPortfolio(readCsv(bytesOf(twoHomes)), 3)
  expect(issueCount).toBe(1)
  expect(issues).toEqual([
    {
      path: 'file',
      message: 'The file has more than 3 structures and appliances. Split it into several files.',
    },
  ])
})

test('a CSV file with exactly the maximum number of components gets no issue', async () => {
  const { homes, issueCount } = await collectPortfolio(readCsv(bytesOf(twoHomes)), 4)
  expect([homes.length, issueCount]).toEqual([2, 0])
})
