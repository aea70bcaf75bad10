import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../../test/harness/peers/mail-server.ts'
import { readConfig } from '../config/config.ts'
import { isMailAddress, type Mail, MailError } from './mail.ts'
import { openMailer } from './open-mailer.ts'

const clock = { nowMs: () => Date.parse('2026-11-23T13:00:00Z') }
const mail: Mail = {
  to: 'ada@example.com',
  subject: 'Due: clean the vent – 12 Öak St 🏠',
  text: 'Clean the vent.\n.\nA line that is a dot alone must not end the mail.\n',
  html: '<p>Clean the vent &amp; check the flap.</p>',
  id: 'weekly.2026-11-23.42',
  unsubscribeUrl: `https://pulse.example/mail/unsubscribe?customer=${'a'.repeat(36)}&list=weekly&signature=${'b'.repeat(43)}`,
}

let mailServer: MailServer
beforeAll(async () => {
  mailServer = await startMailServer()
})
afterAll(() => mailServer.stop())

const open = (environment: Record<string, string> = {}) =>
  openMailer(
    readConfig({ SMTP_URL: mailServer.url, PUBLIC_URL: 'https://pulse.example', ...environment }),
    clock,
  )

/** Sends the email to a mail server that replies as `answer` says, and returns the outcome. */
async function outcomeOf(answer: MailServer['answer'], changes: Partial<Mail> = {}) {
  mailServer.commands.length = 0
  mailServer.messages.length = 0
  mailServer.answer = answer
  return open()
    .send({ ...mail, ...changes })
    .then(
      () => ({ outcome: 'sent', message: '' }),
      ({ outcome, message }: MailError) => ({ outcome, message }),
    )
}

describe('an email sent by SMTP', () => {
  test('has the same content in text and HTML, with a one-click unsubscribe header', async () => {
    expect(await outcomeOf(() => undefined)).toMatchObject({ outcome: 'sent' })
    expect(mailServer.commands.filter((line) => /^(MAIL|RCPT)/.test(line))).toEqual([
      expect.stringMatching(/^MAIL FROM:<support@homepulse\.example>/),
      'RCPT TO:<ada@example.com>',
    ])
    const [raw = ''] = mailServer.messages
    const read = await PostalMime.parse(raw)
    expect(read).toMatchObject({
      subject: mail.subject,
      from: { name: 'Home Pulse AI', address: 'support@homepulse.example' },
      to: [{ address: 'ada@example.com' }],
      messageId: '<weekly.2026-11-23.42@pulse.example>',
      date: '2026-11-23T13:00:00.000Z',
    })
    expect(read.text?.trim().replaceAll('\r', '')).toBe(mail.text.trim())
    expect(read.html?.trim()).toBe(mail.html)
    const headers = Object.fromEntries(read.headers.map(({ key, value }) => [key, value]))
    expect(headers).toMatchObject({
      'list-unsubscribe': `<${mail.unsubscribeUrl}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
    })
    expect(raw.split('\r\n').every((line) => line.length <= 998)).toBe(true)
  })

  test('has no additional header or recipient if its subject and text contain line breaks', async () => {
    const attack = 'Due\r\nBcc: eve@example.com\r\n\r\nHello'
    expect(
      await outcomeOf(() => undefined, { subject: attack, text: '\r\n.\r\nMAIL FROM:<eve@example.com>\r\n' }),
    ).toMatchObject({ outcome: 'sent' })
    expect(mailServer.commands.filter((line) => /^(MAIL|RCPT)/.test(line))).toHaveLength(2)
    expect(mailServer.messages).toHaveLength(1)
    const read = await PostalMime.parse(mailServer.messages[0] ?? '')
    expect(read.bcc ?? []).toEqual([])
    expect(read.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(read.subject).toContain('Bcc: eve@example.com')
  })

  test.each([
    [
      'refuses the address permanently',
      'refused',
      (line: string) => (line.startsWith('RCPT') ? '550 ada@example.com is unknown' : undefined),
    ],
    [
      'refuses the address temporarily',
      'not_now',
      (line: string) => (line.startsWith('RCPT') ? '450 try later' : undefined),
    ],
    [
      'refuses the text permanently',
      'refused',
      (line: string) => (line === 'end of data' ? '554 ada@example.com wants none' : undefined),
    ],
    ['has no storage left', 'not_now', (line: string) => (line === 'end of data' ? '452 full' : undefined)],
    [
      'disconnects before the text',
      'not_now',
      (line: string) => (line.startsWith('DATA') ? 'hang up' : undefined),
    ],
    // In this case the server may have accepted the email, so a retry could deliver it twice.
    [
      'disconnects after the text',
      'unknown',
      (line: string) => (line === 'end of data' ? 'hang up' : undefined),
    ],
  ] as const)('to a server that %s has the outcome “%s”', async (_what, outcome, answer) => {
    const result = await outcomeOf(answer)
    expect(result.outcome).toBe(outcome)
    expect(result.message).not.toContain('ada@')
  })

  // spec: P-22
  test('to an unreachable server has the outcome “not_now”', async () => {
    const unreachable = openMailer(readConfig({ SMTP_URL: 'smtp://127.0.0.1:1' }), clock)
    await expect(unreachable.send(mail)).rejects.toMatchObject({ outcome: 'not_now' })
    await expect(unreachable.send(mail)).rejects.toBeInstanceOf(MailError)
  })
})

test('without a mail server, an email is written to a file in the standard format', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'home-pulse-mail-'))
  await openMailer(readConfig({ DATA_DIR: dataDir, MAIL_FROM: 'The House <house@example.com>' }), clock).send(
    mail,
  )
  const names = await readdir(join(dataDir, 'mail'))
  expect(names).toEqual(['2026-11-23T13-00-00-000Z.weekly.2026-11-23.42.eml'])
  const read = await PostalMime.parse(await readFile(join(dataDir, 'mail', names[0] ?? '')))
  expect(read).toMatchObject({
    subject: mail.subject,
    from: { name: 'The House', address: 'house@example.com' },
  })
  expect(read.html?.trim()).toBe(mail.html)
  await rm(dataDir, { recursive: true })
})

test.each([
  ['ada@example.com', true],
  ['ada.lovelace+home@mail.example.co.uk', true],
  ['ada@bücher.example', true],
  ['ada', false],
  ['ada@localhost', false],
  ['ada@example.com, eve@example.com', false],
  ['ada@example.com\r\nBcc: eve@example.com', false],
  ['<ada@example.com>', false],
  ['"ada@home"@example.com', false],
  ['ada@example.com;eve@example.com', false],
  [`${'a'.repeat(65)}@example.com`, false],
  ['', false],
])('isMailAddress(%j) is %s', (text, isOne) => {
  expect(isMailAddress(text)).toBe(isOne)
})

test.each(['Home Pulse AI', 'a@b, c@d', 'a@example.com\nBcc: b@example.com', '<a@b> x'])(
  'the configuration rejects the invalid sender MAIL_FROM=%j',
  (from) => {
    expect(() => readConfig({ MAIL_FROM: from })).toThrow(/MAIL_FROM must be an address/)
  },
)
