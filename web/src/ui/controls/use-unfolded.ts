import { type SyntheticEvent, useState } from 'react'

/**
 * Tracks if a disclosure was ever opened. Before that, its content is not rendered, because the hidden content of
 * hundreds of disclosures would slow down a long list.
 */
export function useUnfolded(isOpen = false) {
  const [wasOpened, setOpened] = useState(isOpen)
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) setOpened(true)
  }
  return { wasOpened: wasOpened || isOpen, onToggle }
}
