import { type SyntheticEvent, useState } from 'react'

/**
 * Tells whether a disclosure was ever opened, so that its content is rendered only then. In a long list, hundreds of
 * hidden contents would slow down every change.
 */
export function useUnfolded(isOpen = false) {
  const [wasOpened, setOpened] = useState(isOpen)
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) setOpened(true)
  }
  return { wasOpened: wasOpened || isOpen, onToggle }
}
