import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWrite } from '../../platform/use-write.ts'
import { type Reserve, reserveKey, updateReserve } from './budget-api.ts'

const words = {
  failed: 'Failed to save the reserve',
  networkFailed: 'Network error while saving the reserve',
}

/** Keeps what an owner says of the reserve of a property, or of all homes. */
export function useReserveWrites(propertyId: string | undefined) {
  const queries = useQueryClient()
  const { isBusy, problem, run } = useWrite()
  const [pendingConfidence, setPendingConfidence] = useState<Reserve['confidence']>()
  const refresh = () => queries.invalidateQueries({ queryKey: reserveKey(propertyId) })

  return {
    isBusy,
    /** Why the last try was refused. */
    problem,
    /** What was chosen and is not kept yet. */
    pendingConfidence,
    setConfidence: async (confidence: Reserve['confidence']) => {
      setPendingConfidence(confidence)
      await run(words, () => updateReserve({ body: { propertyId: propertyId ?? '', confidence } }), refresh)
      setPendingConfidence((pending) => (pending === confidence ? undefined : pending))
    },
    /** Blank is as if it was never said. */
    setBalance: (balance: string) =>
      run(
        { ...words, done: 'Reserve saved successfully' },
        () => updateReserve({ body: { propertyId: propertyId ?? '', balance } }),
        refresh,
      ),
  }
}
