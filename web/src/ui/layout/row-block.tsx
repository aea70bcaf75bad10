import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useIsPrinting } from '../../platform/use-is-printing.ts'

/**
 * Rows are rendered if their distance to the window is at most this. It is about the height of a screen, so that
 * scrolling shows no gaps.
 */
const nearMargin = '900px 0px'

interface RowBlockProps {
  count: number
  estimatedRowPx: number
  /** True for the first rows of the list, which are visible at once. */
  isFirst: boolean
  children: () => ReactNode
}

/**
 * Several rows of a long list that scrolls with the page. Until they come near the window, one empty row with their
 * height is rendered instead. After that they stay rendered, so that open details and typed input are kept.
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
