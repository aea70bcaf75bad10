import type { HomebotAnswer } from '@home-pulse/contract/features/homebot/homebot'
import type { Budget } from '@home-pulse/contract/features/plan/budget'
import type { Reserve } from '@home-pulse/contract/features/plan/reserve'
import type { Property } from '@home-pulse/contract/features/properties/properties'
import { beforeAll, describe, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { aTenant } from '../../../test/harness/fixtures/landlord.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()
let ada: Customer
let house: Property
let flats: Property

const formatDollars = (amount: number) => `$${amount.toLocaleString('en-US')}`
const ask = async (question: string, { api } = ada, beside = {}) =>
  (await api.post<HomebotAnswer>('/v1/home-bot/ask-lifecycle-question', { question, ...beside })).body
    .response

beforeAll(async () => {
  ada = await signUp(world)
  ;[house, flats] = (await addHomes(
    ada.api,
    aHome({ street: '418 Juniper Lane', structures: { roof: 25 }, appliances: { dryer: { age: 9 } } }),
    aHome({
      ...{ street: '77 Maple Ave', isMultifamily: true, structures: {}, appliances: {} },
      units: [
        { unitNumber: '1A', appliances: { stove: { age: 4 } } },
        { unitNumber: '2B', appliances: {} },
      ],
    }),
  )) as [Property, Property]
  const units = await ada.api.get<{ unit_id: string }[]>(`/v1/properties/${flats.id}/units`)
  await ada.api.post(
    `/v1/properties/${house.id}/tenants`,
    aTenant({
      ...{ first_name: 'Grace', last_name: 'Hopper', current_rent: 1800 },
      ...{ contract_start_date: '2026-03-01', contract_end_date: '2027-02-28' },
    }),
  )
  await ada.api.post(
    `/v1/properties/${flats.id}/tenants`,
    aTenant({
      ...{ first_name: 'Alan', last_name: 'Turing', current_rent: 1200, unit_id: units.body[0]?.unit_id },
      ...{ contract_start_date: '2026-01-01', contract_end_date: '2026-12-31' },
    }),
  )
})

describe('an answer from the customer’s own records', () => {
  test('names the tenant of the home', async () => {
    const answer = await ask('Who lives at 418 Juniper Lane?')
    expect(answer).toContain('Grace Hopper')
    expect(answer).toContain('$1,800 a month, until February 28, 2027')
    expect(answer).not.toContain('Turing')
  })

  test.each([
    [
      'can I raise the rent at 418 Juniper Lane and by how much',
      /^Not before the current lease ends/,
      /\$1,800 a month, until/,
    ],
    [
      'how much can i increase Alan Turing’s rent',
      /^Not before the current lease ends/,
      /\$1,200 a month, until/,
    ],
    ['Grace Hopper wont pay. what can i do??', /^Talk to the tenant first/, /\$1,800/],
    ['my tenant at 418 Juniper Lane stopped paying', /^Talk to the tenant first/, /\$1,800/],
    ['Alan Turing is behind on rent again', /^Talk to the tenant first/, /\$1,200/],
    ['is unit 1A paid up', /^I cannot see that: payments of tenants are not recorded/, /\$1,200/],
    ['has Grace Hopper paid', /^I cannot see that/, /\$1,800/],
    ['did Alan Turing pay this month', /^I cannot see that/, /\$1,200/],
    [
      'best time to redo the stove in unit 1A without bugging the tenant',
      /^The lease of Alan Turing.* ends on December 31, 2026/,
      /while the place is empty/,
    ],
    [
      'when can i replace the roof at 418 Juniper Lane without disturbing the renter',
      /^The lease of Grace Hopper/,
      /empty/,
    ],
    ['do i have the manual for the dryer', /^No manual is stored here/, /model number/],
  ])('gives advice together with the record: %s', async (question, says, record) => {
    const answer = await ask(question)
    expect(answer).toMatch(says)
    expect(answer).toMatch(record)
  })

  test.each([
    ['how much rent does Grace Hopper pay', /^\$1,800 a month/],
    ['what if i raise Alan Turing’s rent by 5%', /^From \$1,200 to \$1,260/],
    ['when does the lease of Alan Turing end', /^The lease of Alan Turing/],
  ])('states the lease instead of advice if the question is about a tenancy: %s', async (question, says) => {
    expect(await ask(question)).toMatch(says)
  })

  test('names the lease that ends first', async () => {
    const answer = await ask('Whose lease ends next?')
    expect(answer).toMatch(
      /^The lease of Alan Turing ends first, on December 31, 2026 \(\d+ days from now\)\./,
    )
    expect(answer.indexOf('Turing')).toBeLessThan(answer.indexOf('Hopper'))
  })

  test('understands “the other one” as the other tenant in a conversation about leases and rents', async () => {
    let conversationId: string | null = null
    const say = async (question: string) => {
      const { body } = await ada.api.post<HomebotAnswer>('/v1/home-bot/ask-lifecycle-question', {
        ...{ question, conversationId },
      })
      conversationId = body.conversation_id
      return body.response
    }
    expect(await say('do i need to give Grace notice before her lease runs out, when is that again')).toMatch(
      /^The lease of Grace Hopper.* ends on February 28, 2027/,
    )
    expect(await say('and the other one')).toMatch(/^The lease of Alan Turing.* ends on December 31, 2026/)
    expect(await say('what is the rent there')).toMatch(/^\$1,200 a month/)
  })

  test('covers tasks until the end of 2027 if the question says “before 2028”', async () => {
    expect(await ask('list my tasks due before 2028')).toContain('December 31, 2027')
  })

  test('states the rent of all homes together and of one home', async () => {
    expect(await ask('How much rent do I get a month?')).toMatch(/^\$3,000 a month, from 2 current tenants\./)
    expect(await ask('how much do my tenants pay')).toMatch(/^\$3,000 a month/)
    expect(await ask('What rent do I collect?', ada, { propertyId: house.id })).toMatch(
      /^\$1,800 a month, from 1 current tenant\./,
    )
  })

  test('states rents to the cent, as the Tenants screen does', async () => {
    const eve = await signUp(world)
    const [home] = await addHomes(eve.api, aHome())
    const path = `/v1/properties/${home?.id}/tenants`
    await eve.api.post(
      path,
      aTenant({ current_rent: 1950.5, contract_start_date: '2024-02-01', contract_end_date: '2025-01-31' }),
    )
    expect(await ask('How much rent do I get a month?', eve)).toMatch(
      /^\$1,950\.50 a month, .* That is \$23,406 a year\.$/,
    )
    expect(await ask('¿Cuándo vencen mis contratos?', eve)).toMatch(
      /^El contrato de Grace Hopper, .* venció el/,
    )
  })

  test('lists vacant places', async () => {
    const answer = await ask('Which units are vacant?')
    expect(answer).toMatch(/^1 place has no current tenant:/)
    expect(answer).toContain('Unit 2B of 77 Maple Ave')
  })

  test('lists the tasks of this month, including those that the owner entered', async () => {
    await ada.api.post('/v1/plan/own-tasks', {
      ...{ propertyId: house.id, title: 'Oil the gate', dueOn: '2026-11-23', isWholeMonth: false },
    })
    const answer = await ask('What tasks are due this month?')
    expect(answer).toContain('by November 30, 2026')
    expect(answer).toContain('Oil the gate, 418 Juniper Lane, Austin, TX: due November 23, 2026')
  })

  test('counts the homes, and names the most expensive one with the figure of its budget', async () => {
    expect(await ask('How many homes do I have?')).toMatch(/^You have 2 homes on record, with 2 units\./)
    const { body } = await ada.api.get<Budget>(
      `/v1/plan/budget?propertyId=${house.id}&years=5&cut=from_today`,
    )
    const cost = formatDollars(body.periods[0]?.real.expected ?? 0)
    expect(await ask('Which home costs the most?')).toContain(
      `418 Juniper Lane, Austin, TX is expected to cost most: ${cost}.`,
    )
  })

  test.each([
    ['I have 10k saved, is that enough?', 10_000],
    ['we set aside 900 thousand dollars, are we covered?', 900_000],
  ])('states the reserve’s starting sum and the missing amount: %s', async (question, saved) => {
    const { body } = await ada.api.get<Reserve>(`/v1/plan/reserve?balance=${saved}`)
    const answer = await ask(question)
    expect(answer).toContain(`a start of ${formatDollars(body.starting_sum)}`)
    expect(answer).toContain(formatDollars(saved))
    if (body.to_add > 0) expect(answer).toContain(`${formatDollars(body.to_add)} are missing.`)
    else expect(answer).toMatch(/^Yes\./)
  })

  test('compares a stated monthly sum with the one that the reserve needs for the stated savings', async () => {
    const { body } = await ada.api.get<Reserve>('/v1/plan/reserve?balance=10000')
    const at = body.choices.findLastIndex(({ starting_sum: start }) => start <= 10_000)
    const answer = await ask('I have 10k saved. Will 5 dollars a month cover it all?')
    const needed = Number(/^Not quite.* about \$(\d+) a month/.exec(answer)?.[1])
    expect(needed).toBeLessThanOrEqual(body.choices[at]?.monthly ?? 0)
    expect(needed).toBeGreaterThan(body.choices[at + 1]?.monthly ?? 0)
    expect(await ask('I have 10k saved. Will 9,000 dollars a month cover it all?')).toMatch(/^Yes: /)
  })

  test('says that there are no tenants, tasks or homes if there are none', async () => {
    const bob = await signUp(world)
    expect(await ask('Whose lease ends next?', bob)).toMatch(/^No current lease has an end on record/)
    expect(await ask('Who are my tenants?', bob)).toMatch(/^No current tenant is on record/)
    expect(await ask('How many houses do I have?', bob)).toMatch(/^None yet/)
    expect(await ask('What chores are due this month?', bob)).toMatch(
      /^(?:No task of your own is due|You have nothing on record yet)/,
    )
  })
})

describe('an answer from the note that the owner wrote about a component', () => {
  beforeAll(async () => {
    const { body } = await ada.api.get<{ id: string }[]>(`/v1/properties/${house.id}/structures`)
    const entity = { fileName: 'roof.txt', entityType: 'structure', entityId: body[0]?.id }
    const made = await ada.api.post<{ noteUrl: string }>(`/v1/properties/${house.id}/notes`, entity)
    const url = new URL(made.body.noteUrl)
    const text = 'Dale looked at it in May 2026, two boots cracked.'
    await ada.api.put(url.pathname + url.search, text, { 'content-type': 'text/plain' })
  })

  test.each(['what did the roofer say last time', 'when was the roof at 418 Juniper Lane last looked at'])(
    'quotes the note, although the note does not name the component: %s',
    async (question) => {
      expect(await ask(question)).toMatch(/^Your notes say:[\s\S]*two boots cracked/)
    },
  )

  test('says how to delete the note', async () => {
    expect(await ask('erase my note about the cracked boots')).toMatch(
      /^I cannot delete a note: .* press “Delete”[\s\S]*two boots cracked/,
    )
  })
})
