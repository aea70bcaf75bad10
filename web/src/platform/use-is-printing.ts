import { useSyncExternalStore } from 'react'

let isPrinting = false

function subscribe(onChange: () => void): () => void {
  const set = (next: boolean) => () => {
    isPrinting = next
    onChange()
  }
  const [begin, end] = [set(true), set(false)]
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}

/**
 * Returns true while the page is printed. Lists that render only the visible rows then render more, because a sheet of
 * paper does not scroll.
 */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting)

/** The maximum number of rows that a list renders before and after the visible rows while the page is printed. */
export const maxPrintedRows = 500
