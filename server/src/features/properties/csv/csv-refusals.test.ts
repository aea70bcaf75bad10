import type { Problem } from '@home-pulse/contract/errors'
import type { Property } from '@home-pulse/contract/features/properties/properties'
import { maxCsvBytes } from '@home-pulse/contract/upload-limits'
import { beforeAll, describe, expect, test } from 'vitest'
import { encodeForm, makeForm, uploadCsv, uploadUrl } from '../../../../test/harness/fixtures/csv-upload.ts'
import { type Customer, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../../test/harness/harness.ts'

const world = useWorld()
let ada: Customer

beforeAll(async () => {
  ada = await signUp(world)
})

const upload = async (content: string | Uint8Array<ArrayBuffer>, as?: Parameters<typeof makeForm>[1]) =>
  uploadCsv<Problem>(world, ada.token, await makeForm(content, as))
const homes = async () => (await ada.api.get<Property[]>('/v1/properties')).body
const sentences = ({ body }: { body: Problem }) => body.issues?.map(({ message }) => message)

const header = 'street,city,state,zip,home_age'
const austin = '12 Oak St,Austin,TX,78701,30'
const units = `${header},is_multifamily,unit_number,roof_age`
const elm = '4 Elm,Albany,NY,12207,58'

describe('an uploaded CSV file with errors', () => {
  test.each([
    [
      'a missing column',
      `street,city,zip\n${austin}`,
      ['Line 1, state: this column is missing', 'Line 1, home_age: this column is missing'],
    ],
    [
      'a column that is named twice',
      `${header},Home Age\n${austin},30`,
      ['Line 1, home_age: this column is named twice'],
    ],
    [
      'an unknown state',
      `${header}\n${austin}\n1 Elm,Paris,ZZ,75001,9`,
      ['Line 3, state: must be one of the 50 two-letter state codes or DC'],
    ],
    [
      'a blank address',
      `${header}\n ,,TX,78701,30`,
      ['Line 2, street: must not be blank', 'Line 2, city: must not be blank'],
    ],
    [
      'a home age that is not a number',
      `${header}\n12 Oak St,Austin,TX,78701,old`,
      ['Line 2, home_age: must be a whole number from 1 to 500'],
    ],
    [
      'a home age of zero',
      `${header}\n12 Oak St,Austin,TX,78701,0`,
      ['Line 2, home_age: must be a whole number from 1 to 500'],
    ],
    [
      'an age below zero',
      `${header},roof_age\n${austin},-1`,
      ['Line 2, roof_age: must be a whole number from 0 to 500'],
    ],
    [
      'a brand without an age',
      `${header},ac_unit_age,ac_unit_brand\n${austin},,GE`,
      ['Line 2, ac_unit_age: must be a whole number from 0 to 500'],
    ],
    [
      'a unit’s appliance with an invalid age',
      `${header},unit_number,stove_age\n${austin},1,x`,
      ['Line 2, stove_age: must be a whole number from 0 to 500'],
    ],
    [
      'a zip that is too long',
      `${header}\n12 Oak St,Austin,TX,78701-12345,30`,
      ['Line 2, zip: must be at most 10 characters'],
    ],
    [
      'is_multifamily neither yes nor no',
      `${units}\n${austin},perhaps,,`,
      ['Line 2, is_multifamily: must be true or false'],
    ],
    [
      'a unit in a single-family home',
      `${units}\n${austin},no,4,`,
      ['Line 2, unit_number: must be blank where is_multifamily is no'],
    ],
    [
      'a unit without a number',
      `${units}\n${elm},yes,,`,
      ['Line 2, unit_number: must have at least one unit with a number'],
    ],
    [
      'the same home twice',
      `${header}\n${austin}\n\n${austin}`,
      [
        'Line 4, street: this address is on line 2 too; if they are units of one building, both rows need a unit_number',
      ],
    ],
    [
      'a building with two ages',
      `${units}\n${elm},,1,\n4 Elm,Albany,NY,12207,57,,2,`,
      ['Line 3, home_age: must be 58 as on line 2, which is the same building'],
    ],
    [
      'a building with two roof ages',
      `${units}\n${elm},,1,\n${elm},,2,5\n${elm},,3,6`,
      ['Line 4, roof_age: must be 5 as in a row of the same building above, or blank'],
    ],
    [
      'a row that is longer than the header',
      `${header}\n${austin},and more`,
      ['Line 2: has more values than the header has columns'],
    ],
    [
      'a row that is shorter than the header',
      `${header}\n12 Oak St,Austin,TX`,
      ['Line 2, zip: must not be blank', 'Line 2, home_age: must be a whole number from 1 to 500'],
    ],
    [
      'an error below a value of several lines',
      `${header}\n"12 Oak\nrear\n",Austin,TX,78701,30\n1 Elm,,TX,1,1`,
      ['Line 5, city: must not be blank'],
    ],
    [
      'a quote that is never closed',
      `${header}\n${austin}\n"1 Elm,Austin,TX,78701,30\n`,
      ['Line 3: a quote is opened and never closed'],
    ],
    [
      'a quote inside a value',
      `${header}\n12" Oak St,Austin,TX,78701,30\n`,
      ['Line 2: a quote inside a value must be doubled, and the value put in quotes'],
    ],
    ['only a header', `${header}\n`, ['The file has a header and no rows below it.']],
    ['no content', '', ['The file is empty.']],
    ['only blank lines and empty cells', '\n \n,,\n', ['The file is empty.']],
  ])('is refused, and each issue about a line names the line: %s', async (_what, content, expected) => {
    const answer = await upload(content)
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_csv', issueCount: expected.length } })
    expect(sentences(answer)).toEqual(expected)
  })

  test('is refused with the first hundred issues and the total number of issues', async () => {
    const wrong = Array.from({ length: 250 }, (_, row) => `${row} Elm,Albany,XX,12207,58`)
    const { body } = await upload(`${header}\n${wrong.join('\n')}`)
    expect(body.issueCount).toBe(250)
    expect(body.issues).toHaveLength(100)
    expect(body.issues?.at(-1)?.path).toBe('101.state')
  })

  test('is refused at the first unit above the limit of 1,000 per building', async () => {
    const rows = Array.from({ length: 1002 }, (_, row) => `${elm},,${row},`)
    expect(sentences(await upload(`${units}\n${rows.join('\n')}`))).toEqual([
      'Line 1002, unit_number: is one too many: a building has at most 1,000 units',
    ])
  })

  test('adds no home, even if 3,000 other rows are valid', async () => {
    const right = Array.from({ length: 3000 }, (_, row) => `${row} Elm,Albany,NY,12207,58`)
    expect((await upload(`${header}\n${right.join('\n')}\n1 Oak,Austin,TX,78701,\n`)).status).toBe(422)
    expect(await homes()).toEqual([])
  })
})

describe('an upload to the CSV import', () => {
  const notUtf8 = 'The file must be text in UTF-8; a spreadsheet saves it as "CSV UTF-8".'
  const csv = `${header}\n${austin}\n`
  const utf16 = new Uint8Array(Buffer.from(`\uFEFF${csv}`, 'utf16le'))
  const latin1 = new Uint8Array(Buffer.from(csv.replace('Oak', 'Châtaigne'), 'latin1'))
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48])

  test.each([
    ['a picture', png, {}, notUtf8],
    ['a file of NULs', new Uint8Array(4096), {}, notUtf8],
    ['a text in UTF-16', utf16, {}, notUtf8],
    ['a text in Latin-1', latin1, {}, notUtf8],
    [
      'a file without the extension .csv',
      csv,
      { name: 'homes.xlsx' },
      'The file must have a name that ends in .csv.',
    ],
    [
      'a file in another form field',
      csv,
      { field: 'upload' },
      'The file is missing: choose one, in the field "file".',
    ],
    ['two files', csv, { times: 2 }, 'The file must come alone: send one at a time.'],
  ])('is refused with 422: %s', async (_what, content, as, sentence) => {
    const answer = await upload(content, as)
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_csv' } })
    expect(sentences(answer)).toEqual([sentence])
    expect(await homes()).toEqual([])
  })

  test('is refused with 422 if the body is not a form with a file', async () => {
    const answers = [
      await ada.api.post<Problem>(uploadUrl, [{ street: '12 Oak St' }]),
      await ada.api.post<Problem>(uploadUrl),
      await uploadCsv<Problem>(world, ada.token, { payload: Buffer.from(csv), contentType: 'text/csv' }),
      await uploadCsv<Problem>(world, ada.token, {
        payload: Buffer.from(csv),
        contentType: 'multipart/form-data',
      }),
      await uploadCsv<Problem>(world, ada.token, await encodeForm(new FormData())),
    ]
    for (const { status, body } of answers)
      expect({ status, code: body.code }).toEqual({ status: 422, code: 'invalid_csv' })
  })

  // spec: 07-12
  test('is accepted if its file name ends in .CSV in capitals', async () => {
    const bob = await signUp(world)
    const form = await makeForm(csv, { name: 'HOMES.CSV' })
    expect((await uploadCsv(world, bob.token, form)).status).toBe(201)
  })
})

