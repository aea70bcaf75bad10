import { readdirSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { signUp } from '../harness/fixtures/factories.ts'
import { masterSecret, useOwnWorld } from '../harness/harness.ts'
import { type MailServer, startMailServer } from '../harness/peers/mail-server.ts'
import { tokenIn } from '../harness/peers/mailbox.ts'

// The tests start and stop servers that share one database. Their mail server refuses some emails.
const world = useOwnWorld()
let mailServer: MailServer
let dataDir: string
let app: FastifyInstance
let ada: { email: string; password: string }
const outbox = () => readdir(join(dataDir, 'outbox')).catch((): string[] => [])

async function restart(): Promise<void> {
  await app?.close()
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, SMTP_URL: mailServer.url })
  app = await buildApp({ config, database: world.store.database, clock: world.clock, masterSecret })
}
beforeAll(async () => {
  mailServer = await startMailServer()
  dataDir = await mkdtemp(join(tmpdir(), 'home-pulse-outbox-'))
})
beforeEach(async () => {
  mailServer.answer = () => undefined
  mailServer.messages.length = 0
  ada = await signUp(world, { hasMail: true })
  await restart()
})
afterEach(async () => {
  await app.close()
  await rm(join(dataDir, 'outbox'), { recursive: true, force: true })
})
afterAll(async () => {
  await mailServer.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const forget = async () => {
  const { email } = ada
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/customers/forgot-password',
    payload: { email },
  })
  expect(answer.statusCode).toBe(200)
  // The request did not wait until the email was sent. Closing the server does.
  await app.close()
}

// spec: P-22
test('an email that the mail server defers is stored on disk and sent by the next process', async () => {
  let storedNames: string[] = []
  mailServer.answer = (command) => {
    if (command.startsWith('RCPT')) storedNames = readdirSync(join(dataDir, 'outbox'))
    return command.startsWith('RCPT') ? '450 come again' : undefined
  }
  await forget()
  // The file was stored before the email was sent. Only the account that runs the server can read it.
  expect(storedNames).toEqual([expect.stringMatching(/^letter\..*\.json$/)])
  expect(await outbox()).toEqual(storedNames)
  const { mode } = await stat(join(dataDir, 'outbox', String(storedNames[0])))
  expect(mode & 0o077).toBe(0)

  await restart()
  await app.outbox.sendWaiting()
  expect(await outbox()).toEqual(storedNames)
  mailServer.answer = () => undefined
  await app.outbox.sendWaiting()
  await app.outbox.sendWaiting()
  expect(mailServer.messages).toHaveLength(1)
  expect(await outbox()).toEqual([])
  const mail = await PostalMime.parse(mailServer.messages[0] ?? '')
  expect(mail.to?.[0]?.address).toBe(ada.email)
  const payload = { token: tokenIn(mail, 'reset-password'), password: 'another horse battery' }
  const reset = await app.inject({ method: 'POST', url: '/v1/customers/reset-password', payload })
  expect(reset.statusCode).toBe(200)
})

// spec: P-22
test('emails of an earlier process are sent when the mail server is reachable again', {
  tags: ['long'],
}, async () => {
  const { url } = mailServer
  await mailServer.stop()
  await forget()
  expect(await outbox()).toHaveLength(1)
  mailServer = await startMailServer()
  expect(mailServer.url).not.toBe(url)
  await restart()
  app.outbox.start()
  await expect.poll(() => mailServer.messages.length).toBe(1)
  await expect.poll(outbox).toEqual([])
})

// spec: P-22
test.each([
  ['refuses it permanently', (command: string) => (command.startsWith('RCPT') ? '550 unknown' : undefined)],
  // The mail server may have accepted this email, so a retry could send it twice.
  ['disconnects after the text', (command: string) => (command === 'end of data' ? 'hang up' : undefined)],
])('an email is not stored if the mail server %s', async (_what, answer) => {
  mailServer.answer = answer
  await forget()
  expect(await outbox()).toEqual([])
})

// spec: P-22
test('an email with an expired link is not sent', async () => {
  mailServer.answer = (command) => (command.startsWith('RCPT') ? '450 come again' : undefined)
  await forget()
  world.clock.advance(31 * 60_000)
  mailServer.answer = () => undefined
  await restart()
  await app.outbox.sendWaiting()
  expect([mailServer.messages, await outbox()]).toEqual([[], []])
})

test('an invalid file in the outbox is skipped, and a deleted account gets no email', async () => {
  mailServer.answer = (command) => (command.startsWith('RCPT') ? '450 come again' : undefined)
  await forget()
  await writeFile(join(dataDir, 'outbox', 'a-first.json'), '{"mail":')
  await restart()
  await app.outbox.forget('somebody@example.com')
  expect(await outbox()).toHaveLength(2)
  await app.outbox.forget(ada.email)
  expect(await outbox()).toEqual(['a-first.json'])
  mailServer.answer = () => undefined
  await app.outbox.sendWaiting()
  expect(mailServer.messages).toEqual([])
})
