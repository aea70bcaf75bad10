import type { QueryClient } from '@tanstack/react-query'
import { propertyKeys } from '../../platform/calls/query-keys.ts'
import { appliancesQuery, structuresQuery } from './api.ts'
import type { HomeComponent } from './home-component.ts'
import { unitsQuery } from './units-query.ts'

/**
 * Replaces changed rows in the cached lists of the property. All other queries under the properties' key are
 * refetched when they are shown next.
 */
export function replaceRows(queries: QueryClient, propertyId: string, rows: readonly HomeComponent[]) {
  const changed = new Map(rows.map((row) => [row.id, row]))
  const replace = <Row extends HomeComponent>(list: Row[]) =>
    list.map((row): Row => ({ ...row, ...changed.get(row.id) }))
  queries.invalidateQueries({ queryKey: propertyKeys.all, refetchType: 'none' })
  // The page of one component also shows a history, which these rows do not contain. The query of that page is
  // therefore refetched at once.
  queries.invalidateQueries({ queryKey: propertyKeys.parts(propertyId) })
  queries.setQueryData(appliancesQuery(propertyId).queryKey, (list) => list && replace(list))
  queries.setQueryData(structuresQuery(propertyId).queryKey, (list) => list && replace(list))
  queries.setQueryData(unitsQuery(propertyId).queryKey, (units) =>
    units?.map((unit) => ({ ...unit, appliances: replace(unit.appliances) })),
  )
}
