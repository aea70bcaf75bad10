import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'

/** One row of a CSV file. The header is a row as well. */
export interface CsvRecord {
  /** The line number at which the row begins, counted from 1. */
  readonly line: number
  readonly values: readonly string[]
}

/** Thrown if a file is not valid CSV. The message states the reason and is shown to the user. */
export class CsvFileError extends Error {
  /** The line of the error. Undefined if the error concerns the whole file. */
  readonly line: number | undefined

  constructor(message: string, line?: number) {
    super(message)
    this.line = line
  }
}

const maxRecordBytes = 64 * 1024

/**
 * Parses a CSV stream by RFC 4180. Accepts UTF-8 with or without a byte order mark, and lines that end with
 * CRLF, LF or CR. The delimiter is the comma, semicolon or tab that is most frequent in the first line. Skips
 * empty lines. Throws a CsvFileError for invalid text or unbalanced quotes.
 */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRecord> {
  const chunks = decode(bytes)
  // Reads until the first non-empty line is complete, because this line determines the delimiter.
  let opening = ''
  for (let isWhole = false; !isWhole; isWhole ||= /[^\n]\n/.test(withoutQuoted(opening))) {
    const { value, done } = await chunks.next()
    if (value) opening += value
    if (done) isWhole = true
  }
  const text = Readable.from(
    (async function* () {
      yield opening
      yield* chunks
    })(),
  )
  // The last line of the last complete row. Parser errors need it, because they name the line where the parser stopped
  // instead of the line where the faulty row begins.
  let lastLine = 0
  const parser = parse({
    delimiter: delimiterOf(opening),
    record_delimiter: '\n',
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: maxRecordBytes,
    info: true,
    on_record: (record, { lines }) => {
      lastLine = lines
      return record
    },
  })
  // This callback does nothing, because the loop below throws the errors of both streams.
  pipeline(text, parser, () => {})
  try {
    // The declared type of the parser does not say what it yields. With the option `info` it yields records of this
    // form.
    for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
      yield { line: info.lines - countOf('\n', record), values: record }
    }
  } catch (error) {
    throw error instanceof CsvError ? fileErrorOf(error, lastLine + 1) : error
  }
}

interface ParsedRecord {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

/** Decodes UTF-8 and converts all line ends to LF. */
async function* decode(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let heldBack = ''
  for await (const chunk of bytes) {
    const text = heldBack + decodeOrThrow(() => decoder.decode(chunk, { stream: true }))
    // A CR at the end of a chunk may be the first half of a CRLF, so it is kept for the next chunk.
    heldBack = text.endsWith('\r') ? '\r' : ''
    yield withPlainLines(heldBack ? text.slice(0, -1) : text)
  }
  yield withPlainLines(heldBack + decodeOrThrow(() => decoder.decode()))
}

const notUtf8 = 'must be text in UTF-8; a spreadsheet saves it as "CSV UTF-8"'

function decodeOrThrow(decodeChunk: () => string): string {
  try {
    return decodeChunk()
  } catch {
    throw new CsvFileError(notUtf8)
  }
}

function withPlainLines(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n')
  if (/(?![\t\n])\p{Cc}/u.test(plain)) throw new CsvFileError(notUtf8)
  return plain
}

/** Replaces quoted values by the word "quoted". Line ends and delimiters inside quotes belong to the value. */
const withoutQuoted = (text: string): string => text.replace(/"[^"]*("|$)/g, 'quoted')

/** Returns the delimiter that is the most frequent one in the first line that is not empty. */
function delimiterOf(opening: string): string {
  const [firstLine = ''] = withoutQuoted(opening).match(/[^\n]+/) ?? []
  const [commonest = ','] = [',', ';', '\t'].sort(
    (one, other) => countOf(other, [firstLine]) - countOf(one, [firstLine]),
  )
  return commonest
}

const countOf = (character: string, texts: readonly string[]): number =>
  texts.reduce((count, text) => count + text.split(character).length - 1, 0)

function fileErrorOf({ code, lines }: CsvError, nextLine: number): CsvFileError {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return new CsvFileError('a quote is opened and never closed', nextLine)
  if (code === 'CSV_MAX_RECORD_SIZE') return new CsvFileError('this row is too long', nextLine)
  const line = typeof lines === 'number' ? lines : nextLine
  return new CsvFileError('a quote inside a value must be doubled, and the value put in quotes', line)
}
