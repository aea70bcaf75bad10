import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * Measures the width of an element in pixels, again after each change. Returns `firstPx` until the first measurement.
 */
export function useWidth<E extends Element>(firstPx = 0): [RefObject<E | null>, number] {
  const ref = useRef<E>(null)
  const [width, setWidth] = useState(firstPx)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setWidth(Math.floor(element.getBoundingClientRect().width))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
