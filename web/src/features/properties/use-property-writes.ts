import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { propertyKeys } from '../../platform/calls/query-keys.ts'
import { outcomeOf, useWrite } from '../../platform/calls/use-write.ts'
import { paths } from '../../platform/paths.ts'
import { type Property, propertyQuery } from '../plan/calls/property-query.ts'
import { removeProperty, updateProperty } from './api.ts'
import { archivedQuery } from './archived.ts'
import { changesOf, type PropertyDraft } from './portfolio-form/property-draft.ts'

/** Corrects a home, or takes it out of the portfolio. Each answers whether it happened. */
export function usePropertyWrites(property: Property) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { run, isBusy, problem } = useWrite()
  const params = { id: property.id }

  /** Leaves for the dashboard, where it can be undone for a while. */
  async function leave() {
    queries.setQueryData(archivedQuery.queryKey, (list = []) => [property, ...list])
    // The lists are asked for anew: none may show for a moment what is gone.
    queries.removeQueries({ queryKey: propertyKeys.all, type: 'inactive' })
    // Edits that wait here go with the property.
    await navigate({ to: paths.dashboard, ignoreBlocker: true })
    queries.removeQueries({ queryKey: propertyKeys.one(property.id) })
  }

  return {
    isBusy,
    problem,
    update: (draft: PropertyDraft) =>
      run(
        outcomeOf('update', 'property'),
        () => updateProperty({ params, body: changesOf(property, draft) }),
        (updated) => {
          queries.setQueryData(propertyQuery(property.id).queryKey, updated)
          return queries.invalidateQueries({ queryKey: propertyKeys.all })
        },
      ),
    archive: () => run(outcomeOf('archive', 'property'), () => removeProperty({ params }), leave),
  }
}

export type PropertyWrites = ReturnType<typeof usePropertyWrites>
