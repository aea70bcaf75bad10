import { beforeEach, expect, test } from 'vitest'
import { leave } from '../../../../test/harness/fixtures/import-export-fixtures.ts'
import { expectMails, mailsTo } from '../../../../test/harness/peers/mailbox.ts'
import { useStripeWorld } from '../../../../test/stripe/world.ts'

const stripeWorld = useStripeWorld()
const { world, deliver } = stripeWorld
const actions = () => stripeWorld.stripe.act
const everyEvent = () => [...stripeWorld.stripe.ledger.events.values()]

const payingCustomer = () => stripeWorld.signUpAndPay({ hasMail: true })
const subjects = async (email: string) =>
  (await mailsTo(world, email)).map(({ subject }) => subject).filter((one) => one !== 'Confirm your email')

beforeEach(() => world.clock.set('2026-11-21T15:00:00Z'))

// spec: 12-18
test('a declined card causes one email per invoice, and the end of the subscription causes one email', async () => {
  const customer = await payingCustomer()
  world.clock.set('2026-12-21T15:00:00Z')
  const declined = actions().renew(customer.subscription, { isDeclined: true })
  await deliver(declined)
  await deliver(declined.map((event) => ({ ...event, id: `${event.id}_again` })))
  const [mail] = await expectMails(world, customer.email, 'Your card was declined')
  expect(mail?.text).toContain('Everything works until December 28, 2026')
  expect(mail?.text).toContain('https://pulse.example/profile#subscription')

  // Stripe sends no event when the grace period ends. The nightly job detects the end.
  for (const day of ['2026-12-29', '2026-12-30']) {
    world.clock.set(`${day}T15:00:00Z`)
    await world.app.jobs.runDue()
  }
  const [end] = await expectMails(world, customer.email, 'Your subscription has ended')
  expect(end?.text).toContain('we got no other card by December 28, 2026')
  await deliver(everyEvent().slice(-2))
  expect(await subjects(customer.email)).toEqual(['Your card was declined', 'Your subscription has ended'])
})

// spec: 12-18
test('the end of a cancelled subscription causes an email, unless Stripe reports the end a month late', {
  tags: ['long'],
}, async () => {
  const [customer, longGone] = [await payingCustomer(), await payingCustomer()]
  for (const one of [customer, longGone]) await deliver(actions().cancelOnPortal(one.subscription))
  world.clock.set('2026-12-21T15:00:00Z')
  await deliver(actions().end(customer.subscription))
  const [mail] = await expectMails(world, customer.email, 'Your subscription has ended')
  expect(mail?.text).toContain('It ended on December 21, 2026, and we do not charge you any more.')
  world.clock.set('2027-01-21T15:00:00Z')
  await deliver(actions().end(longGone.subscription))
  expect(await subjects(longGone.email)).toEqual([])
})

// spec: 12-18
test('an open dispute causes an email, and a refund causes one even after account deletion was requested', {
  tags: ['long'],
}, async () => {
  const customer = await payingCustomer()
  await deliver(actions().refund(customer.subscription, 4_000))
  await deliver(everyEvent().slice(-1))
  await expectMails(world, customer.email, 'We refunded $40.00')
  const { id, events } = actions().dispute(customer.subscription)
  await deliver(events)
  const [mail] = await expectMails(world, customer.email, 'Your bank asks for your payment back')
  expect(mail?.text).toContain('support@')
  await deliver(actions().decide(id, 'won'))

  await leave({ ...customer, api: await stripeWorld.as(customer) })
  await expectMails(world, customer.email, 'Your account will be deleted')
  await deliver([...actions().end(customer.subscription), ...actions().refund(customer.subscription, 5_900)])
  await expectMails(world, customer.email, 'We refunded $99.00')
  expect(await subjects(customer.email)).toHaveLength(4)
})
