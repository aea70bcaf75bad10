import type { View } from '@home-pulse/contract/features/portfolio/views'
import { maxViews } from '@home-pulse/contract/terms'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()
let ada: Customer

beforeEach(async () => {
  ada = await signUp(world)
})

const path = '/v1/properties/views'
const save = (name: string, search: string, { api } = ada) => api.put<View>(path, { name, search })
const listed = async ({ api } = ada) => (await api.get<View[]>(path)).body

describe('saved views of the table of homes', () => {
  test('are listed from A to Z with their search parameters', async () => {
    const late = await save('to sell', 'tag=to+sell&sort=cost&order=desc')
    const early = await save('Ohio', 'state=OH')
    expect(early.body).toEqual({ id: expect.any(String), name: 'Ohio', search: 'state=OH' })
    expect(await listed()).toEqual([early.body, late.body])
  })

  test('keep their id and get the new search parameters when saved again under the same name', async () => {
    const { body: before } = await save('Ohio', 'state=OH')
    const { body: after } = await save('Ohio', 'state=OH&sort=age')
    expect(after).toEqual({ ...before, search: 'state=OH&sort=age' })
    expect(await listed()).toEqual([after])
  })

  test('disappear when deleted, and a second deletion returns 404', async () => {
    const { body } = await save('Ohio', 'state=OH')
    expect((await ada.api.delete(`${path}/${body.id}`)).body).toEqual({ id: body.id })
    expect(await listed()).toEqual([])
    expect((await ada.api.delete(`${path}/${body.id}`)).status).toBe(404)
  })

  test('cannot be read or deleted by another customer', async () => {
    const eve = await signUp(world)
    const { body } = await save('Ohio', 'state=OH')
    expect(await listed(eve)).toEqual([])
    expect((await eve.api.delete(`${path}/${body.id}`)).status).toBe(404)
    expect(await listed()).toHaveLength(1)
  })

  test('are refused with 409 above the maximum number, but an existing one can still be replaced', async () => {
    for (let n = 1; n <= maxViews; n += 1) await save(`View ${n}`, '')
    const { status, body } = await save('One more', '')
    expect([status, body]).toMatchObject([409, { code: 'too_many_views' }])
    expect((await save('View 1', 'state=TX')).status).toBe(200)
    expect(await listed()).toHaveLength(maxViews)
  })

  test.each([
    ['a blank name', { name: ' ', search: '' }],
    ['a name of 61 characters', { name: 'x'.repeat(61), search: '' }],
    ['search parameters of 601 characters', { name: 'x', search: 'x'.repeat(601) }],
  ])('are refused with %s', async (_what, body) => {
    expect((await ada.api.put(path, body)).body).toMatchObject({ code: 'invalid_request' })
    expect(await listed()).toEqual([])
  })
})
