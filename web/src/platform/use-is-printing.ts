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
 * Returns true while the page is printed. Lists that usually render only their visible rows then render more, because
 * paper does not scroll.
 */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting)

/** The maximum number of extra rows before and after the visible rows, while a list is printed. */
export const maxPrintedRows = 500
