import { type ReactNode, useEffect, useRef, useState } from 'react'

/** How far from the window rows are made: about a screen, so that nobody who scrolls meets an empty place. */
const nearMargin = '900px 0px'

interface RowBlockProps {
  count: number
  /** A row's height before it is there. */
  estimatedRowPx: number
  /** Whether it stands where the list begins, in view at once. */
  isFirst: boolean
  children: () => ReactNode
}

/**
 * Some rows of a long list that scrolls with the page: made when they come near the window, and kept from then on, with all
 * that was opened and typed in them. Until then one empty row has their height.
 */
export function RowBlock({ count, estimatedRowPx, isFirst, children }: RowBlockProps) {
  const place = useRef<HTMLLIElement>(null)
  const [wasNear, setWasNear] = useState(isFirst)
  const isMade = wasNear || isFirst
  useEffect(() => {
    const element = place.current
    if (isMade || !element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWasNear(true)
      },
      { rootMargin: nearMargin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isMade])
  return isMade ? (
    children()
  ) : (
    <li ref={place} aria-hidden="true" style={{ height: count * estimatedRowPx }} />
  )
}
