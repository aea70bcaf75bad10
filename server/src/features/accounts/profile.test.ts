import type { Problem } from '@home-pulse/contract/errors'
import type { updateProfile } from '@home-pulse/contract/features/accounts/accounts'
import type { RouteResponse } from '@home-pulse/contract/route'
import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { signUp } from '../../../test/harness/fixtures/factories.ts'
import { type Api, useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()
type Profile = RouteResponse<typeof updateProfile>
const save = (api: Api, names: unknown) => api.put<Profile>('/v1/customers/profile', names)

describe('a profile update', () => {
  // spec: 05-32, 08-09
  test('stores trimmed names and returns a token that contains them', async () => {
    const { api, userId, email, password } = await signUp(world)
    const { status, body } = await save(api, { firstName: '  Ada ', lastName: 'Lovelace' })
    expect(status).toBe(200)
    const profile = { user_id: userId, email, first_name: 'Ada', last_name: 'Lovelace' }
    expect(body).toEqual({ ...profile, token: expect.any(String) })
    expect(decodeJwt(body.token)).toMatchObject(profile)
    for (const bearer of [world.api(body.token), api])
      expect((await bearer.get('/v1/properties')).status).toBe(200)
    const login = await world.api().post<{ token: string }>('/v1/customers/login', { email, password })
    expect(decodeJwt(login.body.token)).toMatchObject(profile)
  })

  // spec: 07-24
  test.each([
    [undefined, ['']],
    [{}, ['firstName', 'lastName']],
    [{ firstName: ' ', lastName: null }, ['firstName', 'lastName']],
    [{ firstName: 'A', lastName: 'x'.repeat(101) }, ['lastName']],
    [{ firstName: 'A\u0000', lastName: 'B' }, ['firstName']],
  ])('returns 422 and names the missing or invalid fields of the body %j', async (names, paths) => {
    const { api, email, password } = await signUp(world)
    const answer = await api.put<Problem>('/v1/customers/profile', names)
    expect(answer.status).toBe(422)
    expect(answer.body.issues?.map(({ path }) => path)).toEqual(paths)
    const login = await world.api().post<{ token: string }>('/v1/customers/login', { email, password })
    expect(decodeJwt(login.body.token)).toMatchObject({ first_name: '', last_name: '' })
  })

  test('changes only the signed-in user, and returns 401 without a token', async () => {
    const [ada, bob] = [await signUp(world), await signUp(world)]
    await save(ada.api, { firstName: 'Ada', lastName: 'Lovelace' })
    const login = await world.api().post<{ token: string }>('/v1/customers/login', bob)
    expect(decodeJwt(login.body.token).first_name).toBe('')
    expect((await save(world.api(), { firstName: 'A', lastName: 'B' })).status).toBe(401)
  })
})
