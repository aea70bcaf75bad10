import { readdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../config/clock.ts'
import { systemErrorCode } from '../errors/system-errors.ts'
import { writeDurably } from '../files/atomic-write.ts'
import { type Mail, MailError, type Mailer } from './mail.ts'

/** Sends emails. An email that the mail server does not accept now is stored and sent later. */
export interface Outbox {
  /**
   * Resolves when the email was sent, or was stored. A stored email is retried until `untilMs`. Throws a `MailError` if
   * the email will never be sent, or if it may have been sent.
   */
  send(mail: Mail, untilMs: number): Promise<void>
  /** Tries once to send each stored email. */
  sendWaiting(): Promise<void>
  /** Tries to send the stored emails now and then every minute. They may come from an earlier process. */
  start(): void
  stop(): Promise<void>
  /** Deletes stored emails to an address. */
  forget(address: string): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly outbox: Outbox
  }
}

const retryIntervalMs = 60_000

const storedEmail = z.object({
  untilMs: z.number(),
  mail: z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string(), id: z.string() }),
})
type StoredEmail = z.output<typeof storedEmail>

interface OutboxServices {
  readonly dataDir: string
  readonly mailer: Mailer
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/**
 * Creates an outbox. It stores each email on disk before sending it, and deletes it when the mail server has accepted
 * it. So neither a mail outage nor a crash loses an email. After a crash between sending and deleting, the email is
 * sent a second time with the same Message-ID.
 */
export function openOutbox({ dataDir, mailer, clock, log }: OutboxServices): Outbox {
  const store = openMailStore(resolve(dataDir, 'outbox'), log)
  const sending = new Set<string>()
  let isStopping = false
  let lastRun: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  /** Returns true if the email is not being sent at the moment. */
  const isWaiting = (name: string) => !sending.has(name)

  /**
   * Tries to send an email. Returns false if it failed and stays stored for a retry. Throws if it must not be retried.
   */
  async function attempt(name: string, mail: Mail): Promise<boolean> {
    sending.add(name)
    try {
      await mailer.send(mail)
    } catch (error) {
      if (error instanceof MailError && error.outcome === 'not_now') return false
      await store.remove(name)
      throw error
    } finally {
      sending.delete(name)
    }
    await store.remove(name)
    return true
  }

  async function tryAll(): Promise<void> {
    for await (const { name, mail, untilMs } of store.list(isWaiting)) {
      if (isStopping) return
      if (untilMs <= clock.nowMs()) {
        await store.remove(name)
        log.warn({ mail: mail.id }, 'an email expired before a mail server accepted it')
        continue
      }
      await attempt(name, mail).catch((err: unknown) =>
        log.error({ err, mail: mail.id }, 'failed to send a stored email'),
      )
    }
  }

  const sendWaiting = () => {
    const done = lastRun.then(tryAll)
    lastRun = done.catch(() => {})
    return done
  }

  const run = () => {
    sendWaiting()
      .catch((err: unknown) => log.error({ err }, 'failed to list stored emails'))
      .finally(() => {
        if (!isStopping) timer = setTimeout(run, retryIntervalMs)
      })
  }

  return {
    async send(mail, untilMs) {
      const name = `${mail.id}.json`
      // Makes the periodic retry skip this email until its first attempt has ended.
      sending.add(name)
      const isStored = await store.add(name, { untilMs, mail })
      if (await attempt(name, mail)) return
      if (!isStored) throw new MailError('not_now', 'An email was neither sent nor stored.')
      log.warn({ mail: mail.id }, 'an email is stored until the mail server accepts it')
    },
    sendWaiting,
    start: run,
    async stop() {
      isStopping = true
      clearTimeout(timer)
      await lastRun
    },
    async forget(address) {
      for await (const { name, mail } of store.list(isWaiting))
        if (mail.to === address) await store.remove(name)
    },
  }
}

/** Returns access to the stored emails. Each is a file in the folder. */
function openMailStore(folder: string, log: OutboxServices['log']) {
  /** Reads a stored email. Returns undefined if it was sent in the meantime or cannot be read. */
  async function read(name: string): Promise<StoredEmail | undefined> {
    try {
      return storedEmail.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))
    } catch (error) {
      if (systemErrorCode(error) !== 'ENOENT') log.error({ file: name }, 'a stored email cannot be read')
      return undefined
    }
  }

  return {
    /** Stores an email. Returns false if that fails. It does not throw, because the email can still be sent. */
    add: (name: string, stored: StoredEmail): Promise<boolean> =>
      writeDurably(folder, join(folder, name), Buffer.from(JSON.stringify(stored))).then(
        () => true,
        (err: unknown) => {
          log.error({ err }, 'failed to store an email before sending it')
          return false
        },
      ),
    remove: (name: string): Promise<void> => rm(join(folder, name), { force: true }),
    /** Lists the stored emails whose file names `isSelected` accepts, in the order of the names. */
    async *list(
      isSelected: (name: string) => boolean,
    ): AsyncGenerator<StoredEmail & { readonly name: string }> {
      const names = await readdir(folder).catch((): string[] => [])
      for (const name of names.filter((each) => each.endsWith('.json') && isSelected(each)).sort()) {
        const stored = await read(name)
        if (stored) yield { name, ...stored }
      }
    },
  }
}

/**
 * Returns an outbox that stores nothing. It is used if emails are only written to a folder, because that needs no
 * retries.
 */
export const directMailer = (mailer: Mailer): Outbox => ({
  send: (mail) => mailer.send(mail),
  sendWaiting: async () => {},
  start: () => {},
  stop: async () => {},
  forget: async () => {},
})
