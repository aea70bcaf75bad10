import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { advice, type Email, facts, greet, paragraph } from '../../src/platform/mail/email.ts'
import { renderEmail } from '../../src/platform/mail/render-email.ts'
import { emailSamples } from './email-samples.ts'

const folder = join(import.meta.dirname, '../emails')
const linksOf = (html: string) => [...html.matchAll(/ href="([^"]+)"/g)].map(([, url]) => unescapeHtml(url))
const unescapeHtml = (text = '') =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

describe.each(Object.entries(emailSamples))('the email %s', (name, { subject, text, html }) => {
  // spec: 12-17
  test('equals its stored sample as text and as HTML', async () => {
    await expect(`Subject: ${subject}\n\n${text}`).toMatchFileSnapshot(join(folder, `${name}.txt`))
    await expect(html).toMatchFileSnapshot(join(folder, `${name}.html`))
  })

  // spec: 12-17
  test('loads nothing, and has the same links in HTML and text', () => {
    expect(html).not.toMatch(/<img|<script|<link|@import|url\(|src=/i)
    const unnamed = ['https://pulse.example', 'mailto:support@homepulse.example']
    for (const url of linksOf(html).filter((link) => !unnamed.includes(link) && !link.includes('/property/')))
      expect(text).toContain(url)
    expect(text).toContain('support@homepulse.example')
  })

  test('has a short subject and is too small to be clipped by Gmail', () => {
    expect(subject.length).toBeLessThanOrEqual(60)
    // Gmail clips an email after 102 kB.
    expect(Buffer.byteLength(html)).toBeLessThan(50_000)
  })
})

test('no sample is left of a removed email', async () => {
  const kept = new Set((await readdir(folder)).map((file) => file.replace(/\.\w+$/, '')))
  expect([...kept].toSorted()).toEqual(Object.keys(emailSamples).toSorted())
})

// spec: 12-17
test('typed text stays text in every part of an email', () => {
  const typed = `<b onclick="x">Ada</b> & 'co'`
  const email: Email = {
    ...{ subject: typed, preheader: typed, greeting: greet(typed), heading: typed, reason: typed },
    blocks: [
      paragraph(typed, { text: typed, url: `https://pulse.example/?${typed}` }),
      advice(typed, typed),
      facts([typed, typed]),
      {
        ...{ kind: 'list', title: typed, more: typed },
        rows: [{ mark: typed, link: { text: typed, url: typed }, detail: typed }],
      },
      { kind: 'button', link: { text: typed, url: typed } },
    ],
    unsubscribeUrl: typed,
  }
  const sender = { origin: typed, support: { email: typed, address: typed } }
  const { text, html } = renderEmail(email, sender)
  expect(html).not.toMatch(/<b[ >]/)
  expect(html).not.toContain('onclick="')
  expect(text).toContain(typed)
})
