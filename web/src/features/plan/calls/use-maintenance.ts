import type { PlainDate } from '@home-pulse/contract/primitives'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { propertyKeys } from '../../../platform/calls/query-keys.ts'
import { useWrite } from '../../../platform/calls/use-write.ts'
import { entryKey, type RecordedTask } from '../sections.ts'
import { type PlannedTask, recordMaintenance, undoMaintenance } from './api.ts'

/** The action that the customer chose for a task. A snoozed task is due again on the date `until`. */
export type TaskAnswer = { kind: 'done' | 'skipped' } | { kind: 'snoozed'; until: PlainDate }

/** Records tasks as done, skipped or snoozed, and undoes a record. */
export function useMaintenance() {
  const queries = useQueryClient()
  const { isBusy, problem, run, keyFor } = useWrite()
  const [recorded, setRecorded] = useState<ReadonlyMap<string, RecordedTask>>(new Map())
  const [busyKey, setBusyKey] = useState<string>()
  const refresh = () => queries.invalidateQueries({ queryKey: propertyKeys.all })

  async function record(entry: PlannedTask, answer: TaskAnswer): Promise<boolean> {
    const { componentId: id, taskId } = entry
    const key = entryKey(entry)
    setBusyKey(key)
    const isRecorded = await run(
      { failed: 'Failed to record the task', networkFailed: 'Network error while recording the task' },
      () =>
        recordMaintenance({
          params: { id, taskId },
          body: answer,
          idempotencyKey: keyFor({ id, taskId, ...answer }),
        }),
      ({ event, task }) => {
        setRecorded((all) => new Map(all).set(key, { entry, event, next: task }))
        void refresh()
      },
    )
    setBusyKey(undefined)
    return isRecorded
  }

  async function undo({ entry, event }: RecordedTask): Promise<boolean> {
    const { componentId: id, taskId } = entry
    const key = entryKey(entry)
    setBusyKey(key)
    const isUndone = await run(
      { failed: 'Failed to undo', networkFailed: 'Network error while undoing' },
      () => undoMaintenance({ params: { id, taskId, eventId: event.id } }),
      async () => {
        await refresh()
        setRecorded((all) => new Map([...all].filter(([other]) => other !== key)))
      },
    )
    setBusyKey(undefined)
    return isUndone
  }

  return {
    recorded,
    isBusy,
    /** The error of the last attempt. */
    problem,
    isBusyWith: (key: string) => key === busyKey,
    record,
    undo,
  }
}

export type Maintenance = ReturnType<typeof useMaintenance>
