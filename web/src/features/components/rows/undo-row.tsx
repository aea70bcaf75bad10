import { type ReactElement, useEffect, useRef } from 'react'
import type { Removal } from '../../../platform/calls/use-removal.ts'
import { UndoStrip } from '../../../ui/feedback/undo-strip.tsx'
import styles from './component-list.module.css'

interface UndoRowProps {
  what: string
  isBusy: boolean
  onUndo: () => void
}

/**
 * Shown in a list in place of a removed row. The undo button takes the focus. After an undo, the restored row gets the
 * focus.
 */
function UndoRow({ what, isBusy, onUndo }: UndoRowProps) {
  const ref = useRef<HTMLLIElement>(null)
  const placeOfUndone = useRef<number | null>(null)
  useEffect(() => {
    const list = ref.current?.parentElement
    ref.current?.querySelector('button')?.focus()
    return () => {
      if (placeOfUndone.current !== null)
        list?.children[placeOfUndone.current]?.querySelector('button')?.focus()
    }
  }, [])

  function undo() {
    const { current: row } = ref
    placeOfUndone.current = row && [...(row.parentElement?.children ?? [])].indexOf(row)
    onUndo()
  }

  return (
    <li ref={ref} className={styles.gap}>
      <UndoStrip what={what} isBusy={isBusy} onUndo={undo} />
    </li>
  )
}

/** Inserts an undo row into a list in place of the removed row, if there is one. */
export function withUndo<Row>(
  rows: ReactElement[],
  { removed, isBusy, undo }: Removal<Row>,
  nameOf: (row: Row) => string,
): ReactElement[] {
  if (!removed) return rows
  const strip = <UndoRow key="undo" what={nameOf(removed.row)} isBusy={isBusy} onUndo={undo} />
  return rows.toSpliced(Math.min(removed.index, rows.length), 0, strip)
}
