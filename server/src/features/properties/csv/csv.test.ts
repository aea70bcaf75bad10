import { productFactColumns } from '@home-pulse/contract/component-facts'
import type { Appliance, Structure } from '@home-pulse/contract/features/components/components'
import type { csvBulkUpload } from '@home-pulse/contract/features/properties/csv'
import type { Property, Unit } from '@home-pulse/contract/features/properties/properties'
import type { RouteResponse } from '@home-pulse/contract/route'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { makeForm, uploadCsv } from '../../../../test/harness/fixtures/csv-upload.ts'
import { addHomes, aHome, type Customer, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../../test/harness/harness.ts'

const world = useWorld()
let ada: Customer

beforeEach(async () => {
  ada = await signUp(world)
})

type Imported = RouteResponse<typeof csvBulkUpload>
const upload = async (content: string, headers?: Record<string, string>) =>
  uploadCsv<Imported>(world, ada.token, await makeForm(content), headers)
const homes = async () => (await ada.api.get<Property[]>('/v1/properties')).body
const addresses = async () => (await homes()).map(({ address }) => address)
const partsOf = async <Part>(home: Property | undefined, list: string) =>
  (await ada.api.get<Part[]>(`/v1/properties/${home?.id}/${list}`)).body

const header = 'street,city,state,zip,home_age'
const austin = '12 Oak St,Austin,TX,78701,30'

describe('the CSV template', () => {
  // spec: 02-40
  test('can be downloaded without a token', async () => {
    const { status, body, headers } = await world.api().get<string>('/v1/properties/csv-template')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename="home-pulse-template.csv"')
    expect(body.split('\r\n')[0]).toBe(
      [
        'street,city,state,zip,home_age,is_multifamily,unit_number,roof_age,driveway_age,furnace_age',
        ...['stove', 'dishwasher', 'dryer', 'refrigerator', 'washer', 'ac_unit', 'water_heater'].flatMap(
          (type) => ['age', ...productFactColumns].map((column) => `${type}_${column}`),
        ),
        'floor_area,storeys,driveway_area',
      ].join(','),
    )
    expect(productFactColumns.slice(0, 2)).toEqual(['brand', 'model'])
    expect(body.trimEnd().split('\r\n')).toHaveLength(3)
  })

  test('can be uploaded unchanged', async () => {
    const { body: template } = await world.api().get<string>('/v1/properties/csv-template')
    expect(await upload(template)).toMatchObject({
      status: 201,
      body: { error: null, row_count: 2, property_count: 2, unit_count: 1, ignored_columns: [] },
    })
    expect((await homes()).map(({ isMultifamily }) => isMultifamily)).toEqual([false, true])
  })
})

describe('a CSV file', () => {
  // spec: 05-36, 08-32
  test('creates homes with components', async () => {
    const { status } = await upload(
      `${header},roof_age,furnace_age,stove_age,stove_brand,water_heater_age,water_heater_model\n` +
        `${austin},12,,6,GE,8,XE50T\n7 Elm Ave,Albany,ny,12207,58,,3,,,,\n`,
    )
    expect(status).toBe(201)
    const [first, second] = await homes()
    expect(first).toMatchObject({ address: '12 Oak St, Austin, TX', postal_code: '78701', age: 30 })
    expect(second).toMatchObject({ address: '7 Elm Ave, Albany, NY', isMultifamily: false, age: 58 })
    expect(await partsOf<Appliance>(first, 'appliances')).toMatchObject([
      { appliance_type: 'stove', age_in_years: 6, brand: 'GE', model: null },
      { appliance_type: 'water_heater', age_in_years: 8, brand: null, model: 'XE50T' },
    ])
    expect(await partsOf<Structure>(first, 'structures')).toMatchObject([
      { structure_type: 'roof', age_in_years: 12 },
    ])
    expect(await partsOf<Structure>(second, 'structures')).toMatchObject([{ structure_type: 'furnace' }])
  })

  test('can contain the size of a home, which later rows of a building must repeat or leave blank', async () => {
    const columns = `${header},floor_area,storeys,unit_number`
    const building = (size: string) =>
      `${columns}\n7 Elm,Albany,NY,12207,58,9000,3,1\n7 Elm,Albany,NY,12207,58,${size},2\n`
    const { status, body } = await upload(building('8000,3'))
    expect(status).toBe(422)
    expect(body).toMatchObject({
      issues: [{ message: 'Line 3, floor_area: must be as on line 2, which is the same building, or blank' }],
    })
    expect((await upload(building(','))).status).toBe(201)
    expect((await homes())[0]).toMatchObject({ floor_area: 9000, storeys: 3 })
  })

  test.each([
    ['with a byte-order mark and CRLF', `\uFEFF${header}\r\n${austin}\r\n`],
    ['with semicolons as delimiters', `${header}\n${austin}\n`.replaceAll(',', ';')],
    ['with tabs as delimiters', `${header}\n${austin}\n`.replaceAll(',', '\t')],
    ['with CR as line end', `${header}\r${austin}\r`],
    ['without a line end after its last line', `${header}\n${austin}`],
    ['with empty lines and rows of empty values', `\n\n${header}\n\n,,,,\n${austin}\n   \n`],
    [
      'with all values in quotes',
      '"street","city","state","zip","home_age"\n"12 Oak St","Austin","TX","78701","30"\n',
    ],
    ['with spaces around its values', `${header}\n 12 Oak St , Austin , tx , 78701 , 30 \n`],
    ['with its columns in another order', 'zip,home_age,street,state,city\n78701,30,12 Oak St,TX,Austin\n'],
    ['with headers in mixed case and with spaces', `Street, CITY ,State,Zip,Home Age\n${austin}\n`],
    ['with headers in camel case', `street,city,state,zip,homeAge\n${austin}\n`],
    ['with empty columns at the end', `${header},,\n${austin},,\n`],
  ])('is accepted %s', async (_what, content) => {
    expect(await upload(content)).toMatchObject({ status: 201, body: { row_count: 1, ignored_columns: [] } })
    expect(await homes()).toMatchObject([{ address: '12 Oak St, Austin, TX', postal_code: '78701', age: 30 }])
  })

  test('may have unknown columns, which are ignored and listed in the response', async () => {
    const { body } = await upload(`${header},Lot Size,owner,owner\n${austin},5 acres,Ada,Bob\n`)
    expect(body.ignored_columns).toEqual(['Lot Size', 'owner', 'owner'])
    expect(await addresses()).toEqual(['12 Oak St, Austin, TX'])
  })

  test('keeps commas, quotes, newlines and formulas as text', async () => {
    const formula = '=HYPERLINK("http://evil.example","12 Oak St")'
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
    await upload(
      `${header},stove_age,stove_brand\n${quoted(formula)},Austin,TX,78701,30,4,${quoted('+1-1, "GE"')}\n` +
        `${quoted('1 Elm,\r\nrear')},Austin,TX,78701,30,,\n`,
    )
    expect(await addresses()).toEqual([`${formula}, Austin, TX`, '1 Elm,\nrear, Austin, TX'])
    expect(await partsOf<Appliance>((await homes())[0], 'appliances')).toMatchObject([
      { brand: '+1-1, "GE"' },
    ])
  })

  test('is read with the delimiter of its header even if values contain other delimiters', async () => {
    await upload('street;city;state;zip;home_age\n12 Oak St, Apt 4, rear;Austin;TX;78701;30\n')
    expect(await addresses()).toEqual(['12 Oak St, Apt 4, rear, Austin, TX'])
  })
})

describe('CSV rows with the same address', () => {
  const columns = `${header},is_multifamily,unit_number,roof_age,stove_age`

  test('become units of one building, even if they spell the address differently', async () => {
    const { body } = await upload(
      `${columns}\n4 Elm,Albany,NY,12207,58,yes,1A,15,4\n${austin},no,,12,\n4  ELM,albany,ny,12207,58,TRUE,1B,,9\n` +
        '4 Elm,Albany,NY,12207,58,,2A,15,\n',
    )
    expect(body).toMatchObject({ row_count: 4, property_count: 2, unit_count: 3 })
    const [building] = await homes()
    expect(building).toMatchObject({ address: '4 Elm, Albany, NY', isMultifamily: true })
    const units = await partsOf<Unit>(building, 'units')
    expect(units.map(({ unit_number }) => unit_number)).toEqual(['1A', '1B', '2A'])
    expect(units.map(({ appliances }) => appliances.map((row) => row.age_in_years))).toEqual([[4], [9], []])
    expect(await partsOf<Structure>(building, 'structures')).toMatchObject([{ age_in_years: 15 }])
  })

  test('may have equal unit numbers', async () => {
    await upload(`${columns}\n4 Elm,Albany,NY,12207,58,,1,,\n4 Elm,Albany,NY,12207,58,,1,,\n`)
    const units = await partsOf<Unit>((await homes())[0], 'units')
    expect(units.map(({ unit_number }) => unit_number)).toEqual(['1', '1'])
  })
})

describe('a CSV upload', () => {
  test('imports only once if repeated with its Idempotency-Key, and refuses another file with that key', async () => {
    const headers = { 'idempotency-key': 'csv-1' }
    const first = await upload(`${header}\n${austin}\n`, headers)
    expect((await upload(`${header}\n${austin}\n`, headers)).body).toEqual(first.body)
    expect(await upload(`${header}\n${austin.replace('30', '31')}\n`, headers)).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    })
    expect(await homes()).toHaveLength(1)
  })

  test('invalidates the cached list of homes', async () => {
    const etag = String((await ada.api.get('/v1/properties')).headers.etag)
    await upload(`${header}\n${austin}\n`)
    expect((await ada.api.get('/v1/properties', { 'if-none-match': etag })).status).toBe(200)
  })

  test('imports every row of a large portfolio', { tags: ['long'], timeout: 120_000 }, async () => {
    const rowCount = inject('isLongRun') ? 20_000 : 1_000
    const rows = Array.from({ length: rowCount }, (_, row) => {
      const place =
        row % 4 === 0
          ? `${row} Elm Ave,Albany,NY,12207,58,`
          : `${row - (row % 4)} Oak St,Austin,TX,78701,30,${row}`
      return `${place},${row % 30},${row % 25},${row % 15},Rheem`
    })
    const columns = `${header},unit_number,stove_age,dryer_age,water_heater_age,water_heater_brand`
    const { body } = await upload(`${columns}\n${rows.join('\n')}\n`)
    expect(body).toMatchObject({
      row_count: rowCount,
      property_count: rowCount / 2,
      unit_count: (rowCount * 3) / 4,
    })
    expect(await homes()).toHaveLength(rowCount / 2)
  })
})

