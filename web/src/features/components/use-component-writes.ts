import { useQueryClient } from '@tanstack/react-query'
import { propertyKeys } from '../../platform/calls/query-keys.ts'
import { outcomeOf, useWrite } from '../../platform/calls/use-write.ts'
import { addComponent, correctComponent, replaceComponent } from './api.ts'
import { type ComponentDraft, newToWire, replacementToWire, specsToWire } from './forms/component-draft.ts'
import type { HomeComponent } from './home-component.ts'
import { replaceRows } from './replace-rows.ts'

export type ComponentCategory = 'appliance' | 'structure'

export const categoryOf = (component: HomeComponent): ComponentCategory =>
  'applianceType' in component ? 'appliance' : 'structure'

/** The writes for the components of a property. Each function returns true if it succeeded. */
export function useComponentWrites(propertyId: string) {
  const queries = useQueryClient()
  const { run, keyFor, ...state } = useWrite()
  const replace = (row: HomeComponent) => replaceRows(queries, propertyId, [row])

  return {
    ...state,
    add: (category: ComponentCategory, draft: ComponentDraft, unitId: string | null) => {
      const body = newToWire(draft, unitId)
      const write = () => addComponent({ params: { id: propertyId }, body, idempotencyKey: keyFor(body) })
      return run(outcomeOf('add', category), write, () =>
        queries.invalidateQueries({ queryKey: propertyKeys.all }),
      )
    },
    describe: (component: HomeComponent, draft: ComponentDraft) => {
      const body = specsToWire(draft)
      const outcome = outcomeOf('update', `${categoryOf(component)} specs`)
      return run(outcome, () => correctComponent({ params: { id: component.id }, body }), replace)
    },
    replace: (component: HomeComponent, draft: ComponentDraft) => {
      const body = replacementToWire(draft)
      const write = () =>
        replaceComponent({ params: { id: component.id }, body, idempotencyKey: keyFor(body) })
      return run(outcomeOf('record', 'replacement'), write, replace)
    },
  }
}

export type ComponentWrites = ReturnType<typeof useComponentWrites>
