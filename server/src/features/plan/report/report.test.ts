import type { Budget } from '@home-pulse/contract/features/plan/budget'
import type { Reserve } from '@home-pulse/contract/features/plan/reserve'
import { formatDollars } from '@home-pulse/contract/money'
import { describe, expect, test } from 'vitest'
import { addHomes, aHome, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { signUpHomeowner } from '../../../../test/harness/fixtures/homeowner.ts'
import { readPdf } from '../../../../test/harness/fixtures/pdf-text.ts'
import { useWorld } from '../../../../test/harness/harness.ts'
import { ticksUpTo } from './chart-pdf.ts'

const world = useWorld()
const url = '/v1/plan/report.pdf'
const inDollars = (amount = 0) => formatDollars(amount)

async function print(token: string, query = '') {
  const { statusCode, headers, rawPayload } = await world.app.inject({
    url: url + query,
    headers: { authorization: `Bearer ${token}` },
  })
  return { statusCode, headers, bytes: rawPayload }
}

describe('the report', () => {
  test('is a tagged PDF with the figures of budget and reserve, without the customer’s email address or ids', async () => {
    const { api, token, email, userId, add, update, appliances } = await signUpHomeowner(world)
    const home = await add({
      street: '12 Calle Peñón',
      appliances: { water_heater: { age: 10 }, dryer: { age: 20 } },
    })
    const [heater] = await appliances(home)
    await update(home, { id: heater?.id, forecasted_replacement_date: '2031-06-15' })
    await api.put('/v1/plan/reserve', { propertyId: home.id, balance: 3000 })
    await api.put(`/v1/components/${heater?.id}`, { variant: 'tankless' })
    const query = `?propertyId=${home.id}&years=12`
    const { statusCode, headers, bytes } = await print(token, query)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="home-pulse-report-2026-11-21.pdf"',
      'cache-control': 'private, no-cache',
    })
    const { pages, source } = readPdf(bytes)
    expect(source.startsWith('%PDF-1.7')).toBe(true)
    expect(source.trimEnd().endsWith('%%EOF')).toBe(true)
    for (const mark of ['/Marked true', '/Lang (en-US)', '/StructTreeRoot', '/DisplayDocTitle true'])
      expect(source).toContain(mark)

    const text = pages.join('\n')
    const budget = (await api.get<Budget>(`/v1/plan/budget${query}`)).body
    const reserve = (await api.get<Reserve>(`/v1/plan/reserve?propertyId=${home.id}`)).body
    const last = budget.periods.at(-1)
    for (const said of [
      '12 Calle Peñón, Austin, TX 78701',
      'November 21, 2026',
      'Expected through 2038',
      inDollars(last?.real_to_date.expected),
      inDollars(last?.nominal.expected),
      ...budget.periods.map(({ real }) => inDollars(real.expected)),
      inDollars(reserve.fully_funded_balance),
      inDollars(reserve.monthly_contribution),
      ...reserve.balances.map(({ median }) => inDollars(median)),
      'Tankless water heater',
      'Jun 15, 2031*',
      ...budget.sources.map(({ title }) => title.slice(0, 30)),
    ])
      expect(text).toContain(said)
    for (const [index, page] of pages.entries())
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
    expect(pages.length).toBeGreaterThan(2)
    for (const secret of [email, email.split('@')[0] ?? '', userId, home.id]) {
      expect(text).not.toContain(secret)
      expect(source).not.toContain(secret)
    }
  })

  test('shows no likely range for a year whose range does not contain the expected amount', async () => {
    const { api, token, add } = await signUpHomeowner(world)
    const home = await add({ structures: {}, appliances: { dryer: { age: 9 } } })
    const query = `?propertyId=${home.id}&years=3`
    const [rest] = (await api.get<Budget>(`/v1/plan/budget${query}`)).body.periods
    expect(rest?.real).toMatchObject({ low: 0, high: 0 })
    expect(rest?.real.expected).toBeGreaterThan(0)
    const text = readPdf((await print(token, query)).bytes).pages.join('\n')
    expect(text).toMatch(new RegExp(`Rest of 2026\\s+\\${inDollars(rest?.real.expected)}\\s+–\\s+–\\s`))
  })

  test('lists each component under its home if it covers several homes', async () => {
    const { api, token } = await signUp(world)
    const streets = Array.from({ length: 8 }, (_, index) => `${index + 1} Elm St`)
    const parts = { structures: { furnace: 18 }, appliances: {} }
    await addHomes(api, ...streets.map((street) => aHome({ street, ...parts })))
    const { pages } = readPdf((await print(token, '?years=1')).bytes)
    const text = pages.join('\n')
    expect(text).toContain('8 homes')
    expect(text).toContain('and 2 more')
    expect(text.split('Furnace')).toHaveLength(9)
    const places = streets.map((street) => text.lastIndexOf(`\n${street}, Austin, TX`))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  test('writes European letters unchanged, and replaces letters that its fonts lack', async () => {
    const { token, add } = await signUpHomeowner(world)
    await add({ street: '7½ Łódź Šťastná ṭ 中', appliances: { dryer: { age: 3 } } })
    const [page] = readPdf((await print(token)).bytes).pages
    expect(page).toContain('7 1/2 Łódź Šťastná t ?')
  })

  test('is one page with a message if there are no components', async () => {
    const { token } = await signUp(world)
    const { statusCode, bytes } = await print(token)
    expect(statusCode).toBe(200)
    const { pages } = readPdf(bytes)
    expect(pages).toHaveLength(1)
    expect(pages[0]).toContain('There is nothing to plan for yet')
  })

  test('returns 404 for another customer’s home', async () => {
    const { add } = await signUpHomeowner(world)
    const home = await add()
    const stranger = await signUp(world)
    for (const id of [home.id, 'x'])
      expect((await print(stranger.token, `?propertyId=${id}`)).statusCode).toBe(404)
  })

  test.each(['years=0', 'years=31', 'inflation=1', 'propertyId=x&years=0'])(
    'returns 422 for the query “%s”',
    async (query) => {
      const { token } = await signUp(world)
      expect((await print(token, `?${query}`)).statusCode).toBe(422)
    },
  )
})

test('the axis of the report’s chart covers every amount in a few round steps', () => {
  for (const most of [1, 7, 99, 1_000, 6_322, 12_457, 998_001, 3.2e9]) {
    const ticks = ticksUpTo(most)
    expect(ticks[0]).toBe(0)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
    expect(ticks.at(-2)).toBeLessThan(most)
    expect(ticks.length).toBeGreaterThanOrEqual(3)
    expect(ticks.length).toBeLessThanOrEqual(6)
  }
})
