import { byFactColumn } from '@home-pulse/contract/component-facts'
import { type ListName, listNames, portableLists } from '@home-pulse/contract/features/records/format'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { signUp } from '../../../../test/harness/fixtures/factories.ts'
import {
  type Account,
  copyOf,
  signUpSettled,
  stage,
} from '../../../../test/harness/fixtures/import-export-fixtures.ts'
import { makeZip } from '../../../../test/harness/fixtures/zip-files.ts'
import { useWorld } from '../../../../test/harness/harness.ts'

const world = useWorld()
let copy: { files: Map<string, Buffer>; account: Account }
beforeAll(async () => {
  copy = await copyOf(world, await signUpSettled(world))
}, 60_000)

const nul = 'a\0b'
const yearZero = '0000-01-01'
const instant = `${yearZero}T00:00:00.000Z`
const stamps = { created_at: instant, archived_at: instant }
const long = 'x'.repeat(20_001)

/**
 * An invalid value for each field, by path. A dot leads into an object, and `0` to the first item of a list.
 */
const invalidValues: { readonly [Name in Exclude<ListName, 'changes'>]: Readonly<Record<string, unknown>> } =
  {
    properties: {
      ...{ id: 'x', street: nul, city: ' ', state: 'ZZ', postal_code: 'x'.repeat(11), built_year: 1e308 },
      ...{
        floor_area: 49,
        storeys: 0,
        driveway_area: 49,
        tags: ['x'.repeat(41)],
        is_multifamily: 'yes',
        is_sample: 1,
        ...stamps,
      },
    },
    units: { id: '', property_id: 'x', unit_number: ' ', ...stamps },
    components: {
      ...{ id: 'x', property_id: 'x', unit_id: 'x', type: 'sauna', ...stamps },
      'installations.0.id': 'x',
      'installations.0.installed_on': yearZero,
      'installations.0.installed_precision': 'century',
      ...Object.fromEntries(
        Object.keys(byFactColumn(() => null)).map((column) => [`installations.0.${column}`, nul]),
      ),
      'installations.0.serial_number': nul,
      'installations.0.warranty_ends_on': yearZero,
      'installations.0.forecast_on': '2026-02-30',
      'installations.0.forecast_source': 'oracle',
      'installations.0.confirmed_on': '2026-02-30',
      'installations.0.owner_cost': 1e308,
      'installations.0.owner_cost_price_on': yearZero,
      'installations.0.removed_on': yearZero,
      'installations.0.removal_reason': 'x'.repeat(501),
      'installations.0.removal_cause': 'boredom',
      'installations.0.created_at': instant,
    },
    tenants: {
      ...{ id: 'x', first_name: nul, last_name: 'x'.repeat(201), phone_number: 'x'.repeat(51), ...stamps },
      email: 'x'.repeat(321),
      'leases.0.id': 'x',
      'leases.0.property_id': 'x',
      'leases.0.unit_id': 'x',
      'leases.0.rent': 10_000_001,
      'leases.0.duration_months': 2 ** 31,
      'leases.0.starts_on': yearZero,
      'leases.0.ends_on': yearZero,
      'leases.0.is_current': 'true',
      'leases.0.ended_on': '99999-01-01',
      'leases.0.move_out_on': yearZero,
      'leases.0.deposit': -1,
      'leases.0.co_tenants': ['x', 3],
      'leases.0.created_at': instant,
    },
    notes: {
      ...{ id: 'x', property_id: 'x', entity_type: 'roof', component_id: 'x', content: nul, ...stamps },
    },
    photos: { id: 'x', property_id: 'x', file: '../x.webp', size_bytes: -1, ...stamps },
    maintenance: {
      ...{ id: 'x', property_id: 'x', component_id: 'x', task_id: "'; --", kind: 'maybe', on: yearZero },
      ...{ until: yearZero, note: nul, cost: 1_000_001, created_at: instant },
    },
    own_tasks: {
      ...{ id: 'x', property_id: 'x', title: '', note: nul, due_on: '2200-01-01', is_whole_month: 'yes' },
      ...{ repeat_months: 121, last_done_on: yearZero, created_at: instant },
    },
    saved_views: { id: 'x', name: '', search: nul, created_at: instant },
    reserves: {
      ...{ property_id: 'x', balance: -1, balance_on: yearZero, monthly_contribution: 'NaN' },
      ...{ confidence_percent: 81, years: 31, inflation: 1e308 },
    },
    conversations: {
      ...{ id: 'x', created_at: instant },
      'exchanges.0.id': 'x',
      'exchanges.0.asked_at': instant,
      'exchanges.0.question': 'x'.repeat(4_001),
      'exchanges.0.component_id': 'x',
      'exchanges.0.component_type': 'sauna',
      'exchanges.0.answer.response': long,
      'exchanges.0.answer.action': { kind: 'paint' },
      'exchanges.0.answer.forecasted_replacement_date': yearZero,
      'exchanges.0.answer.is_danger': 'yes',
      'exchanges.0.answer.conversation_id': 'x',
      'exchanges.0.answer.subject': 'x',
      'exchanges.0.answer.sources': [{ tag: nul, title: '' }],
      'exchanges.0.answer.next_questions': [long],
    },
  }