describe('a CSV file near the maximum size of 2 MB', () => {
  const padded = (length: number) => `${header},notes\n${austin},"`.padEnd(length - 2, 'x').concat('"\n')
  const rows = (length: number) => {
    const count = Math.floor((length - 100) / 1040)
    const lines = Array.from({ length: count }, (_, row) =>
      `${row} Oak St,Austin,TX,78701,30,`.padEnd(1039, 'x'),
    )
    return `${header},notes\n${lines.join('\n')}`.padEnd(length, '\n')
  }

  // spec: 07-13, 10-11
  test('is accepted at the maximum size, and refused with 413 if it has one byte more', {
    tags: ['long'],
  }, async () => {
    const bob = await signUp(world)
    const send = async (content: string) => uploadCsv<Problem>(world, bob.token, await makeForm(content))
    expect(rows(maxCsvBytes)).toHaveLength(maxCsvBytes)
    expect(await send(rows(maxCsvBytes + 1))).toMatchObject({ status: 413, body: { code: 'too_large' } })
    expect((await bob.api.get('/v1/properties')).body).toEqual([])
    expect((await send(rows(maxCsvBytes))).status).toBe(201)
  })

  test('is refused with 413 above the maximum size, even if it is one long value or binary', async () => {
    expect((await upload(padded(maxCsvBytes + 1))).status).toBe(413)
    expect((await upload(new Uint8Array(5 * 1024 * 1024))).status).toBe(413)
  })

  test('is refused with 422 at the maximum size if it is one value, because that row is too long', async () => {
    expect(sentences(await upload(padded(maxCsvBytes)))).toEqual(['Line 2: this row is too long'])
  })
})
