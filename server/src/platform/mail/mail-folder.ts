import { readdir, readFile, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Clock, nowDate } from '../config/clock.ts'
import { writeDurably } from '../files/atomic-write.ts'
import type { Compose, Mailer } from './mail.ts'

/**
 * Writes emails as `.eml` files to the folder `mail` instead of sending them. The name of a file has the time and the
 * id of the email.
 */
export function openMailFolder(dataDir: string, clock: Clock, compose: Compose): Mailer {
  const folder = resolve(dataDir, 'mail')
  return {
    async forget(address) {
      const names = await readdir(folder).catch(() => [])
      for (const name of names) {
        const path = resolve(folder, name)
        const head = (await readFile(path, 'utf8')).split('\r\n\r\n', 1)[0] ?? ''
        const to = /^To: ([^\r]*(?:\r\n[ \t][^\r]*)*)/im.exec(head)?.[1]?.trim()
        if (to === address || to === `<${address}>`) await rm(path, { force: true })
      }
    },
    async send(mail) {
      // The library is loaded with the first email, so that the start of the server does not wait for it.
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const { message } = await transport.sendMail(compose(mail))
      const instant = nowDate(clock).toISOString().replace(/[:.]/g, '-')
      // The cast is safe: with `buffer: true` the message is a buffer.
      await writeDurably(folder, resolve(folder, `${instant}.${mail.id}.eml`), message as Buffer)
    },
  }
}
