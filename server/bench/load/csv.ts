import { csvBulkUpload } from '@home-pulse/contract/features/properties/csv'
import { createProperties } from '@home-pulse/contract/features/properties/properties'
import { type BystanderMeasurement, watchBystander } from './bystander.ts'
import { headersOf } from './cases.ts'
import { type Bench, median } from './measure.ts'
import { csvForm, type People, type Person } from './portfolios.ts'

export interface CsvMeasurement {
  readonly database: Bench['store']['database']
  readonly rows: number
  readonly milliseconds: number
  /** The duration of the upload, divided by the duration of plain multi-row inserts of the same rows. */
  readonly ofBareInsert: number
  readonly bystander: BystanderMeasurement
}

/**
 * Measures the upload of a spreadsheet and, for comparison, plain inserts of the same rows. Each measurement uses a new
 * customer without homes. Meanwhile another customer signs in and lists homes. A few homes are added first, so that
 * PostgreSQL plans its foreign-key checks for small tables. Such plans once made the upload ten times as slow.
 */
export async function measureCsv(
  { server, driver, store }: Bench,
  { newcomers, small }: People,
  { rows, rounds }: { rows: number; rounds: number },
): Promise<CsvMeasurement> {
  const ours: number[] = []
  const bare: number[] = []
  const { body, contentType } = csvForm(rows)
  const manualUser = newcomers.at(-1)
  if (!manualUser) throw new Error('There is no customer without homes for the form.')
  for (let home = 0; home < 3; home += 1) await addHomeByHand(server.url, manualUser, home)
  const bystander = watchBystander(server.url, small)
  for (let round = 0; round < rounds; round += 1) {
    const [owner, other] = newcomers.slice(round * 2, round * 2 + 2)
    if (!owner || !other) throw new Error('There are not enough customers without homes.')
    bare.push((await driver.ask({ kind: 'insert', customerId: other.userId, rows })).milliseconds)
    const headers = { ...(await headersOf(owner)), 'content-type': contentType }
    const began = performance.now()
    const answer = await fetch(server.url + csvBulkUpload.path, { method: 'POST', headers, body })
    if (answer.status !== 201) throw new Error(`The upload answered ${answer.status}: ${await answer.text()}`)
    await answer.text()
    ours.push(performance.now() - began)
  }
  const milliseconds = median(ours)
  return {
    ...{ database: store.database, rows, milliseconds, ofBareInsert: milliseconds / median(bare) },
    bystander: await bystander.stop(),
  }
}

async function addHomeByHand(url: string, person: Person, home: number): Promise<void> {
  const headers = { ...(await headersOf(person)), 'content-type': 'application/json' }
  const typed = {
    ...{ street: `${home} Elm St`, city: 'Austin', state: 'TX', zip: '78701', homeAge: 20 },
    ...{ isMultifamily: false, structures: { roof: 5 }, appliances: { stove: { age: 4 } } },
  }
  const answer = await fetch(url + createProperties.path, {
    ...{ method: 'POST', headers, body: JSON.stringify([typed]) },
  })
  if (answer.status !== 201) throw new Error(`Adding a home answered ${answer.status}.`)
}
