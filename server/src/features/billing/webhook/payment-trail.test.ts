import type { Change } from '@home-pulse/contract/features/records/records'
import { beforeEach, expect, test } from 'vitest'
import { useStripeWorld } from '../../../../test/stripe/world.ts'

const stripeWorld = useStripeWorld()
const { world, deliver } = stripeWorld
const actions = () => stripeWorld.stripe.act

beforeEach(() => world.clock.set('2026-11-21T15:00:00Z'))

// spec: 12-20
test('the change history lists payment events under their own headings, with the payment provider as author', async () => {
  const customer = await stripeWorld.signUpAndPay()
  const { subscription, userId } = customer
  const api = await stripeWorld.as(customer)
  await api.put('/v1/customers/profile', { firstName: 'Ada', lastName: 'Lovelace' })
  await api.delete(`/v1/customers/${userId}/cancel-subscription`)
  await api.post(`/v1/customers/${userId}/resume-subscription`)
  world.clock.set('2026-12-21T15:00:00Z')
  await deliver(actions().renew(subscription))
  world.clock.set('2027-01-21T15:00:00Z')
  await deliver(actions().renew(subscription, { isDeclined: true }))
  await deliver(actions().settle(subscription))
  await deliver(actions().refund(subscription, 4_000))
  await deliver(actions().cancelOnPortal(subscription))
  await deliver(actions().end(subscription))

  const { body } = await (await stripeWorld.as(customer)).get<Change[]>('/v1/records/changes')
  const headings = body.map(({ title, by }) => [title, by]).toReversed()
  expect(headings.filter(([title]) => title !== 'Account created')).toEqual([
    ['Subscription started', 'payment'],
    ['Payment received', 'payment'],
    ['Name changed', 'you'],
    ['Subscription canceled', 'you'],
    ['Subscription resumed', 'you'],
    ['Payment received', 'payment'],
    ['Card declined', 'payment'],
    ['Payment received', 'payment'],
    ['Payment refunded', 'payment'],
    ['Subscription canceled', 'payment'],
    ['Subscription ended', 'payment'],
  ])
  const texts = body.flatMap(({ lines }) => lines.map(({ text }) => text))
  expect(texts).toEqual(
    expect.arrayContaining([
      'Account: last name changed from nothing to Lovelace',
      'Subscription: not renewed any more',
      'Subscription: renewed again',
      '$40 refunded so far',
    ]),
  )
})
