import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CsvRecord, readCsv } from './csv-file.ts'

/** Splits bytes into chunks of these lengths, as a network may deliver them. */
async function* inPieces(bytes: Uint8Array, lengths: readonly number[]) {
  let start = 0
  for (const length of lengths) {
    yield bytes.subarray(start, start + length)
    start += length
  }
  yield bytes.subarray(start)
}

async function readAll(bytes: AsyncIterable<Uint8Array>): Promise<CsvRecord[]> {
  const records: CsvRecord[] = []
  for await (const record of readCsv(bytes)) records.push(record)
  return records
}

const read = (text: string, lengths: readonly number[] = []) => readAll(inPieces(Buffer.from(text), lengths))

const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`
const pieces = fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 40 })

describe('readCsv on a valid file', () => {
  const value = fc.string({ unit: fc.constantFrom('a', 'é', '🏠', '"', ',', ';', '\t', '\n', ' ', "'", '=') })
  const table = fc.array(fc.array(value, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 })

  test('parses every delimiter, line end and chunk size', async () => {
    const delimiters = fc.constantFrom(',', ';', '\t')
    const ends = fc.constantFrom('\n', '\r\n', '\r')
    const property = fc.asyncProperty(
      table,
      delimiters,
      ends,
      pieces,
      async (rows, delimiter, end, lengths) => {
        const text = rows.map((row) => row.map(quoted).join(delimiter) + end).join('')
        expect((await read(text, lengths)).map(({ values }) => values)).toEqual(rows)
      },
    )
    await fc.assert(property)
  })

  test('returns the line number of each row', async () => {
    const text = 'a,b\r\n\r\n1,"two\r\nlines"\r\n3,4\r\n\n"five\n\n",6'
    for (const lengths of [[], [...text].map(() => 1)])
      expect((await read(text, lengths)).map(({ line }) => line)).toEqual([1, 3, 5, 7])
  })

  test('uses the delimiter of the first line, ignoring those inside quotes', async () => {
    expect((await read('"a,b,c";d\n1;2,3\n'))[1]?.values).toEqual(['1', '2,3'])
    expect((await read('\n\nonly\n1,2\n'))[1]?.values).toEqual(['1', '2'])
  })

  test('returns no rows if the file is empty', async () => {
    for (const text of ['', '\uFEFF', '\n', '\r\n\r\n']) expect(await read(text)).toEqual([])
  })
})

describe('readCsv on an invalid or interrupted file', () => {
  test.each([
    ['a byte that is not UTF-8', [0x61, 0xff, 0x0a]],
    ['a character cut off at the end', [0x61, 0x0a, 0xf0, 0x9f]],
    ['a control character', [0x61, 0x00, 0x0a]],
  ])('fails for every chunk size if the file has %s', async (_what, bytes) => {
    for (const lengths of [[], [1, 1]]) {
      await expect(readAll(inPieces(Uint8Array.from(bytes), lengths))).rejects.toThrow(/UTF-8/)
    }
  })

  test.each([
    ['a,b\n1,"2\n3,4\n', /never closed/, 2],
    ['a,b\n1,2\n3,"4"x\n', /must be doubled/, 3],
    ['a,b\n1,2\n3,4"\n', /must be doubled/, 3],
    [`a,b\n1,2\n${'x'.repeat(100_000)},4\n`, /too long/, 3],
  ])('fails for %j with the line number of the error', async (text, message, line) => {
    const fault: Error & { line?: number } = await read(text).then(
      () => new Error('it was read'),
      (error) => error,
    )
    expect(fault.message).toMatch(message)
    expect(fault.line).toBe(line)
  })

  test('fails with the error of the stream if the stream fails', async () => {
    async function* breaking() {
      yield Buffer.from('a,b\n1,2\n')
      throw new Error('the network is down')
    }
    const reading = async () => {
      for await (const _ of readCsv(breaking()));
    }
    await expect(reading()).rejects.toThrow('the network is down')
  })

  test('stops reading the stream when the consumer stops', async () => {
    let isStopped = false
    async function* endless() {
      try {
        for (;;) yield Buffer.from('a,b\n')
      } finally {
        isStopped = true
      }
    }
    for await (const _ of readCsv(endless())) break
    await new Promise((resolve) => setImmediate(resolve))
    expect(isStopped).toBe(true)
  })
})
