import { useQueryClient } from '@tanstack/react-query'
import { outcomeOf, useWrite } from '../../platform/use-write.ts'
import { addSample, propertyKeys, removeSample } from './api.ts'

/** Fills an empty portfolio with the sample homes, and takes them out again: them and no others. */
export function useSample() {
  const queries = useQueryClient()
  const { isBusy, run } = useWrite()

  /** What is not on the screen is asked for anew; the focus, whose button goes, begins again with the screen. */
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
