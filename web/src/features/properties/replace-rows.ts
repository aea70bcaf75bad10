import type { QueryClient } from '@tanstack/react-query'
import { propertyKeys } from '../../platform/calls/query-keys.ts'
import { appliancesQuery, structuresQuery } from '../components/api.ts'
import type { HomeComponent } from '../components/home-component.ts'
import { unitsQuery } from './api.ts'

/** Puts changed rows where the property's lists show them; all else that rests on them is asked for anew when seen. */
export function replaceRows(queries: QueryClient, propertyId: string, rows: readonly HomeComponent[]) {
  const changed = new Map(rows.map((row) => [row.id, row]))
  const replace = <Row extends HomeComponent>(list: Row[]) =>
    list.map((row): Row => ({ ...row, ...changed.get(row.id) }))
  queries.invalidateQueries({ queryKey: propertyKeys.all, refetchType: 'none' })
  // The page of one part shows its history too, which no row carries.
  queries.invalidateQueries({ queryKey: propertyKeys.parts(propertyId) })
  queries.setQueryData(appliancesQuery(propertyId).queryKey, (list) => list && replace(list))
  queries.setQueryData(structuresQuery(propertyId).queryKey, (list) => list && replace(list))
  queries.setQueryData(unitsQuery(propertyId).queryKey, (units) =>
    units?.map((unit) => ({ ...unit, appliances: replace(unit.appliances) })),
  )
}
