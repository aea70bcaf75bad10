import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect } from 'vitest'
import type { World } from '../harness.ts'

/** Returns all emails to an address so far, oldest first, from the server's mail folder. */
export async function mailsTo({ dataDir }: Pick<World, 'dataDir'>, email: string): Promise<Email[]> {
  const folder = join(dataDir, 'mail')
  // The names of finished files. Files that are still being written have other names.
  const names = (await readdir(folder).catch((): string[] => [])).filter((name) => name.endsWith('.eml'))
  const files = await Promise.all(names.toSorted().map((name) => readFile(join(folder, name))))
  const parsed = files.filter((bytes) => mayBeTo(bytes, email)).map((bytes) => PostalMime.parse(bytes))
  return (await Promise.all(parsed)).filter(
    ({ to }) => to?.[0]?.address?.toLowerCase() === email.toLowerCase(),
  )
}

/** Returns true if the email may be to this address. Few of the thousands of files then have to be parsed. */
export const mayBeTo = (bytes: Buffer, email: string): boolean =>
  bytes.toString('latin1').toLowerCase().includes(email.toLowerCase())

/**
 * How long and how often to poll for emails. The limit is long, because the mail library is loaded with the first email
 * of a run.
 */
export const patience = { timeout: 10_000, interval: 15 }

/**
 * Waits until this many emails with a subject were sent to an address. Emails are sent in the background, so this first
 * waits for the background tasks. Then it polls, which costs time, because each poll reads all emails.
 */
export async function expectMails(
  world: Pick<World, 'app' | 'dataDir'>,
  email: string,
  subject: string,
  count = 1,
): Promise<Email[]> {
  await world.app.backgroundTasks.finish()
  let mails: Email[] = []
  const readMails = async () => {
    mails = (await mailsTo(world, email)).filter((mail) => mail.subject === subject)
    return mails
  }
  await expect.poll(readMails, patience).toHaveLength(count)
  return mails
}

export const tokenIn = (mail: Email | undefined, page: string): string =>
  new RegExp(`/${page}#([\\w.-]+)`).exec(mail?.text ?? '')?.[1] ?? ''

/**
 * Turns off the emails about due tasks and replacements for all customers so far. Otherwise the jobs would compose
 * emails for customers of earlier tests.
 */
export async function turnOffMails({ store }: Pick<World, 'store'>): Promise<void> {
  const text = 'update customers set weekly_mail = false, due_mail = false'
  await store.asSuperuser(({ query }) => query({ name: 'test_turn_off_mails', text }))
}
