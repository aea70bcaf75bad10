import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { CompanyOptions, Standing } from './company.ts'
import { appRole } from './database.ts'

/** A server that does not answer this soon is as good as gone. */
const longestMs = 5_000
/** What waits there for a lock is given up before that: nobody would hear its answer, and it must not come to pass unheard. */
const longestStatementMs = 4_000

/** How a server says to PostgreSQL that it is here: on a connection of its own, so that no crowd keeps it from it. */
export function openPresence(url: string): Pick<CompanyOptions, 'stand' | 'leave'> {
  const id = randomUUID()
  let line: Promise<pg.Client> | undefined

  async function open(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: longestMs,
      query_timeout: longestMs,
      statement_timeout: longestStatementMs,
      keepAlive: true,
    })
    // Between two words nobody hears of it: the next one fails, and the one after opens a new line.
    client.on('error', () => {})
    await client.connect()
    await client.query(`set role ${appRole}`)
    return client
  }
  async function hangUp(): Promise<void> {
    const opened = line
    line = undefined
    await opened?.then((client) => client.end()).catch(() => {})
  }
  async function ask<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    line ??= open()
    try {
      const client = await line
      return (await client.query<Row>(text, [...values])).rows
    } catch (error) {
      void hangUp()
      throw error
    }
  }

  return {
    async stand(wantsSole) {
      const [standing] = await ask<Standing>('select * from gate.stand($1, $2)', [id, wantsSole])
      if (!standing) throw new Error('gate.stand answers with one row.')
      return standing
    },
    async leave() {
      // Whoever cannot be told finds out in two minutes.
      await ask('select gate.leave($1)', [id]).catch(() => {})
      await hangUp()
    },
  }
}
