import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { understand } from '../../src/features/homebot/understanding/understand.ts'
import { CsvFileError, type CsvRecord, readCsv } from '../../src/features/properties/csv/csv-file.ts'
import { makeSignedUrls } from '../../src/platform/auth/signed-urls.ts'
import { csvText } from '../../src/platform/storage/csv-writer.ts'
import { signUp } from '../harness/fixtures/factories.ts'
import { pathOf } from '../harness/fixtures/signed-links.ts'
import { useWorld } from '../harness/harness.ts'
import { anyCodePoints, anyText } from './hostile-values.ts'

const { seed, otherInputCount } = inject('fuzz')
const settings = { seed, numRuns: Math.ceil(otherInputCount / 10) }
const timeout = 1_800_000
const world = useWorld()

async function readAll(chunks: readonly Uint8Array[]): Promise<CsvRecord[] | CsvFileError> {
  const records: CsvRecord[] = []
  try {
    for await (const record of readCsv(
      (async function* () {
        yield* chunks
      })(),
    ))
      records.push(record)
    return records
  } catch (error) {
    if (error instanceof CsvFileError) return error
    throw error
  }
}

const cut = (bytes: Uint8Array, at: number) => [bytes.subarray(0, at), bytes.subarray(at)]

test('the CSV parser reads any bytes or reports a fault in plain words, and does the same if they come in several chunks', {
  timeout,
}, async () => {
  const pieces = fc.oneof(
    anyText,
    fc.constantFrom('"', '""', ',', ';', '\t', '\r\n', '\n', '\r', '\uFEFF', 'a'),
  )
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.array(pieces, { maxLength: 40 }).map((texts) => new TextEncoder().encode(texts.join(''))),
  )
  await fc.assert(
    fc.asyncProperty(bytes, fc.nat({ max: 200 }), async (file, at) => {
      const whole = await readAll([file])
      const inTwo = await readAll(cut(file, Math.min(at, file.length)))
      if (whole instanceof CsvFileError) {
        expect(inTwo).toBeInstanceOf(CsvFileError)
        expect(whole.message).not.toMatch(/CSV_|Error| at /)
      } else expect(inTwo).toEqual(whole)
    }),
    settings,
  )
})

test('written CSV is read back unchanged, except for the apostrophe before a formula', {
  timeout,
}, async () => {
  const cell = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .map((text) => text.replace(/\p{C}/gu, 'x'))
  const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(rows, async (written) => {
      const text = csvText([['a', 'b', 'c'], ...written])
      const records = await readAll([new TextEncoder().encode(text)])
      expect(records).not.toBeInstanceOf(CsvFileError)
      const read = (records as CsvRecord[]).slice(1).map(({ values }) => values)
      const marked = (text: string) => expect.toBeOneOf([text, `'${text}`])
      expect(read).toEqual(written.map((row) => row.map(marked)))
    }),
    settings,
  )
})

test('a signed URL is invalid after any change', { timeout }, () => {
  const nowMs = 1_000_000_000_000
  const links = makeSignedUrls(Buffer.from('a key of the fuzz'), { nowMs: () => nowMs })
  const link = links.sign('PUT', '/v1/uploads/notes/7?customer=5', nowMs + 60_000)
  const near = fc
    .tuple(fc.nat({ max: link.length }), fc.nat({ max: 5 }), anyText)
    .map(([at, length, text]) => link.slice(0, at) + text + link.slice(at + length))
  fc.assert(
    fc.property(fc.oneof(near, anyText), fc.constantFrom('PUT', 'GET', 'put', ''), (url, method) => {
      expect(links.isValid(method, url)).toBe(url === link && method === 'PUT')
    }),
    settings,
  )
})

test('HomeBot finds an intent in any text, without an error and within two seconds', { timeout }, () => {
  const word = fc.constantFrom(
    ...'how long will my the roof furnace last is are 12 years old in TX repair or replace $500 gas smell'.split(
      ' ',
    ),
    ...'¿cuánto dura el techo? no never and what about it unit 2b due cost budget next 3 thanks hi'.split(
      ' ',
    ),
  )
  const question = fc.array(fc.oneof({ weight: 4, arbitrary: word }, { weight: 1, arbitrary: anyText }), {
    minLength: 1,
    maxLength: 30,
  })
  fc.assert(
    fc.property(question, (words) => {
      const start = process.cpuUsage()
      const { intents } = understand(words.join(' ').slice(0, 4000), {
        today: '2026-11-21',
        chosenType: undefined,
      })
      const { user } = process.cpuUsage(start)
      expect(intents.length).toBeGreaterThan(0)
      expect(user / 1000).toBeLessThan(2000)
    }),
    settings,
  )
})

test('the sandbox’s payment form returns 402 and its page for any input except a valid card', {
  timeout,
}, async () => {
  const { checkoutUrl } = await signUp(world)
  const form = fc.oneof(
    fc
      .record({ card_number: anyText, expiry: anyText, cvc: anyText, name: anyText }, { requiredKeys: [] })
      .map((fields) =>
        Object.entries(fields)
          .map(([name, value]) => `${name}=${encodeURIComponent(Buffer.from(value).toString())}`)
          .join('&'),
      ),
    anyCodePoints(200),
    fc.constantFrom(
      'card_number[]=1&card_number[]=2',
      'card_number=1&card_number=2',
      '__proto__=1',
      '%',
      '&&&=',
    ),
  )
  await fc.assert(
    fc.asyncProperty(form, async (payload) => {
      const answer = await world.app.inject({
        method: 'POST',
        url: pathOf(checkoutUrl),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      })
      expect(answer.statusCode).toBe(402)
      expect(answer.headers['content-type']).toMatch(/^text\/html/)
      expect(answer.body).not.toMatch(/<script|<img/)
    }),
    { seed, numRuns: Math.ceil(otherInputCount / 30) },
  )
})
