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
 * Sends an email, and retries for `usefulMinutes` while the mail server is unavailable. Throws a `MailError` if the
 * email cannot be sent. Does nothing if the address is invalid, which is possible because users may sign up with any
 * text. If the response must not wait for it, call this in `backgroundTasks.run`.
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
