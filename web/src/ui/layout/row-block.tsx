import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useIsPrinting } from '../../platform/use-is-printing.ts'

/**
 * Rows are rendered when they are at most this far from the window. It is about the height of a screen, so that the
 * user sees no gaps while scrolling.
 */
const nearMargin = '900px 0px'

interface RowBlockProps {
  count: number
  estimatedRowPx: number
  /** True for the first rows of the list. They are rendered at once. */
  isFirst: boolean
  children: () => ReactNode
}

/**
 * A block of rows in a long list that scrolls with the page. An empty row of the same height replaces it until it comes
 * near the window. Then it stays rendered, so that typed input and open details are not lost.
 */
export function RowBlock({ count, estimatedRowPx, isFirst, children }: RowBlockProps) {
  const place = useRef<HTMLLIElement>(null)
  const [wasNear, setWasNear] = useState(isFirst)
  const isPrinting = useIsPrinting()
  const isRendered = wasNear || isFirst || isPrinting
  useEffect(() => {
    const element = place.current
    if (isRendered || !element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWasNear(true)
      },
      { rootMargin: nearMargin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isRendered])
  return isRendered ? (
    children()
  ) : (
    <li ref={place} aria-hidden="true" style={{ height: count * estimatedRowPx }} />
  )
}
