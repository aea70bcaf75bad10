import type { Letter } from './letter.ts'
import { isMailAddress } from './mail.ts'
import type { Platform } from './platform.ts'
import { renderLetter } from './render-letter.ts'

const dayMinutes = 24 * 60

/**
 * Sends a letter to a person's e-mail; to what is no address none goes, for people may sign up with any text. Where an
 * answer must not wait for it, call it within `errands.run`. A mail server that is away is tried again as long as the
 * letter is of use. Throws a `MailFault` when it will not go.
 */
export async function sendLetter(
  { clock, config, outbox, makeId }: Pick<Platform, 'clock' | 'config' | 'outbox' | 'makeId'>,
  to: string,
  letter: Letter,
  usefulMinutes = dayMinutes,
): Promise<void> {
  if (!isMailAddress(to)) return
  const sender = { origin: config.mail.origin, support: config.support }
  const mail = { ...renderLetter(letter, sender), to, id: `letter.${makeId()}` }
  await outbox.send(mail, clock.nowMs() + usefulMinutes * 60_000)
}
