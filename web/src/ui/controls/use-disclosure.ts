import { useEffect, useRef, useState } from 'react'

/**
 * Tracks which of several forms is open, if any. When a form closes, the button that opened it gets the focus. That
 * button has the name of the form in its attribute `data-opens`.
 */
export function useDisclosure<Form extends string>() {
  const [open, setOpen] = useState<Form | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const last = useRef<Form | null>(null)
  useEffect(() => {
    if (open === null && last.current !== null)
      place.current?.querySelector<HTMLElement>(`[data-opens="${last.current}"]`)?.focus()
    last.current = open
  }, [open])
  return { open, place, show: setOpen, close: () => setOpen(null) }
}
