import { useEffect, useRef, useState } from 'react'
import { useDebouncedCallback } from 'use-debounce'
import { TextField } from './field.tsx'

interface SearchFieldProps {
  label: string
  placeholder: string
  /** The search text in the URL. */
  wanted: string
  onWanted: (wanted: string) => void
}

/** A search field that updates the list and the URL only when typing pauses. */
export function SearchField({ label, placeholder, wanted, onWanted }: SearchFieldProps) {
  const [search, setSearch] = useState(wanted)
  const sent = useRef(wanted)
  const look = useDebouncedCallback((typed: string) => {
    sent.current = typed.trim()
    onWanted(sent.current)
  }, 250)
  useEffect(() => {
    // If this field changed the URL, there is nothing to do. If a link or Back changed it, the field shows the text of
    // the URL.
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
