import { type SyntheticEvent, useState } from 'react'

/**
 * Keeps a disclosure in a long list fast: its content is rendered when it is first opened, and stays. Rendering
 * hundreds of hidden contents slowed down every change of the list.
 */
export function useUnfolded(isOpen = false) {
  const [wasOpened, setOpened] = useState(isOpen)
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) setOpened(true)
  }
  return { wasOpened: wasOpened || isOpen, onToggle }
}
