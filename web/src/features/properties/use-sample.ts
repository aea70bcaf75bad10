import { useQueryClient } from '@tanstack/react-query'
import { propertyKeys } from '../../platform/calls/query-keys.ts'
import { outcomeOf, useWrite } from '../../platform/calls/use-write.ts'
import { addSample, removeSample } from './api.ts'

/** Returns functions that add the sample homes to an empty portfolio, and remove the sample homes again. */
export function useSample() {
  const queries = useQueryClient()
  const { isBusy, run } = useWrite()

  /** Loads all data of homes again. The clicked button disappears, so the focus moves to the start of the screen. */
  async function settle() {
    queries.removeQueries({ queryKey: propertyKeys.all, type: 'inactive' })
    await queries.invalidateQueries({ queryKey: propertyKeys.all })
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return {
    isBusy,
    add: () => run(outcomeOf('add', 'sample portfolio'), () => addSample({}), settle),
    remove: () => run(outcomeOf('remove', 'sample portfolio'), () => removeSample({}), settle),
  }
}
