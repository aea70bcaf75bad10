import type { Problem } from '@home-pulse/contract/errors'
import { importedLists } from '@home-pulse/contract/features/records/import'
import { beforeAll, expect, test } from 'vitest'
import { type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { copyOf, land, signUpSettled, stage } from '../../../test/harness/fixtures/import-export-fixtures.ts'
import { makeZip } from '../../../test/harness/fixtures/zip-files.ts'
import { useWorld } from '../../../test/harness/harness.ts'
import { changes as writtenTables } from '../../../test/harness/version-writes.ts'
import { ownedTables, rowsOf } from '../../../test/security/attacks/owned-rows.ts'
import { nouns } from './changes/words-present.ts'

const world = useWorld()
let from: Customer
let into: Customer
beforeAll(async () => {
  from = await signUpSettled(world)
  into = await signUp(world)
  const { bytes } = await copyOf(world, from)
  await land(into, (await stage(world, into, bytes)).id)
}, 90_000)

const headReason = 'It is in the head of an export. The account that imports has its own.'
const credentialReason =
  'It has hashes of credentials or devices, which are valid only at the server that stored them.'
const runningReason = 'It has the state of a request, a mail or an import that this server has started.'
/** The tables to which an import adds no rows, each with the reason. */
const notImported: Readonly<Record<string, string>> = {
  customers: headReason,
  users: headReason,
  sign_in_emails: headReason,
  subscriptions: headReason,
  checkout_sessions: headReason,
  payment_incidents: headReason,
  calendar_feeds: headReason,
  audit_entries: 'The list `changes` has them. They describe the account that they came from.',
  audit_changes: 'The list `changes` has them. They describe the account that they came from.',
  checkout_sign_ins: credentialReason,
  known_devices: credentialReason,
  revoked_tokens: credentialReason,
  email_changes: runningReason,
  exports: runningReason,
  idempotency_keys: runningReason,
  mail_deliveries: runningReason,
  payment_letters: runningReason,
  pending_checkouts: runningReason,
  unpublished_imports: runningReason,
  data_versions: 'It counts the changes of one account on one server.',
  property_figures: 'It has figures that are computed from other tables.',
}

test('an import adds the rows of every customer table, except the tables that this test lists with a reason', async () => {
  const [before, after] = [await rowsOf(world, from.userId), await rowsOf(world, into.userId)]
  const counts = (rows: Record<string, string[]>, tables: readonly string[]) =>
    Object.fromEntries(tables.map((table) => [table, rows[table]?.length]))
  const imported = (await ownedTables(world)).filter((table) => !(table in notImported))
  expect(
    imported.filter((table) => before[table]?.length === 0),
    'tables without a row in signUpSettled',
  ).toEqual([])
  expect(counts(after, imported)).toEqual(counts(before, imported))
})

test('an import refuses an item of any list that refers to a property which is not in the file', async () => {
  const { account, files } = await copyOf(world, from)
  const nowhere = '00000000-0000-7000-8000-000000000000'
  const lists = importedLists.filter((list) => account[list][0] && 'property_id' in account[list][0])
  expect(lists.length).toBeGreaterThan(5)
  for (const list of lists) {
    const changed = { ...account, [list]: [{ ...account[list][0], property_id: nowhere }] }
    const zip = await makeZip([
      ...new Map([...files, ['home-pulse.json', Buffer.from(JSON.stringify(changed))]]),
    ])
    const { answer } = await stage(world, into, zip)
    const paths = answer.json<Problem>().issues?.map(({ path }) => path)
    expect(String(paths), list).toContain(`home-pulse.json ${list}[0].`)
  }
})

test('every table that this test lists as not imported is a customer table', async () => {
  expect(await ownedTables(world)).toEqual(expect.arrayContaining(Object.keys(notImported)))
})

test('the change history has a name for the rows of every table whose changes it shows', () => {
  const internal = ['customers', 'users']
  expect(writtenTables.map(({ table }) => table).filter((table) => !(table in nouns))).toEqual(internal)
})

test('the database classifies changes of exactly six tables as account changes', async () => {
  const tables = writtenTables.map(({ table }) => table)
  const rows = await world.store.asSuperuser(({ query }) =>
    query<{ name: string }>(
      {
        name: 'test_tables_of_account',
        text: `select name from unnest($1::text[]) name where change_kind(name) = 'account'`,
      },
      [tables],
    ),
  )
  expect(rows.map(({ name }) => name).toSorted()).toEqual([
    'checkout_sessions',
    'customers',
    'payment_incidents',
    'saved_views',
    'subscriptions',
    'users',
  ])
})
