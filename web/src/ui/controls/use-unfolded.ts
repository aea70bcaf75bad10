import { type SyntheticEvent, useState } from 'react'

/**
 * For a disclosure that stands in a long list: what is in it is made when it is first opened, and stays. Hundreds of them, laid
 * out where nobody sees them, made every change of the list slow.
 */
export function useUnfolded(isOpen = false) {
  const [wasOpened, setOpened] = useState(isOpen)
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) setOpened(true)
  }
  return { wasOpened: wasOpened || isOpen, onToggle }
}