/** Returns the paths of all fields of an item, including nested ones. */
function fieldsOf(schema: z.ZodType): string[] {
  const shape = (schema as z.ZodObject).shape as Record<string, z.ZodType>
  return Object.entries(shape).flatMap(([name, field]) => {
    if (field instanceof z.ZodArray && field.element instanceof z.ZodObject)
      return name === 'sources' ? [name] : fieldsOf(field.element).map((below) => `${name}.0.${below}`)
    if (field instanceof z.ZodObject) return fieldsOf(field).map((below) => `${name}.${below}`)
    return [name]
  })
}

function withValue(item: unknown, path: string, value: unknown): unknown {
  const changed = structuredClone(item)
  const names = path.split('.')
  const last = names.pop() ?? ''
  let at = changed as Record<string, unknown>
  for (const name of names) at = at[name] as Record<string, unknown>
  at[last] = value
  return changed
}

const zipWith = (account: object) => {
  const files = new Map(copy.files).set('home-pulse.json', Buffer.from(JSON.stringify(account)))
  return makeZip([...files])
}

// spec: P-29
test('the import test has an invalid value for every field of the export format', () => {
  for (const list of listNames)
    if (list !== 'changes')
      expect(Object.keys(invalidValues[list]).toSorted(), list).toEqual(
        fieldsOf(portableLists[list]).toSorted(),
      )
})

// spec: P-29
test.each(Object.keys(invalidValues) as (keyof typeof invalidValues)[])(
  'an import refuses invalid values in the list “%s”, and the issue names the entry and the field',
  async (list) => {
    const customer = await signUp(world)
    const [first] = copy.account[list]
    const fields = Object.entries(invalidValues[list])
    const items = fields.map(([path, value]) => withValue(first, path, value))
    const { answer } = await stage(world, customer, await zipWith({ ...copy.account, [list]: items }))
    expect(answer.statusCode).toBe(422)
    const named = new Set(answer.json().issues.map(({ path }: { path: string }) => path))
    for (const [index, [path]] of fields.entries())
      expect(
        [...named].some((each) => String(each).startsWith(`home-pulse.json ${list}[${index}].${path}`)),
        path,
      ).toBe(true)
  },
)

test('an import refuses an active component in a removed unit', async () => {
  const account = structuredClone(copy.account)
  const index = account.components.findIndex(({ unit_id }) => unit_id !== null)
  const [unit] = account.units
  if (unit) unit.archived_at = '2026-01-01T00:00:00Z'
  const { answer } = await stage(world, await signUp(world), await zipWith(account))
  expect(answer.json().issues).toContainEqual({
    path: `home-pulse.json components[${index}].archived_at`,
    message: 'must be there: its unit was removed',
  })
})
