import { useEffect, useRef, useState } from 'react'
import { useDebouncedCallback } from 'use-debounce'
import { TextField } from './field.tsx'

interface SearchFieldProps {
  label: string
  placeholder: string
  /** The search text that the URL contains. */
  wanted: string
  onWanted: (wanted: string) => void
}

/** A search field. It updates the list and the URL when the user stops typing for a moment. */
export function SearchField({ label, placeholder, wanted, onWanted }: SearchFieldProps) {
  const [search, setSearch] = useState(wanted)
  const sent = useRef(wanted)
  const look = useDebouncedCallback((typed: string) => {
    sent.current = typed.trim()
    onWanted(sent.current)
  }, 250)
  useEffect(() => {
    // This field itself changed the URL, so its text is right already. If a link or the Back button changed the URL,
    // the field shows the new text.
    if (wanted === sent.current) return
    sent.current = wanted
    setSearch(wanted)
  }, [wanted])
  return (
    <TextField
      type="search"
      label={label}
      placeholder={placeholder}
      value={search}
      onChange={({ currentTarget: { value } }) => {
        setSearch(value)
        look(value)
      }}
    />
  )
}
