import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect } from 'vitest'
import type { World } from './harness.ts'

/** All mails to an address so far, oldest first, as the server without a mail server keeps them. */
export async function mailsTo({ dataDir }: Pick<World, 'dataDir'>, email: string): Promise<Email[]> {
  const folder = join(dataDir, 'mail')
  // Beside them lies what is still being written.
  const names = (await readdir(folder).catch((): string[] => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(
    names.toSorted().map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  )
  return mails.filter(({ to }) => to?.[0]?.address?.toLowerCase() === email.toLowerCase())
}

/** The first mail of a run waits for the library that writes it, too. */
export const patience = { timeout: 10_000 }

/** The mails with a subject to an address, once there are so many: no answer waits for a mail, so the tests do. */
export async function expectMails(
  world: Pick<World, 'dataDir'>,
  email: string,
  subject: string,
  count = 1,
): Promise<Email[]> {
  const theirs = async () => (await mailsTo(world, email)).filter((mail) => mail.subject === subject)
  await expect.poll(theirs, patience).toHaveLength(count)
  return theirs()
}

/** The token of the link to a page in a mail. */
export const tokenIn = (mail: Email | undefined, page: string): string =>
  new RegExp(`/${page}#([\\w.-]+)`).exec(mail?.text ?? '')?.[1] ?? ''
