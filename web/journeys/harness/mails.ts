import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect } from './journey.ts'

/**
 * Returns the newest email to this address that has a link to this page. Without a mail server, the product writes each
 * email to a file.
 */
async function newestMail(origin: string | undefined, email: string, page: string) {
  const folder = join(tmpdir(), `home-pulse-journeys-${new URL(origin ?? '').port}`, 'mail')
  let newest: { mail: Email; link: string } | undefined
  const files = (await readdir(folder).catch((): string[] => [])).filter((name) => name.endsWith('.eml'))
  for (const file of files.toSorted()) {
    const mail = await PostalMime.parse(await readFile(join(folder, file)))
    const link = new RegExp(`https?:\\S+/${page}#\\S+`).exec(mail.text ?? '')?.[0]
    if (mail.to?.[0]?.address === email && link) newest = { mail, link }
  }
  return newest
}

/** Waits for an email to this address with a link to this page, and returns the path and the fragment of the link. */
export async function waitForMailedLink(
  origin: string | undefined,
  email: string,
  page: string,
): Promise<string> {
  await expect.poll(() => newestMail(origin, email, page), { timeout: 15_000 }).toBeDefined()
  const { pathname, hash } = new URL((await newestMail(origin, email, page))?.link ?? '')
  return pathname + hash
}
