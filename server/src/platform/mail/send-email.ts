import type { Clock } from '../config/clock.ts'
import type { Config } from '../config/config.ts'
import type { MakeId } from '../config/ids.ts'
import type { Email } from './email.ts'
import { isMailAddress } from './mail.ts'
import type { Outbox } from './outbox.ts'
import { renderEmail } from './render-email.ts'

interface MailServices {
  readonly clock: Clock
  readonly config: Config
  readonly outbox: Outbox
  readonly makeId: MakeId
}

const dayMinutes = 24 * 60

/**
 * Sends an email if the user's address is valid, because users may sign up with any text as address. Call it
 * within `backgroundTasks.run` if the response must not wait for it. During an outage of the mail server it
 * is retried for `usefulMinutes`. Throws a `MailFault` if the email cannot be sent.
 */
export async function sendEmail(
  { clock, config, outbox, makeId }: MailServices,
  to: string,
  email: Email,
  usefulMinutes = dayMinutes,
): Promise<void> {
  if (!isMailAddress(to)) return
  const sender = { origin: config.mail.origin, support: config.support }
  const mail = { ...renderEmail(email, sender), to, id: `letter.${makeId()}` }
  await outbox.send(mail, clock.nowMs() + usefulMinutes * 60_000)
}
