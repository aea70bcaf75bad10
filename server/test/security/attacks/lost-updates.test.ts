import { routes } from '@home-pulse/contract/routes'
import { beforeAll, describe, expect, test } from 'vitest'
import { rounds } from '../../../../scripts/vitest/rounds.ts'
import { makeIds } from '../../../src/platform/config/ids.ts'
import { Gate } from '../../../src/platform/tenancy/gate.ts'
import { expectProblem } from '../../harness/expect-problem.ts'
import { addHomes, aHome, type Customer, signUp } from '../../harness/fixtures/factories.ts'
import { useOwnWorld } from '../../harness/harness.ts'
import { rightToken } from './forged-tokens.ts'
import { buildFullAccount, type FullAccount } from './full-account.ts'
import { rowsOf } from './owned-rows.ts'
import { sendRequest } from './send-request.ts'
import { validRequests } from './valid-requests.ts'

const origin = 'https://pages.example'
const world = useOwnWorld({ CORS_ORIGINS: origin, RATE_LIMIT_PER_CUSTOMER: '1000' })

let ada: Customer
let home: string
let dryer: string
beforeAll(async () => {
  ada = await signUp(world)
  // With this many homes, the list is so long that the server compresses it.
  const homes = await addHomes(ada.api, ...Array.from({ length: 9 }, () => aHome()))
  home = `/v1/properties/${homes[0]?.id}`
  const { body } = await ada.api.get<{ id: string; appliance_type: string }[]>(`${home}/appliances`)
  dryer = String(body.find(({ appliance_type }) => appliance_type === 'dryer')?.id)
})

async function tagOf(url: string, { token } = ada, encoding = 'identity'): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': encoding }
  return String((await world.app.inject({ url, headers })).headers.etag)
}
const setAge = (homeAge: number, ifMatch: string) =>
  ada.api.put<{ code?: string }>(home, { homeAge }, { 'if-match': ifMatch })
const ageOf = async () => (await ada.api.get<{ age: number }>(home)).body.age

