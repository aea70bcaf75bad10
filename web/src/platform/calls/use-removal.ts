import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer } from './api.ts'
import { refetchAndWait } from './query-client.ts'
import { propertyKeys } from './query-keys.ts'
import { outcomeOf, useWrite } from './use-write.ts'

interface RemovalActions<Row> {
  /** Returns the name of a row for toasts, such as `unit`. */
  what: (row: Row) => string
  remove: (row: Row) => Promise<Answer<unknown>>
  restore: (row: Row) => Promise<Answer<unknown>>
}

/** A removed row, and its position in the list. */
export interface RemovedRow<Row> {
  row: Row
  index: number
}

/** Returns functions that remove a row from a list, and restore the last removed row. */
export function useRemoval<Row>({ what, remove, restore }: RemovalActions<Row>) {
  const queries = useQueryClient()
  const [removed, setRemoved] = useState<RemovedRow<Row> | null>(null)
  const [leaving, setLeaving] = useState<Row | null>(null)
  const { isBusy, run } = useWrite()
  // Refetches before the undo button disappears. The restored row then exists, and can get the focus.
  const refresh = () => refetchAndWait(queries, propertyKeys.all)

  return {
    removed,
    isBusy,
    isLeaving: (row: Row) => row === leaving,
    /** Removes a row. Returns true if it succeeded. */
    remove: async (row: Row, index: number) => {
      const { failed, networkFailed } = outcomeOf('remove', what(row))
      setLeaving(row)
      const isGone = await run(
        { failed, networkFailed },
        () => remove(row),
        async () => {
          await refresh()
          setRemoved({ row, index })
        },
      )
      setLeaving(null)
      return isGone
    },
    undo: async () => {
      if (!removed) return
      await run(
        outcomeOf('restore', what(removed.row)),
        () => restore(removed.row),
        async () => {
          await refresh()
          setRemoved(null)
        },
      )
    },
  }
}

export type Removal<Row> = ReturnType<typeof useRemoval<Row>>
