import { useQueryClient } from '@tanstack/react-query'
import { propertyKeys } from '../../platform/calls/query-keys.ts'
import { outcomeOf, useWrite } from '../../platform/calls/use-write.ts'
import type { Property } from '../portfolio/property-query.ts'
import { restoreProperty } from './api.ts'
import { archivedQuery } from './archived.ts'

/** Restores an archived property with its components, tenants and notes. */
export function useArchivedRestore() {
  const queries = useQueryClient()
  const { isBusy, run } = useWrite()
  const restore = ({ id }: Pick<Property, 'id'>) =>
    run(
      outcomeOf('restore', 'property'),
      () => restoreProperty({ params: { id } }),
      async () => {
        queries.removeQueries({ queryKey: propertyKeys.all, type: 'inactive' })
        await queries.invalidateQueries({ queryKey: propertyKeys.all })
        queries.setQueryData(archivedQuery.queryKey, (list = []) => list.filter((one) => one.id !== id))
        document.getElementById('main')?.focus({ preventScroll: true })
      },
    )
  return { isBusy, restore }
}