describe('concurrent PUTs', () => {
  // spec: P-31
  test.each<[string, () => string, (turn: number) => unknown]>([
    ['/v1/properties/{id}', () => home, (turn) => ({ homeAge: turn })],
    [
      '/v1/properties/{id}/appliances',
      () => `${home}/appliances`,
      (turn) => ({ applianceUpdates: [{ id: dryer, appliance_type: 'dryer', age_in_years: turn }] }),
    ],
  ])('with the same ETag return one 200, and 412 for the others, on %s', async (_name, urlOf, bodyOf) => {
    const url = urlOf()
    for (let round = 0; round < rounds(2, 5); round += 1) {
      const tag = await tagOf(url)
      const before = await rowsOf(world, ada.userId)
      const answers = await Promise.all(
        [1, 2, 3, 4].map((turn) => ada.api.put<unknown>(url, bodyOf(turn + 4 * round), { 'if-match': tag })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412])
      const after = await rowsOf(world, ada.userId)
      expect(after.audit_entries).toHaveLength((before.audit_entries?.length ?? 0) + 1)
      const winner = answers.find(({ status }) => status === 200)
      if (url === home) expect(winner?.body).toMatchObject({ age: await ageOf() })
    }
  })

  test('all succeed if they have no If-Match header', async () => {
    const answers = await Promise.all([1, 2].map((homeAge) => ada.api.put(home, { homeAge })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })
})

describe('If-Match', () => {
  test.each<[string, () => Promise<string> | string]>([
    ['the tag of the GET of the same URL', () => tagOf(home)],
    ['the tag of any other answer to the customer', () => tagOf('/v1/plan/tasks')],
    [
      'the tag of a compressed answer',
      async () => {
        const tag = await tagOf('/v1/properties', ada, 'br')
        expect(tag).toMatch(/^W\//)
        return tag
      },
    ],
    ['a list with the current tag', async () => `"other", W/"1.x.y" ,${await tagOf(home)}`],
    ['*', () => '*'],
  ])('accepts %s', async (_what, ifMatch) => {
    const homeAge = (await ageOf()) + 1
    expect((await setAge(homeAge, await ifMatch())).status).toBe(200)
    expect(await ageOf()).toBe(homeAge)
  })

  test('accepts yesterday’s ETag if no data has changed', async () => {
    const tag = await tagOf(home)
    world.clock.advance(24 * 60 * 60 * 1000)
    expect(await tagOf(home)).not.toBe(tag)
    expect((await setAge(50, tag)).status).toBe(200)
    world.clock.set('2026-11-21T15:00:00Z')
  })
})

describe('a write whose If-Match is not satisfied', () => {
  test.each<[string, () => Promise<string> | string]>([
    [
      'after any change of the customer',
      async () => {
        const tag = await tagOf(home)
        await addHomes(ada.api, aHome())
        return tag
      },
    ],
    [
      'after the same change by the same client',
      async () => {
        const tag = await tagOf(home)
        expect((await setAge(51, tag)).status).toBe(200)
        return tag
      },
    ],
    [
      'for a tag of another customer',
      async () => {
        const eve = await signUp(world)
        const version = (tag: string) => Number(tag.match(/^"(\d+)\./)?.[1])
        const wanted = version(await tagOf(home))
        while (version(await tagOf('/v1/properties', eve)) < wanted)
          await eve.api.put('/v1/customers/profile', { firstName: 'Eve', lastName: 'Dropper' })
        const tag = await tagOf('/v1/properties', eve)
        expect(version(tag)).toBe(wanted)
        return tag
      },
    ],
    ['for a truncated tag', async () => (await tagOf(home)).slice(0, -1)],
    ['for the version alone', async () => `${(await tagOf(home)).split('.')[0]}"`],
    [
      'for a forged hash',
      async () => (await tagOf(home)).replace(/\.(.)/, (_, c) => (c === 'A' ? '.B' : '.A')),
    ],
    ...[
      '',
      ' ',
      ',',
      '"',
      'W/',
      '"*"',
      '* , *',
      '*, "x"',
      'é"',
      '"1.',
      `"${'9'.repeat(4000)}."`,
      ','.repeat(9000),
    ].map((value): [string, () => string] => [`for ${JSON.stringify(value.slice(0, 20))}`, () => value]),
  ])('returns 412 and changes nothing: %s', async (_what, ifMatch) => {
    const value = await ifMatch()
    const before = await rowsOf(world, ada.userId)
    const answer = await world.app.inject({
      method: 'PUT',
      url: home,
      headers: { authorization: `Bearer ${ada.token}`, 'if-match': value },
      payload: { homeAge: 77 },
    })
    expectProblem(answer, 'precondition_failed')
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(await rowsOf(world, ada.userId)).toEqual(before)
  })
})

describe('a request with If-Match', () => {
  test('returns 404 for another customer’s resource, whatever If-Match contains', async () => {
    const eve = await signUp(world)
    for (const ifMatch of ['*', '"1.x.y"', await tagOf('/v1/properties', eve)]) {
      const headers = { 'if-match': ifMatch }
      expect((await eve.api.put(home, { homeAge: 3 }, headers)).status).toBe(404)
      expect((await eve.api.delete(home, headers)).status).toBe(404)
    }
  })

  test('returns 422 for an invalid body, even if its ETag is outdated', async () => {
    const answer = await ada.api.put(home, { homeAge: 'old' }, { 'if-match': '"1.x.y"' })
    expect(answer.status).toBe(422)
  })
})

describe('each PUT and DELETE of the contract', () => {
  const conditional = Object.keys(validRequests).flatMap((name) =>
    routes.filter((route) => route.name === name && ['PUT', 'DELETE'].includes(route.method)),
  )
  let fullAccount: FullAccount
  let staleTag: string
  let token: string
  beforeAll(async () => {
    fullAccount = await buildFullAccount(world, 'canary-of-the-account')
    staleTag = await tagOf('/v1/properties', fullAccount.customer)
    await fullAccount.customer.api.put('/v1/plan/reserve', { balance: 2000 })
    token = rightToken(world, fullAccount.customer)
  })
  const send = (route: (typeof conditional)[number], ifMatch: string) => {
    const { refusedWith: _none, ...request } = validRequests[route.name]?.(fullAccount) ?? {}
    return sendRequest(world, route, request, { authorization: `Bearer ${token}`, 'if-match': ifMatch })
  }

  // spec: P-31
  test.each(conditional.map((route) => [route.name, route] as const))(
    'the route “%s” returns 412 for a stale ETag and changes nothing',
    async (_name, route) => {
      const before = await rowsOf(world, fullAccount.customer.userId)
      expectProblem(await send(route, staleTag), 'precondition_failed')
      expect(await rowsOf(world, fullAccount.customer.userId)).toEqual(before)
    },
  )

  test.each(conditional.map((route) => [route.name, route] as const))(
    'the route “%s” succeeds with the current ETag, or with * if its responses carry no ETag',
    async (_name, route) => {
      const tag = String((await world.api(token).get('/v1/properties')).headers.etag)
      if (route.access === 'account') expectProblem(await send(route, tag), 'precondition_failed')
      const answer = await send(route, route.access === 'account' ? '*' : tag)
      expect(answer.statusCode, answer.body).toBe(route.status)
      if (route.access === 'account' && answer.body.includes('"token"')) token = answer.json().token
    },
  )
})

describe('a command that writes twice', () => {
  const setUp = async () => {
    const { userId } = await signUp(world)
    const gate = new Gate(world.store.database, world.clock, makeIds(world.clock))
    const owner = gate.createOwner(userId)
    const write = () =>
      gate.write(owner, { userId, action: 'twice' }, (sql) =>
        sql.execute(`update customers set created_at = created_at + interval '1 second'`),
      )
    return { gate, owner, write }
  }

  test('is not refused at its second write, although the first one raised the data version', async () => {
    const { gate, owner, write } = await setUp()
    const asked: number[] = []
    gate.requireVersion(owner, (version) => asked.push(version) === 1)
    await write()
    await write()
    expect(asked).toHaveLength(1)
  })

  test('is refused at both writes if its If-Match condition is not met', async () => {
    const { gate, owner, write } = await setUp()
    gate.requireVersion(owner, () => false)
    for (let turn = 0; turn < 2; turn += 1)
      await expect(write()).rejects.toMatchObject({ code: 'precondition_failed' })
  })
})

test('pages of allowed origins may read ETag and send If-Match', async () => {
  const asked = await world.app.inject({
    method: 'OPTIONS',
    url: home,
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,content-type,if-match',
    },
  })
  expect(asked.headers['access-control-allow-headers']).toContain('if-match')
  const read = await world.app.inject({
    url: home,
    headers: { origin, authorization: `Bearer ${ada.token}` },
  })
  expect(read.headers['access-control-expose-headers']).toContain('etag')
})
