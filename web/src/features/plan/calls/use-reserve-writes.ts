import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { planKeys } from '../../../platform/calls/query-keys.ts'
import { useWrite } from '../../../platform/calls/use-write.ts'
import { type Reserve, updateReserve } from './budget-api.ts'

const words = {
  failed: 'Failed to save the reserve',
  networkFailed: 'Network error while saving the reserve',
}

type Changes = Omit<Parameters<typeof updateReserve>[0]['body'], 'propertyId'>

/** Stores the settings of the reserve for one property or for all homes. */
export function useReserveWrites(propertyId: string | undefined) {
  const queries = useQueryClient()
  const { isBusy, problem, run } = useWrite()
  const [pendingConfidence, setPendingConfidence] = useState<Reserve['confidence']>()
  // A home without custom settings uses the settings for all homes, so a change of those settings can change every
  // reserve.
  const refresh = () => queries.invalidateQueries({ queryKey: planKeys.reserves.all })
  // The yearly budget depends on the inflation rate too, so the budget is also refetched.
  const refreshAll = () =>
    Promise.all([refresh(), queries.invalidateQueries({ queryKey: planKeys.budgets.all })])
  const save = (changes: Changes, done?: string, after: () => Promise<unknown> = refresh) =>
    run(
      { ...words, ...(done !== undefined && { done }) },
      () => updateReserve({ body: { propertyId: propertyId ?? '', ...changes } }),
      after,
    )

  return {
    isBusy,
    /** The error of the last attempt. */
    problem,
    /** The chosen confidence while it is being saved. */
    pendingConfidence,
    setConfidence: async (confidence: Reserve['confidence']) => {
      setPendingConfidence(confidence)
      await save({ confidence })
      setPendingConfidence((pending) => (pending === confidence ? undefined : pending))
    },
    /** Null restores the default, which is a twelfth of the long-run yearly cost. */
    setContribution: (monthlyContribution: number | null) =>
      save({ monthlyContribution }, 'Reserve saved successfully'),
    setInflation: (inflation: number) => save({ inflation }, 'Inflation saved successfully', refreshAll),
    /** Blank removes the stored balance. */
    setBalance: (balance: string) => save({ balance }, 'Reserve saved successfully'),
  }
}

export type ReserveWrites = ReturnType<typeof useReserveWrites>
