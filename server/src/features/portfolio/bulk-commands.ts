import {
  type BulkAction,
  maxBulkHomes,
  maxInspectedComponents,
  maxTags,
  type TableFilter,
} from '@home-pulse/contract/features/portfolio/portfolio'
import { formatCount } from '@home-pulse/contract/wording'
import { nowDate } from '../../platform/config/clock.ts'
import type { Sql } from '../../platform/database/database.ts'
import { apiError, fieldError } from '../../platform/errors/api-error.ts'
import type { Session } from '../../platform/http/session.ts'
import { makeForecaster } from '../components/forecast-rules.ts'
import { updateInstallations } from '../components/queries.ts'
import {
  addTag,
  archiveHomes,
  countFullyTagged,
  removeTag,
  selectComponentsOfHomes,
  selectOwnIds,
} from './bulk-queries.ts'
import { selectIds } from './queries.ts'
import type { PortfolioServices } from './services.ts'

export interface BulkChange {
  readonly ids?: readonly string[] | undefined
  readonly filter?: TableFilter | undefined
  readonly action: BulkAction
  readonly tag?: string | undefined
}

/**
 * Applies one action to all given homes or to none, within the caller's transaction. Returns the number of
 * homes.
 */
export async function changeManyHomes(
  { clock }: Pick<PortfolioServices, 'clock'>,
  sql: Sql,
  session: Session,
  change: BulkChange,
): Promise<number> {
  const { owner } = session
  const ids = await selectTargetIds(sql, session, change)
  const { action, tag = '' } = change
  if (action === 'archive') await archiveHomes(sql, owner, ids, nowDate(clock))
  else if (action === 'untag') await removeTag(sql, owner, ids, tag)
  else if (action === 'inspected') await confirmComponents(sql, session, ids)
  else {
    const full = await countFullyTagged(sql, owner, ids, tag)
    if (full > 0)
      throw fieldError('tag', `A home has at most ${maxTags} tags. ${full} of these have as many.`)
    await addTag(sql, owner, ids, tag)
  }
  return ids.length
}

/**
 * Returns the ids of the homes that the request names or that match its filter. Throws 404 if a named home is
 * not the owner's, and 422 if too many match.
 */
async function selectTargetIds(
  sql: Sql,
  { owner, today }: Session,
  { ids, filter }: BulkChange,
): Promise<string[]> {
  if (ids) {
    const distinct = [...new Set(ids)]
    const own = await selectOwnIds(sql, owner, distinct)
    if (own.length < distinct.length) throw apiError('not_found')
    return own
  }
  const order = { sort: 'entered', isDescending: false } as const
  const found = await selectIds(
    sql,
    owner,
    { filter: filter ?? {}, order, today },
    { limit: maxBulkHomes + 1 },
  )
  if (found.length > maxBulkHomes)
    throw fieldError(
      'filter',
      `At most ${formatCount(maxBulkHomes)} homes can be changed at once. Narrow the filter.`,
    )
  return found
}

/**
 * Records that the owner saw every component of these homes working today. Recalculates estimated dates. Does not
 * change dates that the owner set.
 */
async function confirmComponents(sql: Sql, { owner, today }: Session, ids: readonly string[]): Promise<void> {
  const rows = await selectComponentsOfHomes(sql, owner, ids, maxInspectedComponents + 1)
  if (rows.length > maxInspectedComponents)
    throw fieldError(
      'action',
      `At most ${formatCount(maxInspectedComponents)} parts can be marked at once. Choose fewer homes.`,
    )
  const forecast = makeForecaster(today)
  const confirmed = rows.map(({ state, ...row }) => {
    const seen = { ...row, confirmedOn: today }
    return row.forecastSource === 'owner' ? seen : { ...seen, forecastOn: forecast(seen, state) }
  })
  await updateInstallations(sql, owner, confirmed)
}
