import { useQueryClient } from '@tanstack/react-query'
import { propertyKeys } from '../../platform/calls/query-keys.ts'
import { useRemoval } from '../../platform/calls/use-removal.ts'
import { outcomeOf, useWrite } from '../../platform/calls/use-write.ts'
import type { Unit } from '../components/units-query.ts'
import { addUnit, removeUnit, restoreUnit, updateUnit } from './api.ts'

/** Adds a unit to a building, or changes the number of a unit. Each function returns true if it succeeded. */
export function useUnitWrites(propertyId: string) {
  const queries = useQueryClient()
  const { run, keyFor, ...state } = useWrite()
  const refresh = () => queries.invalidateQueries({ queryKey: propertyKeys.all })
  return {
    ...state,
    add: (unitNumber: string) => {
      const body = { unitNumber, appliances: [] }
      const write = () => addUnit({ params: { id: propertyId }, body, idempotencyKey: keyFor(body) })
      return run(outcomeOf('add', 'unit'), write, refresh)
    },
    rename: ({ unitId }: Unit, unitNumber: string) => {
      const write = () => updateUnit({ params: { id: unitId }, body: { unitNumber } })
      return run(outcomeOf('rename', 'unit'), write, refresh)
    },
  }
}

const way = {
  what: () => 'unit',
  remove: ({ unitId }: Unit) => removeUnit({ params: { id: unitId } }),
  restore: ({ unitId }: Unit) => restoreUnit({ params: { id: unitId } }),
}

/** Removes units from a building, and restores the unit that was removed last. */
export const useUnitRemoval = () => useRemoval<Unit>(way)
