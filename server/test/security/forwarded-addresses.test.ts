import { expect, test } from 'vitest'
import { signUp } from '../harness/fixtures/factories.ts'
import { useOwnWorld } from '../harness/harness.ts'

const world = useOwnWorld({ TRUST_PROXY: '1' })

test('failed sign-ins are counted by the address from our own proxy, regardless of the addresses that the client adds', async () => {
  const { email } = await signUp(world)
  const guess = (invented: string, seen: string) =>
    world.app.inject({
      method: 'POST',
      url: '/v1/customers/login',
      headers: { 'x-forwarded-for': `${invented}, ${seen}` },
      payload: { email, password: 'wrong' },
    })
  for (let n = 1; n <= 10; n += 1)
    expect((await guess(`198.51.100.${n}`, '203.0.113.9')).statusCode).toBe(401)
  expect((await guess('198.51.100.99', '203.0.113.9')).statusCode).toBe(429)
  expect((await guess('198.51.100.99', '203.0.113.10')).statusCode).toBe(401)
})
