import { useEffect, useRef, useState } from 'react'

/**
 * Tracks which of several forms is open. When a form closes, the focus returns to the button that opened it: the one
 * with the form's name in `data-opens`.
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
