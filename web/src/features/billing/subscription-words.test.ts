import { describe, expect, test } from 'vitest'
import type { Subscription } from './api.ts'
import { wordsFor, wordsForIncident } from './subscription-words.ts'

const active: Subscription = {
  subscriptionEnd: '2026-12-21T15:00:00.000Z',
  accessEnd: '2026-12-28T15:00:00.000Z',
  cancelAtPeriodEnd: false,
  isPaid: true,
  status: 'active',
  canResume: false,
  hasBillingPortal: true,
  incidents: [],
}
const day = new Date('2026-12-28T15:00:00.000Z').toLocaleDateString()

describe('the description of a subscription', () => {
  test.each<[string, Partial<Subscription>, object]>([
    ['an active subscription has no next step', {}, { status: 'Active' }],
    [
      'with an open checkout, the next step is to pay',
      { status: 'checkout_open', isPaid: false },
      { next: 'pay' },
    ],
    ['without a checkout, the next step is to pay', { status: 'none', isPaid: false }, { next: 'pay' }],
    [
      'a canceled subscription can be resumed',
      { cancelAtPeriodEnd: true, canResume: true },
      { status: 'Canceled, active until the end date', next: 'resume' },
    ],
    [
      'a canceled subscription that cannot be resumed has no next step',
      { cancelAtPeriodEnd: true },
      { status: 'Canceled, active until the end date' },
    ],
    [
      'a past due subscription has a warning with the day until which everything works',
      { status: 'past_due' },
      {
        status: 'Payment failed',
        next: 'update-card',
        warning: `Your card was declined. Everything works until ${day}: update your card by then to keep it so.`,
      },
    ],
    [
      'a past due subscription without access has a warning that the time is over',
      { status: 'past_due', isPaid: false },
      {
        status: 'Payment failed',
        next: 'update-card',
        warning: 'Your card was declined, and the time to update it is over. Update your card to continue.',
      },
    ],
    [
      'after an ended subscription, the next step is to subscribe again',
      { status: 'ended', isPaid: false },
      { status: 'Ended', next: 'subscribe-again' },
    ],
  ])('matches its state: %s', (_name, change, words) => {
    expect(wordsFor({ ...active, ...change })).toMatchObject(words)
    if (!('next' in words)) expect(wordsFor({ ...active, ...change })).not.toHaveProperty('next')
  })
})

describe('the description of a refund or dispute', () => {
  const incident = {
    kind: 'refund',
    status: 'full',
    amount: 99,
    happenedAt: '2026-12-28T15:00:00.000Z',
  } as const
  test.each<[Partial<Subscription['incidents'][number]>, string]>([
    [{}, `$99.00 of your payment of ${day} was refunded.`],
    [
      { kind: 'dispute', status: 'open' },
      `Your bank asks for $99.00 back (${day}). If you did not mean that, please contact support.`,
    ],
    [{ kind: 'dispute', status: 'won' }, `The dispute of $99.00 (${day}) is settled: your payment stands.`],
    [
      { kind: 'dispute', status: 'lost' },
      `Your bank took $99.00 back (${day}), so the subscription was ended.`,
    ],
  ])('is a sentence with amount and date for the incident %j', (change, words) => {
    expect(wordsForIncident({ ...incident, ...change })).toBe(words)
  })
})
