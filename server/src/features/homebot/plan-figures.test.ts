import type { needsAttention } from '@home-pulse/contract/features/attention/attention'
import type { Appliance, Structure } from '@home-pulse/contract/features/components/components'
import type { HomebotAnswer } from '@home-pulse/contract/features/homebot/homebot'
import type { Budget } from '@home-pulse/contract/features/plan/budget'
import type { Reserve } from '@home-pulse/contract/features/plan/reserve'
import type { RouteResponse } from '@home-pulse/contract/route'
import { inLikelyRange } from '@home-pulse/lifecycle/wording'
import { beforeAll, describe, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()
const formatDollars = (amount: number) => `$${amount.toLocaleString('en-US')}`

let customer: Customer
let path: string
let roof: Structure
let dryer: Appliance
beforeAll(async () => {
  customer = await signUp(world)
  const [home] = await addHomes(
    customer.api,
    aHome({ structures: { roof: 19 }, appliances: { water_heater: { age: 9 }, dryer: { age: 10 } } }),
  )
  path = `/v1/properties/${home?.id}`
  roof = (await customer.api.get<Structure[]>(`${path}/structures`)).body[0] as Structure
  const appliances = (await customer.api.get<Appliance[]>(`${path}/appliances`)).body
  dryer = appliances.find((row) => row.appliance_type === 'dryer') as Appliance
})

const ask = async (question: string, conversationId?: string | null) =>
  (
    await customer.api.post<HomebotAnswer>('/v1/home-bot/ask-lifecycle-question', {
      ...{ question, applianceAge: 0, conversationId },
    })
  ).body
const plan = async (query: string) =>
  (await customer.api.get<Budget>(`/v1/plan/budget?${query}`)).body.periods

describe('an answer about what is due in a later year', () => {
  test('lists the replacements of that year, or all until its end if the question says “before” the year after it', async () => {
    const year = Number(dryer.forecasted_replacement_date.slice(0, 4))
    const { response } = await ask(`what replacements are due in ${year}?`)
    expect(response).toMatch(new RegExp(`^\\d+ replacements? planned in ${year}, the earliest first:`))
    expect(response).toContain('The dryer at ')
    expect((await ask(`what replacements are due before ${year + 1}?`)).response).toMatch(
      new RegExp(`^\\d+ replacements? planned until the end of ${year}, `),
    )
  })

  test('names the next replacement if none is planned in that year', async () => {
    const { response } = await ask('what replacements are due in 2079?')
    expect(response).toMatch(/^No replacement is planned in 2079\. The next is the /)
  })

  test('is in Spanish if the question is', async () => {
    const year = Number(dryer.forecasted_replacement_date.slice(0, 4))
    const { response } = await ask(`¿qué vence en ${year}?`)
    expect(response).toMatch(new RegExp(`^Reemplazos planificados en ${year}: \\d+\\.`))
    expect(response).toContain('La secadora en ')
    expect((await ask('¿qué vence en 2079?')).response).toMatch(
      /^Ningún reemplazo está planificado en 2079\. Lo siguiente es /,
    )
  })
})

describe('a budget question that names a period', () => {
  test.each([
    ['what will I spend in the next 12 months', 1],
    ['how much money do I need over the next decade', 10],
  ])('gets the figures of /plan for that number of years from today: %s', async (question, years) => {
    const periods = await plan(`years=${years}&cut=from_today`)
    const amount = (periods.at(-1) as Budget['periods'][number]).real_to_date
    const { response } = await ask(question)
    const span = years === 1 ? '12 months' : `${years} years`
    expect(response).toContain(`Over the next ${span}, expect to spend ${formatDollars(amount.expected)} on`)
    expect(response.toLowerCase()).toContain(inLikelyRange(amount))
  })

  test.each([
    ['how much will I spend next year', '2027'],
    ['what is my budget for this year', '2026'],
  ])('gets the figures of /plan for that calendar year: %s', async (question, year) => {
    const period = (await plan('years=10&drivers=20')).find((one) => one.year === Number(year))
    const { response } = await ask(question)
    expect(response).toContain(`expect to spend ${formatDollars(period?.real.expected ?? -1)} on`)
    expect(response).toContain(year)
    expect(response.toLowerCase()).toContain(
      inLikelyRange(period?.real ?? { expected: -1, low: -1, high: -1 }),
    )
    for (const driver of period?.drivers.slice(0, 3) ?? [])
      if (driver.expected > 0) expect(response).toContain(`: ${formatDollars(driver.expected)}`)
    expect(response).not.toContain('5 years,')
  })

  test('is answered up to the end of the named year', async () => {
    const period = (await plan('years=10')).find((one) => one.year === 2030)
    const { response } = await ask('how much will I spend through 2030?')
    expect(response).toContain(
      `From today to the end of 2030, expect to spend ${formatDollars(period?.real_to_date.expected ?? -1)} on`,
    )
  })

  test('can be followed by a short question about another year', async () => {
    const first = await ask('budget for 2027')
    const { response } = await ask('and for 2028?', first.conversation_id)
    const period = (await plan('years=10')).find((one) => one.year === 2028)
    expect(response).toContain(`In 2028, expect to spend ${formatDollars(period?.real.expected ?? -1)} on`)
  })

  test('gets an answer that names the limit of 30 years if the year is too far ahead', async () => {
    expect((await ask('budget for 2090')).response).toContain('at most 30 years')
  })
})

describe('a budget question that names a component', () => {
  test('is answered for that component alone', async () => {
    const question = 'how much should I set aside each month for the roof?'
    const [last] = (await plan(`componentId=${roof.id}&years=5&cut=from_today`)).slice(-1)
    const { response, subject } = await ask(question)
    expect(response).toContain(
      `expect to spend ${formatDollars(last?.real_to_date.expected ?? -1)} on your roof`,
    )
    expect(response).toContain(formatDollars(roof.estimated_replacement_cost))
    expect(subject?.component_id).toBe(roof.id)
    const [whole] = (await plan('years=5&cut=from_today')).slice(-1)
    expect(response).not.toContain(formatDollars(whole?.real_to_date.expected ?? -1))
  })

  test('can also name a period', async () => {
    const [period] = (await plan(`componentId=${roof.id}&years=1&cut=from_today`)).slice(-1)
    const { response } = await ask('how much should I set aside for my roof over the next 12 months?')
    expect(response).toContain(
      `Over the next 12 months, expect to spend ${formatDollars(period?.real_to_date.expected ?? -1)} on your roof`,
    )
  })
})

describe('a value that the owner set', () => {
  test('is stated before the estimate in an answer about a date', async () => {
    const url = `${path}/appliances/forecasted-date`
    const set = (forecastedReplacementDate: string | null) =>
      customer.api.put(url, {
        applianceType: 'dryer',
        forecastedReplacementDate,
        applianceId: dryer.id,
      })
    await set('2044-05-01')
    const asked = [
      await ask('when should I replace my dryer?'),
      await ask('How long will my dryer last?'),
      await ask('my dryer is 10 years old, how long will it last?'),
    ]
    await set('2026-10-02')
    const passed = await ask('when should I replace my dryer?')
    await set(null)
    for (const { response } of asked) {
      expect(response).toMatch(/^You set the date for your dryer .* yourself: May 1, 2044\./)
      expect(response).toContain('My own estimate is')
    }
    expect(passed.response).toMatch(
      /^You set the date for your dryer .* yourself: October 2, 2026, which has passed\./,
    )
    expect((await ask('when should I replace my dryer?')).response).not.toContain('You set')
  })

  test('is stated before the estimate in an answer about a cost', async () => {
    const set = (estimated_replacement_cost: number | null) =>
      customer.api.put(`${path}/appliances`, {
        applianceUpdates: [{ id: dryer.id, estimated_replacement_cost }],
      })
    await set(4_321)
    const { response } = await ask('what does it cost to replace my dryer?')
    const several = await ask('what would my dryer and my roof cost?')
    const compared = await ask('which should I replace first, my dryer or my roof?')
    expect(response).toMatch(
      /^You set the cost of replacing your dryer .* yourself: \$4,321\. My own estimate/,
    )
    expect(several.response).toContain('$4,321')
    expect(compared.response).toContain('$4,321')
  })
})

describe('a monthly amount in HomeBot’s answer', () => {
  let expected: number
  let choices: Reserve['choices']
  beforeAll(async () => {
    expected = (await plan('years=5&cut=from_today')).at(-1)?.real_to_date.expected ?? 0
    choices = (await customer.api.get<Reserve>('/v1/plan/reserve')).body.choices
  })

  test.each(['what should i put away each month', 'cuanto deberia ahorrar al mes'])(
    'is the expected spending of the plan, divided by its months: %s',
    async (question) => {
      const monthly = formatDollars(Math.ceil(expected / 60)).slice(1)
      expect((await ask(question)).response).toMatch(
        new RegExp(`^(?:Set aside about|Ahorre unos) \\$${monthly} (?:a month|al mes)`),
      )
    },
  )

  test('lies between the plan’s monthly amounts for the two starting sums nearest to the stated savings', async () => {
    const question = 'what should i set aside each month if i have 6000 in the bank'
    const at = choices.findLastIndex(({ starting_sum: start }) => start <= 6000)
    const [, said = ''] =
      /^With \$6,000 to start, set aside about \$([\d,]+) a month/.exec((await ask(question)).response) ?? []
    const monthly = Number(said.replace(',', ''))
    // The plan states the monthly amount for several starting amounts. With $6,000, it is between those of the two
    // nearest ones.
    expect(monthly).toBeLessThanOrEqual(choices[at]?.monthly ?? 0)
    expect(monthly).toBeGreaterThan(choices[at + 1]?.monthly ?? 0)
  })

  test.each([
    ['if i save 300 a month starting from zero am i good', 0],
    ['ive got 4 grand and do 200 a month. enough?', 4000],
  ])('agrees with the plan for the starting sum that the question states: %s', async (question, start) => {
    const [, said = ''] = /about \$([\d,]+) a month/.exec((await ask(question)).response) ?? []
    const monthly = Number(said.replace(',', ''))
    if (start === 0) return expect(monthly).toBe(choices[0]?.monthly)
    const { body: after } = await customer.api.get<Reserve>(
      `/v1/plan/reserve?balance=${start}&monthlyContribution=${monthly}`,
    )
    expect(Math.abs(after.starting_sum - start)).toBeLessThan(150)
  })

  test('is the one that the question names, if any, and the answer adds the starting sum that the plan needs then', async () => {
    const { body } = await customer.api.get<Reserve>('/v1/plan/reserve?monthlyContribution=50')
    const said = `With $50 a month, a start of ${formatDollars(body.starting_sum)} lasts`
    expect((await ask('what if i save 50 a month')).response).toContain(said)
  })
})

test.each([
  [['cheapest year of the next five'], /The cheapest year is 20(?:27|28|29|30|31), with \$/],
  [['2027 to 2030 total'], /^From 2027 to 2030, expect to spend \$/],
  [['what is the worst year ahead'], /^From today to the end of 2036/],
  [
    ['when should I replace the oak roof', 'and the effect on the budget?'],
    /^Over the next 5 years, expect to/,
  ],
  [['what will oak cost in 2028', 'what if the dryer dies in 2028 for sure'], /That leaves out the dryer/],
  [['I have 10k saved, is that enough?', 'what if I had 20k'], /You have \$20,000/],
  [['suppose the roof at oak ends up at 20k'], /^With \$20,000 for the roof.*a month more/],
  [['starting with 8500, adding 400/mo for oak, ok?'], /\$8,500 to start/],
  [['5500 in the pot plus 225/mo, oak st'], /\$5,500 to start.*\$225/s],
  [['if i put away 90 a month can i afford the oak water heater when it goes'], /a month for \d+ months/],
  [['monthly amount for the oak roof by 2030'], /^Set aside \$\d+ a month: .* new roof by January 1, 2030\./],
  [['what a month for a new water heater at oak in 3 years'], /^Set aside .* by November 21, 2029\./],
  [['cuanto ahorrar al mes para el techo de oak en octubre'], /^Ahorre .* para un techo .*octubre de 2027/],
  [
    ['oak dryer: how much monthly should i save'],
    /^Set aside \$\d+ a month: that makes \$[\d,]+ for a new dryer/,
  ],
])('HomeBot answers %j with amounts of the plan', async (messages, expected) => {
  let answer: HomebotAnswer | undefined
  for (const message of messages) answer = await ask(message, answer?.conversation_id)
  expect(answer?.response).toMatch(expected)
})

test('HomeBot lists due components in the order of the attention list', async () => {
  const { api, userId } = await signUp(world)
  // The washer is due earlier. The old roof is more likely to fail and costs more, so the list begins with it.
  const parts = { structures: { roof: 30 }, appliances: { washer: { age: 1 } } }
  const [home] = await addHomes(api, aHome(parts))
  await api.put(`/v1/properties/${home?.id}/structures`, {
    structureUpdates: [{ structure_type: 'roof', forecasted_replacement_date: '2027-09-01' }],
  })
  await api.put(`/v1/properties/${home?.id}/appliances`, {
    applianceUpdates: [{ appliance_type: 'washer', forecasted_replacement_date: '2026-12-01' }],
  })
  const { body: list } = await api.get<RouteResponse<typeof needsAttention>>(
    `/v1/properties/${userId}/needs-attention`,
  )
  expect(list.managementItems.map(({ name }) => name)).toEqual(['roof', 'washer'])
  const question = { question: 'What is due this year?' }
  const { body } = await api.post<HomebotAnswer>('/v1/home-bot/ask-lifecycle-question', question)
  const said = body.response.split('\n').filter((line) => line.startsWith('•'))
  expect(said.slice(0, 2)).toEqual([expect.stringMatching(/roof/i), expect.stringMatching(/washer/i)])
})
