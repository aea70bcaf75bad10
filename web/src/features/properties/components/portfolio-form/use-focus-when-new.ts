import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to the first control of a row that was just added, so that the user can continue typing. */
export function useFocusWhenNew<E extends HTMLElement>(isNew: boolean): RefObject<E | null> {
  const ref = useRef<E>(null)
  useEffect(() => {
    if (isNew) ref.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [isNew])
  return ref
}
