import type { HomebotAnswer } from '@home-pulse/contract/features/homebot/homebot'
import { expect, test } from 'vitest'
import { addHomes, aHome, signUp } from '../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()

async function askOwnerOf(homes: unknown[], question: string): Promise<string> {
  const { api } = await signUp(world)
  await addHomes(api, ...homes)
  const asked = { question, applianceAge: 0 }
  const { body } = await api.post<HomebotAnswer>('/v1/home-bot/ask-lifecycle-question', asked)
  return body.response
}

test.each(['how many parts are past their usual life', 'how many things do i have', 'cuantas cosas tengo'])(
  'HomeBot says that it looks at no more than 200 components: %s',
  async (question) => {
    const homes = Array.from({ length: 51 }, (_, home) => aHome({ street: `${home + 1} Elm St` }))
    expect(await askOwnerOf(homes, question)).toMatch(/no more than 200 components|a lo sumo 200 partes/)
  },
)

test('HomeBot announces no list of big failures to an owner without big parts', async () => {
  const home = aHome({ structures: {}, appliances: { stove: { age: 3 } } })
  const response = await askOwnerOf([home], 'how many repairs should i expect in the next 5 years')
  expect(response).toMatch(/^Until .* of your 1 stove to fail/)
  expect(response).not.toContain('likeliest big')
})