describe('a CSV import after query plans were cached for small tables', () => {
  /** Returns the number of rows that sequential scans have read so far in the tables that an import fills. */
  const countScannedRows = () =>
    world.store.asSuperuser(async ({ query }) => {
      await query({ name: 'test_flush_statistics', text: 'select pg_stat_force_next_flush()' })
      const [scans] = await query<{ rows: number }>({
        name: 'test_scanned_rows',
        text: `select sum(seq_tup_read)::float8 as rows from pg_stat_user_tables
          where relname in ('properties', 'units', 'components', 'installations')`,
      })
      return scans?.rows ?? 0
    })

  test('checks each foreign key with an index', { timeout: 60_000 }, async () => {
    const rowCount = 500
    for (const street of ['1 Elm', '2 Elm', '3 Elm']) await addHomes(ada.api, aHome({ street }))
    await world.store.asSuperuser(({ query }) => query({ name: 'test_analyze', text: 'analyze' }))
    for (const street of ['4 Elm', '5 Elm', '6 Elm']) await addHomes(ada.api, aHome({ street }))
    const before = await countScannedRows()
    const rows = Array.from({ length: rowCount }, (_, row) => `${row} Elm,Albany,NY,12207,58,${row % 30}`)
    expect((await upload(`${header},roof_age\n${rows.join('\n')}`)).status).toBe(201)
    // The database reads each table a few times to update its statistics. Each foreign key check without an index would
    // scan a table. All these checks would add up to a quarter of a million rows.
    expect((await countScannedRows()) - before).toBeLessThan(rowCount * 50)
  })
})
