import { type SyntheticEvent, useState } from 'react'

/**
 * Tracks if a disclosure was opened at least once. Its content is rendered only then, because a long list would be slow
 * with the hidden content of hundreds of disclosures.
 */
export function useUnfolded(isOpen = false) {
  const [wasOpened, setOpened] = useState(isOpen)
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) setOpened(true)
  }
  return { wasOpened: wasOpened || isOpen, onToggle }
}
