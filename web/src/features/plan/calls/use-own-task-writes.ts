import { useQueryClient } from '@tanstack/react-query'
import { planKeys } from '../../../platform/calls/query-keys.ts'
import { outcomeOf, useWrite } from '../../../platform/calls/use-write.ts'
import { createOwnTask, deleteOwnTask, finishOwnTask, updateOwnTask } from './own-tasks-api.ts'

export interface OwnTaskFields {
  title: string
  note: string
  dueOn: string
  isWholeMonth: boolean
  /** Blank if the task does not repeat. */
  repeatMonths: string
}

/** Adds, changes, finishes and deletes tasks of the customer. Each function returns true if it succeeded. */
export function useOwnTaskWrites() {
  const queries = useQueryClient()
  const { isBusy, problem, run, keyFor } = useWrite()
  const refresh = () => queries.invalidateQueries({ queryKey: planKeys.ownTasks.all })
  return {
    isBusy,
    problem,
    add(propertyId: string, fields: OwnTaskFields) {
      const body = { propertyId, ...fields }
      return run(
        outcomeOf('add', 'task'),
        () => createOwnTask({ body, idempotencyKey: keyFor(body) }),
        refresh,
      )
    },
    change: (id: string, body: OwnTaskFields) =>
      run(outcomeOf('update', 'task'), () => updateOwnTask({ params: { id }, body }), refresh),
    finish: (id: string) =>
      run(outcomeOf('record', 'task'), () => finishOwnTask({ params: { id } }), refresh),
    remove: (id: string) =>
      run(outcomeOf('remove', 'task'), () => deleteOwnTask({ params: { id } }), refresh),
  }
}
export type OwnTaskWrites = ReturnType<typeof useOwnTaskWrites>
