import { useQueryClient } from '@tanstack/react-query'
import { propertyKeys } from '../../platform/calls/query-keys.ts'
import { useRemoval } from '../../platform/calls/use-removal.ts'
import { outcomeOf, useWrite } from '../../platform/calls/use-write.ts'
import type { Unit } from '../components/units-query.ts'
import { addUnit, removeUnit, restoreUnit, updateUnit } from './api.ts'

/**
 * Returns functions that add a unit to a building, or change the number of a unit. Each returns true if it succeeded.
 */
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

/** Returns functions that remove a unit from a building, and restore the last removed unit. */
export const useUnitRemoval = () => useRemoval<Unit>(way)
