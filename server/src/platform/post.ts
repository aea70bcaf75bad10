import type { Letter } from './letter.ts'
import { isMailAddress } from './mail.ts'
import type { Platform } from './platform.ts'
import { renderLetter } from './render-letter.ts'

/**
 * Sends a letter to a person's e-mail; to what is no address none goes, for people may sign up with any text. Where an
 * answer must not wait for it, call it within `errands.run`. Throws a `MailFault` when it did not go.
 */
export async function sendLetter(
  { config, mailer, makeId }: Pick<Platform, 'config' | 'mailer' | 'makeId'>,
  to: string,
  letter: Letter,
): Promise<void> {
  if (!isMailAddress(to)) return
  const sender = { origin: config.mail.origin, support: config.support }
  await mailer.send({ ...renderLetter(letter, sender), to, id: `letter.${makeId()}` })
}
