import type { needsAttention } from '@home-pulse/contract/features/attention/attention'
import type { HomebotAnswer } from '@home-pulse/contract/features/homebot/homebot'
import type { RouteResponse } from '@home-pulse/contract/route'
import { expect, test } from 'vitest'
import { addHomes, aHome, signUp } from '../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()

test('HomeBot lists due components in the order of the attention list', async () => {
  const { api, userId } = await signUp(world)
  // The washer has the earlier date. The old roof is more likely to fail and costs more.
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
