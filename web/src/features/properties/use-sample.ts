import { useQueryClient } from '@tanstack/react-query'
import { propertyKeys } from '../../platform/calls/query-keys.ts'
import { outcomeOf, useWrite } from '../../platform/calls/use-write.ts'
import { addSample, removeSample } from './api.ts'

/** Adds the sample homes to an empty portfolio, and removes only these homes. */
export function useSample() {
  const queries = useQueryClient()
  const { isBusy, run } = useWrite()

  /** Refetches all data of homes. Moves the focus to the start of the screen, because the clicked button disappears. */
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
