import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { maxPrintedRows, useIsPrinting } from '../../platform/use-is-printing.ts'
import { useWidth } from './use-width.ts'
import styles from './virtual-grid.module.css'

interface VirtualGridProps<T> {
  /** The name of the list for screen readers. */
  label: string
  items: readonly T[]
  itemKey: (item: T) => string
  /**
   * Renders an item. While `isScrolling` is true, the item should send no request, because the user may scroll past it.
   */
  renderItem: (item: T, isScrolling: boolean) => ReactNode
  /** The minimum width of a column. It determines the number of columns. By default, there is one column. */
  minColumnPx?: number
  gapPx?: number
  estimatedRowPx: number
  /** Loads the next page. Called when the user scrolls near the end of the list. */
  onEndNear?: (() => void) | undefined
}

/**
 * A list or grid that scrolls with the page and can be very long. Only the visible rows and a few more are in the
 * document. Rows are measured, so they can have different heights.
 */
export function VirtualGrid<T>(props: VirtualGridProps<T>) {
  const { items, itemKey, minColumnPx, gapPx = 16, estimatedRowPx, onEndNear } = props
  const [ref, width] = useWidth<HTMLDivElement>()
  const [offsetTop, setOffsetTop] = useState(0)
  const columns = minColumnPx ? Math.max(1, Math.floor((width + gapPx) / (minColumnPx + gapPx))) : 1
  const rows = Math.ceil(items.length / columns)
  useLayoutEffect(() => {
    const element = ref.current
    if (element) setOffsetTop(element.getBoundingClientRect().top + window.scrollY)
  })

  const isPrinting = useIsPrinting()
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => estimatedRowPx,
    gap: gapPx,
    overscan: isPrinting ? maxPrintedRows : 4,
    scrollMargin: offsetTop,
    // The cast is safe, because a row contains at least one item.
    getItemKey: (row) => itemKey(items[row * columns] as T),
  })
  const shown = virtualizer.getVirtualItems()
  const lastShown = shown.at(-1)?.index ?? -1
  useEffect(() => {
    if (rows > 0 && lastShown >= rows - 3) onEndNear?.()
  }, [lastShown, rows, onEndNear])

  return (
    <div
      ref={ref}
      className={styles.grid}
      style={isPrinting ? undefined : { height: virtualizer.getTotalSize() }}
    >
      <ul
        aria-label={props.label}
        className={styles.window}
        style={{
          transform: isPrinting ? 'none' : `translateY(${(shown[0]?.start ?? offsetTop) - offsetTop}px)`,
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          gap: gapPx,
        }}
      >
        {width > 0 &&
          shown.flatMap((row) =>
            items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => (
              // Measuring the first cell is enough, because all cells of a row have the same height.
              <li
                key={itemKey(item)}
                ref={column === 0 ? virtualizer.measureElement : undefined}
                data-index={row.index}
                className={styles.cell}
              >
                {props.renderItem(item, virtualizer.isScrolling)}
              </li>
            )),
          )}
      </ul>
    </div>
  )
}
