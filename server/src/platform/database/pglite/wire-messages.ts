import { messages, type PGlite, protocol, type Results } from '@electric-sql/pglite'

type Fields = Results['fields']
export type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]

const headerBytes = 5
const executeAndSync = Buffer.from('E\0\0\0\x09\0\0\0\0\0S\0\0\0\x04', 'latin1')

/** Returns the messages that run a prepared statement: Bind, Execute and Sync, with values and results as text. */
export function writeRun(statement: string, values: readonly (string | null)[]): Buffer {
  const sizes = values.map((value) => (value === null ? -1 : Buffer.byteLength(value)))
  const bindBytes =
    4 + 1 + statement.length + 1 + 2 + 2 + sizes.reduce((sum, size) => sum + 4 + Math.max(size, 0), 0) + 2
  const message = Buffer.allocUnsafe(1 + bindBytes + executeAndSync.length)
  let at = message.write('B', 'latin1')
  at = message.writeInt32BE(bindBytes, at)
  at += message.write(`\0${statement}\0\0\0`, at, 'latin1')
  at = message.writeUInt16BE(values.length, at)
  for (const [n, value] of values.entries()) {
    at = message.writeInt32BE(sizes[n] ?? -1, at)
    if (value !== null) at += message.write(value, at)
  }
  at = message.writeUInt16BE(0, at)
  executeAndSync.copy(message, at)
  return message
}

export interface ReadOptions {
  readonly parsers: PGlite['parsers']
  readonly rowMode: 'array' | 'object'
}

/**
 * Parses the engine's response to the messages of `writeRun`. Returns what PGlite's own `query` would return.
 * @throws DatabaseError if the statement failed.
 */
export function readRun(answer: Buffer, fields: Fields, { parsers, rowMode }: ReadOptions): Results {
  const rows: Results['rows'] = []
  const parserOf = fields.map(({ dataTypeID }) => parsers[dataTypeID])
  let tag: string | undefined
  let at = 0
  const readValue = (n: number): unknown => {
    const bytes = answer.readInt32BE(at)
    at += 4
    if (bytes < 0) return null
    const text = answer.toString('utf8', at, at + bytes)
    at += bytes
    const parse = parserOf[n]
    return parse ? parse(text, fields[n]?.dataTypeID) : text
  }
  while (at < answer.length) {
    const kind = answer[at]
    const end = at + 1 + answer.readInt32BE(at + 1)
    at += headerBytes
    if (kind === code.dataRow) {
      at += 2
      if (rowMode === 'array') rows.push(fields.map((_, n) => readValue(n)))
      else {
        const row: Record<string, unknown> = {}
        for (const [n, { name }] of fields.entries()) row[name] = readValue(n)
        rows.push(row)
      }
    } else if (kind === code.commandComplete) tag = answer.toString('latin1', at, end - 1)
    else if (kind === code.error) readMessages(answer)
    at = end
  }
  return {
    rows,
    fields,
    ...(tag === undefined ? { affectedRows: 0 } : countsOf(tag)),
  }
}

const code = { dataRow: 0x44, commandComplete: 0x43, error: 0x45 }
const changing = /^(INSERT|UPDATE|DELETE|MERGE) /

/**
 * Parses the tag with which PostgreSQL reports what a statement did, such as `SELECT 2` or `INSERT 0 5`. Its last word
 * is the number of rows, if there is one.
 */
function countsOf(tag: string): Pick<Results, 'command' | 'rowCount' | 'affectedRows'> {
  const words = tag.split(' ')
  const [command = ''] = words
  const rowCount = Number.parseInt(words.at(-1) ?? '', 10)
  return {
    command,
    affectedRows: changing.test(tag) ? rowCount : 0,
    ...(!Number.isNaN(rowCount) && { rowCount }),
  }
}

/**
 * Parses the messages in a response of the engine.
 * @throws DatabaseError if the engine refused the request.
 */
export function readMessages(answer: Buffer): Message[] {
  const read: Message[] = []
  new protocol.Parser().parse(answer, (message) => void read.push(message))
  const error = read.find((message) => message instanceof messages.DatabaseError)
  if (error) throw error
  return read
}
