import type { SubmittedProperty } from '@home-pulse/contract/features/properties/properties'
import type { FastifyRequest } from 'fastify'
import { accountFullError } from '../../platform/config/account-limits.ts'
import type { Sql } from '../../platform/database/database.ts'
import { createOnce, findStoredResponse } from '../../platform/http/idempotency.ts'
import type { Session } from '../../platform/http/session.ts'
import { type Batch, importRows } from '../../platform/storage/staged-import.ts'
import { makeForecaster } from '../components/forecast-rules.ts'
import { components, installations } from '../components/tables.ts'
import { addProperties, rowsOfProperties } from './commands.ts'
import { holdingsOf, weightOf } from './count-rules.ts'
import { selectHoldings } from './holdings-queries.ts'
import type { PropertyRow } from './queries.ts'
import type { PropertiesServices } from './services.ts'
import { properties, units } from './tables.ts'

/**
 * The maximum number of rows that are added in one short transaction. More rows are written in hidden batches and then
 * published, so that they do not block other requests.
 */
const maxUnstagedRows = 500
/**
 * The approximate number of rows to which homes are converted at a time. All rows of an import at once would need much
 * memory.
 */
const rowsAtOnce = 1_000

interface Creation<Answer> {
  readonly homes: readonly SubmittedProperty[]
  /** A request that repeats an Idempotency-Key must have the same content. The default is the body of the request. */
  readonly content?: unknown
  /** Composes the response in the transaction that makes the homes visible. */
  readonly answer: (sql: Sql, rows: readonly PropertyRow[]) => Promise<Answer>
}

/** Adds a portfolio of any permitted size: all homes or none, without blocking the database for long. */
export async function createHomes<Answer>(
  services: PropertiesServices,
  session: Session,
  request: FastifyRequest,
  { homes, content = request.body, answer }: Creation<Answer>,
): Promise<Answer> {
  const { gate } = services
  const { owner } = session
  const added = holdingsOf(homes)
  if (homes.reduce((sum, home) => sum + weightOf(home), 0) <= maxUnstagedRows)
    return createOnce(
      services,
      session,
      request,
      async (sql) => answer(sql, await addProperties(services, sql, session, homes)),
      content,
    )

  const before = await findStoredResponse<Answer>(services, session, request, content)
  if (before) return before.answer
  const held = await gate.read(owner, (sql) => selectHoldings(sql, owner))
  const limits = services.config.accountLimits
  if (held.homes + added.homes > limits.homes || held.components + added.components > limits.components)
    throw accountFullError(limits)

  const rows: PropertyRow[] = []
  return importRows(services, session, batchesOf(services, session, homes, rows), added, (publish) =>
    createOnce(
      services,
      session,
      request,
      async (sql) => {
        await publish(sql)
        return answer(sql, rows)
      },
      content,
    ),
  )
}

function* batchesOf(
  services: PropertiesServices,
  session: Session,
  homes: readonly SubmittedProperty[],
  propertyRows: PropertyRow[],
): Generator<Batch> {
  const { customerId } = session.owner
  const forecast = makeForecaster(session.today)
  const owned = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ customerId, ...row }))
  let part: SubmittedProperty[] = []
  let weight = 0
  for (const [index, home] of homes.entries()) {
    part.push(home)
    weight += weightOf(home)
    if (weight < rowsAtOnce && index < homes.length - 1) continue
    const rows = rowsOfProperties(services, session, part, { forecast })
    propertyRows.push(...rows.properties)
    yield { table: properties, rows: owned(rows.properties) }
    yield { table: units, rows: owned(rows.units) }
    yield { table: components, rows: owned(rows.components) }
    yield { table: installations, rows: owned(rows.installations) }
    part = []
    weight = 0
  }
}
