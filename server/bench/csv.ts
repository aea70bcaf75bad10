import { csvBulkUpload } from '@home-pulse/contract/features/properties'
import { headersOf } from './cases.ts'
import { type Bench, median } from './measure.ts'
import { csvForm, type People } from './portfolios.ts'

export interface CsvMeasurement {
  readonly database: Bench['store']['database']
  readonly rows: number
  readonly milliseconds: number
  /** How many times as long as bare multi-row inserts of the same rows: 1 is as fast. */
  readonly ofBareInsert: number
}

/** A portfolio as a spreadsheet, each round into a customer who has nothing yet, beside plain inserts of its rows. */
export async function measureCsv(
  { server, driver, store }: Bench,
  { newcomers }: People,
  { rows, rounds }: { rows: number; rounds: number },
): Promise<CsvMeasurement> {
  const ours: number[] = []
  const bare: number[] = []
  const { body, contentType } = csvForm(rows)
  for (let round = 0; round < rounds; round += 1) {
    const [owner, other] = newcomers.slice(round * 2, round * 2 + 2)
    if (!owner || !other) throw new Error('There are not so many newcomers.')
    bare.push((await driver.ask({ kind: 'insert', customerId: other.userId, rows })).milliseconds)
    const headers = { ...(await headersOf(owner)), 'content-type': contentType }
    const began = performance.now()
    const answer = await fetch(server.url + csvBulkUpload.path, { method: 'POST', headers, body })
    if (answer.status !== 201) throw new Error(`The upload answered ${answer.status}: ${await answer.text()}`)
    await answer.text()
    ours.push(performance.now() - began)
  }
  const milliseconds = median(ours)
  return { database: store.database, rows, milliseconds, ofBareInsert: milliseconds / median(bare) }
}
