import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { propertyKeys } from '../../platform/calls/query-keys.ts'
import { outcomeOf, useWrite } from '../../platform/calls/use-write.ts'
import { paths } from '../../platform/paths.ts'
import { type Property, propertyQuery } from '../portfolio/property-query.ts'
import { removeProperty, updateProperty } from './api.ts'
import { archivedQuery } from './archived.ts'
import { changesOf, type PropertyDraft } from './portfolio-form/property-draft.ts'

/** Functions that correct or archive a home. Each function returns true if it succeeded. */
export function usePropertyWrites(property: Property) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { run, isBusy, problem } = useWrite()
  const params = { id: property.id }

  /** Navigates to the dashboard, where the user can undo the archiving. */
  async function leave() {
    queries.setQueryData(archivedQuery.queryKey, (list = []) => [property, ...list])
    // Removes the cached lists that are not on the screen, because they still contain the archived home.
    queries.removeQueries({ queryKey: propertyKeys.all, type: 'inactive' })
    // The user is not asked about changes that are not saved, because they would be lost with the archived property
    // anyway.
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
