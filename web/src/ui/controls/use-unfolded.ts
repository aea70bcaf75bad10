import { type SyntheticEvent, useState } from 'react'

/**
 * `wasOpened` is true once the disclosure was opened. Its content is rendered only then, because hundreds of hidden
 * contents would slow down every change of a long list.
 */
export function useUnfolded(isOpen = false) {
  const [wasOpened, setOpened] = useState(isOpen)
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) setOpened(true)
  }
  return { wasOpened: wasOpened || isOpen, onToggle }
}
