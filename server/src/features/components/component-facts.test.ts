import {
  byFactColumn,
  byFactName,
  type ComponentFact,
  canHaveFact,
  componentFacts,
  type FactName,
  factNames,
  productFactColumns,
  productFacts,
} from '@home-pulse/contract/component-facts'
import type { Appliance } from '@home-pulse/contract/features/components/components'
import type { readComponent } from '@home-pulse/contract/features/components/one-component'
import type { Property } from '@home-pulse/contract/features/properties/properties'
import { pick } from '@home-pulse/contract/objects'
import type { RouteResponse } from '@home-pulse/contract/route'
import { expect, test } from 'vitest'
import { makeForm, uploadCsv } from '../../../test/harness/fixtures/csv-upload.ts'
import { signUp } from '../../../test/harness/fixtures/factories.ts'
import { signUpHomeowner } from '../../../test/harness/fixtures/homeowner.ts'
import { changesOf, copyOf, land, stage } from '../../../test/harness/fixtures/import-export-fixtures.ts'
import { useWorld } from '../../../test/harness/harness.ts'

// These tests use every entry of `componentFacts`, so that a new fact is tested without an edit here.

const world = useWorld()

function optionsOf(name: FactName) {
  const { options }: ComponentFact = componentFacts[name]
  return options
}
const before = byFactName((name) => (name === 'variant' ? 'gas_storage' : (optionsOf(name)?.[0] ?? 'Acme')))
const after = byFactName((name) => (name === 'variant' ? 'tankless' : (optionsOf(name)?.[1] ?? 'Bosch')))
const columnsOf = (facts: typeof before) => byFactColumn((name) => facts[name])
const productOf = (facts: typeof before) => pick(columnsOf(facts), productFactColumns)

test('every fact of a component works in corrections, replacements, the change history, export and import', async () => {
  const { add, api, ...customer } = await signUpHomeowner(world)
  const home = await add({ appliances: {} })
  const added = await api.post<Appliance>(`/v1/properties/${home.id}/components`, {
    ...{ type: 'water_heater', age: 3 },
    ...before,
  })
  expect(added).toMatchObject({ status: 201, body: columnsOf(before) })
  const path = `/v1/components/${added.body.id}`
  expect(await api.put(path, after)).toMatchObject({ status: 200, body: columnsOf(after) })
  const [correction] = await changesOf({ api, ...customer })
  const texts = correction?.lines.map(({ text }) => text).join('\n')
  for (const { title } of Object.values(componentFacts)) expect(texts).toContain(`: ${title} changed from `)

  await api.post(`${path}/replacements`, { installedOn: '2026-11-01', ...before })
  const { body } = await api.get<RouteResponse<typeof readComponent>>(path)
  expect(body).toMatchObject({
    component: columnsOf(before),
    installations: [productOf(before), productOf(after)],
  })

  const copy = await copyOf(world, { api, ...customer })
  const other = await signUp(world)
  await land(other, (await stage(world, other, copy.bytes)).id)
  const imported = (await copyOf(world, other)).account.components.find(({ type }) => type === 'water_heater')
  expect(imported?.installations).toMatchObject([columnsOf(after), columnsOf(before)])
  const table = String(copy.files.get('csv/installations.csv')).split('\r\n')[0]?.split(',')
  expect(table).toEqual(expect.arrayContaining(Object.keys(columnsOf(before))))
})

test('a structure accepts every fact except those that only appliances have, which get 422', async () => {
  const { add, api } = await signUpHomeowner(world)
  const home = await add({ appliances: {} })
  const { body } = await api.post<Appliance>(`/v1/properties/${home.id}/components`, { type: 'roof', age: 3 })
  for (const name of factNames.filter((fact) => fact !== 'variant')) {
    const { status } = await api.put(`/v1/components/${body.id}`, { [name]: before[name] })
    expect({ name, status }).toEqual({ name, status: canHaveFact('roof', componentFacts[name]) ? 200 : 422 })
  }
})

test('a CSV file of homes accepts each product fact, and an error names the column of the fact', async () => {
  const { api, token } = await signUp(world)
  const columns = Object.keys(productOf(before)).map((column) => `stove_${column}`)
  const upload = async (values: readonly string[]) =>
    uploadCsv<{ issues?: { path: string }[]; ignored_columns?: string[] }>(
      world,
      token,
      await makeForm(
        `street,city,state,zip,home_age,stove_age,${columns}\n12 Oak St,Austin,TX,78701,30,4,${values}\n`,
      ),
    )
  const template = (await api.get<string>('/v1/properties/csv-template')).body.split('\r\n')[0]?.split(',')
  expect(template).toEqual(expect.arrayContaining(columns))
  const faulty = await upload(productFacts.map(() => 'x'.repeat(5_000)))
  expect(faulty.body.issues?.map(({ path }) => path)).toEqual(columns.map((column) => `2.${column}`))
  expect(await upload(Object.values(productOf(before)))).toMatchObject({
    status: 201,
    body: { ignored_columns: [] },
  })
  const [home] = (await api.get<Property[]>('/v1/properties')).body
  const stoves = await api.get<Appliance[]>(`/v1/properties/${home?.id}/appliances`)
  expect(stoves.body).toMatchObject([productOf(before)])
})
