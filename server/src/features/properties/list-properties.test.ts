import type { Property } from '@home-pulse/contract/features/properties/properties'
import { beforeAll, describe, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()
let customer: Customer
let all: Property[]
beforeAll(async () => {
  customer = await signUp(world)
  all = await addHomes(
    customer.api,
    ...Array.from({ length: 120 }, (_, n) =>
      aHome({
        street: `${n} ${n % 3 ? 'Oak' : 'Elm'} St`,
        isMultifamily: n % 4 === 0,
        units: [{ unitNumber: '1' }],
      }),
    ),
  )
})

/** Follows the Link headers from the first page and returns all pages. */
async function walk(first: string): Promise<Property[][]> {
  const pages: Property[][] = []
  let next: string | undefined = first
  while (next) {
    const { body, headers }: Awaited<ReturnType<typeof customer.api.get<Property[]>>> =
      await customer.api.get(next)
    pages.push(body)
    next = String(headers.link ?? '').match(/^<(.*)>; rel="next"$/)?.[1]
  }
  return pages
}

test('the list of homes names the unit of the next replacement, but no unit for a component of the whole property', async () => {
  const { api } = await signUp(world)
  const added = await addHomes(
    api,
    aHome({
      isMultifamily: true,
      structures: { roof: 1 },
      units: [
        { unitNumber: '1', appliances: { dryer: { age: 1 } } },
        { unitNumber: '2', appliances: { 'water heater': { age: 40 } } },
      ],
    }),
    aHome({ isMultifamily: true, structures: { roof: 90 }, units: [{ unitNumber: '7' }] }),
  )
  expect(added[0]?.next_replacement).toMatchObject({ type: 'water_heater', unit_number: '2' })
  expect(added[1]?.next_replacement).toMatchObject({ type: 'roof' })
  expect(added[1]?.next_replacement).not.toHaveProperty('unit_number')
  expect((await api.get('/v1/properties')).body).toEqual(added)
  for (const home of added) expect((await api.get(`/v1/properties/${home.id}`)).body).toEqual(home)
})

describe('the list of homes', () => {
  // spec: 05-04, 08-12
  test('is returned completely without a limit, in the order of entry', async () => {
    const { body, headers } = await customer.api.get<Property[]>('/v1/properties')
    expect(body).toEqual(all)
    expect(headers).not.toHaveProperty('link')
  })

  test.each([
    [50, [50, 50, 20]],
    [60, [60, 60]],
    [119, [119, 1]],
    [120, [120]],
    [1000, [120]],
  ])('is complete and without duplicates in pages of %i', async (limit, sizes) => {
    const pages = await walk(`/v1/properties?limit=${limit}`)
    expect(pages.map((page) => page.length)).toEqual(sizes)
    expect(pages.flat()).toEqual(all)
  })

  test('is searched with the same SQL statement, regardless of the number of words', async () => {
    const questions = new Set<string>()
    world.store.database.watch((text) => text.includes('ilike') && questions.add(text))
    for (const words of ['elm', 'elm st', 'St Elm Austin TX 7 "\\ %', 'a '.repeat(100)])
      await customer.api.get(`/v1/properties?q=${encodeURIComponent(words)}`)
    expect(questions.size).toBe(1)
  })

  test('keeps its filters from page to page', async () => {
    const pages = await walk('/v1/properties?limit=7&q=elm+st,&isMultifamily=true')
    expect(pages.flat()).toEqual(all.filter((home, n) => n % 3 === 0 && home.isMultifamily))
    expect(pages.length).toBe(2)
  })

  test('shows a home that is added during paging exactly once, at the end', async () => {
    const other = await signUp(world)
    const before = await addHomes(other.api, aHome(), aHome(), aHome())
    const first = await other.api.get<Property[]>('/v1/properties?limit=2')
    const [added] = await addHomes(other.api, aHome({ street: 'Late St' }))
    const next = String(first.headers.link).match(/<(.*)>/)?.[1] ?? ''
    const second = await other.api.get<Property[]>(next)
    expect([...first.body, ...second.body]).toEqual([...before, added])
  })

  test.each([
    ['true', true],
    ['false', false],
  ])('is filtered by isMultifamily=%s', async (word, isMultifamily) => {
    const { body } = await customer.api.get<Property[]>(`/v1/properties?isMultifamily=${word}`)
    expect(body).toEqual(all.filter((home) => home.isMultifamily === isMultifamily))
    expect(body.length).toBeGreaterThan(0)
  })

  test('is empty for a customer without homes', async () => {
    const { api } = await signUp(world)
    expect((await api.get('/v1/properties')).body).toEqual([])
    expect((await api.get('/v1/properties?limit=10')).headers).not.toHaveProperty('link')
  })
})

describe('searching homes', () => {
  const streets = [
    '100% Oak',
    'Under_score',
    `O'Brien "Q"`,
    'Back\\slash',
    'Plain Oak',
    'München',
    '🏠 House',
    'Élan Vital',
    'O\u0308stra Plain',
  ]
  let seeker: Customer
  beforeAll(async () => {
    seeker = await signUp(world)
    await addHomes(seeker.api, ...streets.map((street, n) => aHome({ street, zip: `9000${n}` })))
  })
  const find = async (q: string) => {
    const { status, body } = await seeker.api.get<Property[]>(`/v1/properties?${new URLSearchParams({ q })}`)
    expect(status).toBe(200)
    return body.map(({ address }) => streets.indexOf(address.replace(', Austin, TX', '')))
  }

  test.each<[string, number[]]>([
    ['oak', [0, 4]],
    ['%', [0]],
    ['_', [1]],
    ['\\', [3]],
    [`'`, [2]],
    ['"', [2]],
    ['oak plain', [4]],
    ['elan', [7]],
    ['élan VITAL', [7]],
    ['E\u0301lan', [7]],
    ['munchen', [5]],
    ['MÜNCHEN', [5]],
    ['östra', [8]],
    ['ostra plain', [8]],
    ['öak', [0, 4]],
    ['AUSTIN, tx oak', [0, 4]],
    ['90003', [3]],
    ['münchen', [5]],
    ['🏠', [6]],
    ['nothing like it', []],
    ['%%', []],
    [`' or 1=1 --`, []],
    ['   ', [0, 1, 2, 3, 4, 5, 6, 7, 8]],
    [',,,', [0, 1, 2, 3, 4, 5, 6, 7, 8]],
    ['\u0301', [0, 1, 2, 3, 4, 5, 6, 7, 8]],
  ])('finds only homes with every word of %j, regardless of accents and case', async (q, found) => {
    expect(await find(q)).toEqual(found)
  })

  test('accepts fifty words', async () => {
    expect(await find(Array(50).fill('oak').join(' '))).toEqual([0, 4])
  })
})

describe('the list of addresses', () => {
  // spec: 05-12, 07-31, 08-20
  test('has one property if the path has its id, and all properties if the path has the user’s id', async () => {
    const pair = ({ id, address }: Property) => ({ property_id: id, address })
    const everywhere = await customer.api.get(`/v1/properties/${customer.userId}/addresses`)
    expect(everywhere.body).toMatchObject(all.map(pair))
    const [home] = all
    const one = await customer.api.get(`/v1/properties/${home?.id}/addresses`)
    expect(one.body).toMatchObject(all.slice(0, 1).map(pair))
  })
})
