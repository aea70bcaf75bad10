import { expect, test } from 'vitest'
import { signUpHomeowner } from '../../../test/harness/fixtures/homeowner.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()

/**
 * Records the SQL statements of a request that writes and returns 201. Leaves out the statements that match
 * `uncounted`.
 */
async function recordStatements(work: () => Promise<{ readonly status: number }>): Promise<string[]> {
  const texts: string[] = []
  let isCounting = true
  world.store.database.watch((text) => {
    if (isCounting) texts.push(text.trim().replace(/\s+/g, ' '))
  })
  const { status } = await work()
  isCounting = false
  expect(status).toBe(201)
  return texts.filter((text) => !uncounted.test(text)).map((text) => text.slice(0, 28))
}

/**
 * Matches the statements that are not counted. Some look up, set or clear the customer of the connection, and these
 * differ by database. The others are the statistics queries that the embedded database runs between requests.
 */
const uncounted =
  /^(select \* from gate\.|select set_config\('app.customer_id', \$1, false|(re)?set role|analyze |select pg_|select quote_ident)/

test('adding a component sends six SQL statements, including begin and commit', async () => {
  const { api, add: addHome } = await signUpHomeowner(world)
  const home = await addHome()
  const add = () =>
    api.post(`/v1/properties/${home.id}/components`, { type: 'dishwasher', age: 3, brand: 'Bosch' })
  await add()
  expect(await recordStatements(add)).toEqual([
    'begin',
    'select open_write($1, $2, $3',
    'select p.id, p.state, p.is_m',
    'with added as ( insert into ',
    'insert into audit_entries (c',
    'commit',
  ])
})

test.each(['dishwasher', 'roof', 'driveway'])(
  'the response to adding a %s equals a later read of it',
  async (type) => {
    const { api, add: addHome } = await signUpHomeowner(world)
    const home = await addHome()
    const body = { type, installedOn: '2019-05-04', brand: 'Bosch', condition: 'good', ageSource: 'label' }
    const added = await api.post<{ id: string }>(`/v1/properties/${home.id}/components`, body)
    const read = await api.get<{ component: unknown }>(`/v1/components/${added.body.id}`)
    expect(added.body).toEqual(read.body.component)
  },
)
