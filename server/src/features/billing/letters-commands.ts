import { nowDate } from '../../platform/clock.ts'
import type { Owner } from '../../platform/gate.ts'
import type { Letter } from '../../platform/letter.ts'
import type { Incident } from '../../platform/payments.ts'
import type { Platform } from '../../platform/platform.ts'
import { sendLetter } from '../../platform/post.ts'
import { declinedLetter, disputeLetter, endedLetter, refundLetter } from './letters-present.ts'
import { claimLetter, findPayer } from './letters-queries.ts'
import type { Subscription } from './queries.ts'

/** What ended longer ago is news to nobody: it was before letters were sent, or while the server was away for long. */
const newsMs = 7 * 24 * 60 * 60_000

/** Mails a customer whose card was declined, or whose subscription has ended: once of each, however often it is seen. */
export async function tellOfStanding(
  platform: Platform,
  owner: Owner,
  { status, accessUntil, invoiceRef, subscriptionRef }: Subscription,
): Promise<void> {
  const endedAgoMs = platform.clock.nowMs() - accessUntil.getTime()
  if (status === 'active' || !subscriptionRef || endedAgoMs > newsMs) return
  const wasDeclined = status === 'past_due'
  if (endedAgoMs >= 0)
    await tell(platform, owner, { kind: 'ended', about: subscriptionRef }, (to) =>
      endedLetter(to, { endedAt: accessUntil, wasDeclined }),
    )
  else if (wasDeclined && invoiceRef)
    await tell(platform, owner, { kind: 'declined', about: invoiceRef }, (to) =>
      declinedLetter(to, { accessUntil }),
    )
}

/** Mails a customer of a refund, or of a dispute that is open; once of each, and of each amount. */
export async function tellOfIncident(
  platform: Platform,
  owner: Owner,
  { id, kind, status, amountCents, happenedAt }: Incident,
): Promise<void> {
  if (kind === 'refund')
    await tell(platform, owner, { kind, about: `${id} ${amountCents}` }, (to) =>
      refundLetter(to, { amountCents, happenedAt }),
    )
  else if (status === 'open')
    await tell(platform, owner, { kind, about: id }, (to) => disputeLetter(to, { amountCents, happenedAt }))
}

type Addressed = Parameters<typeof refundLetter>[0]

/** Claimed first: a letter that is lost between the two is better than one that comes at every webhook. */
async function tell(
  platform: Platform,
  owner: Owner,
  about: { readonly kind: 'declined' | 'ended' | 'refund' | 'dispute'; readonly about: string },
  write: (to: Addressed) => Letter,
): Promise<void> {
  const { clock, config, errands, gate } = platform
  const actor = { userId: owner.customerId, action: 'tellOfPayment' }
  const payer = await gate.write(owner, actor, async (sql) => {
    const found = await findPayer(sql, owner)
    // Whoever left is told of their money, and of nothing else.
    if (!found || (found.has_left && about.kind !== 'refund')) return undefined
    return (await claimLetter(sql, owner, { ...about, sentAt: nowDate(clock) })) ? found : undefined
  })
  if (!payer) return
  const letter = write({
    ...{ firstName: payer.first_name, timeZone: payer.time_zone },
    ...{ origin: config.mail.origin, supportEmail: config.support.email },
  })
  errands.run('a mail about a payment', () => sendLetter(platform, payer.email, letter))
}
