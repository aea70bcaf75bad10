import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef } from 'react'
import { useCurrentDate } from '../../../platform/current-date.ts'
import { maxPrintedRows, useIsPrinting } from '../../../platform/use-is-printing.ts'
import { sharedAxis } from '../../../ui/charts/lifeline-layout.ts'
import { lifeOf } from '../../components/home-component.ts'
import type { AttentionItem } from '../api.ts'
import styles from './attention.module.css'
import { AttentionRow } from './attention-row.tsx'

interface AttentionListProps {
  items: AttentionItem[]
  /** Loads the next page. Undefined if there is no next page or it is loading. */
  onEndNear: (() => void) | undefined
}

const estimatedRowPx = 111
/** The next page is requested when the user is this many rows away from the end. */
const nearRows = 10

/** The attention items, most urgent first, with lifelines on one axis. Only the visible rows are in the document. */
export function AttentionList({ items, onEndNear }: AttentionListProps) {
  const scrollRef = useRef<HTMLDivElement>(null)
  const today = useCurrentDate()
  const axis = useMemo(() => sharedAxis(items.map(lifeOf), today), [items, today])
  const isPrinting = useIsPrinting()
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => estimatedRowPx,
    overscan: isPrinting ? maxPrintedRows : 6,
    getItemKey: (index) => items[index]?.id ?? index,
  })
  const shown = virtualizer.getVirtualItems()
  const isEndNear = (shown.at(-1)?.index ?? 0) >= items.length - nearRows
  useEffect(() => {
    if (isEndNear) onEndNear?.()
  }, [isEndNear, onEndNear])

  return (
    <div ref={scrollRef} className={styles.scroll}>
      <div className={styles.whole} style={isPrinting ? undefined : { height: virtualizer.getTotalSize() }}>
        <ul
          className={styles.rows}
          style={isPrinting ? undefined : { transform: `translateY(${shown[0]?.start ?? 0}px)` }}
        >
          {shown.map(({ index, key }) => {
            const item = items[index]
            return (
              item && (
                <li key={key} ref={virtualizer.measureElement} data-index={index} className={styles.row}>
                  <AttentionRow item={item} today={today} axis={axis} />
                </li>
              )
            )
          })}
        </ul>
      </div>
    </div>
  )
}
