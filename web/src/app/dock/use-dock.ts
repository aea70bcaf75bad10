import { useState } from 'react'

const name = 'homebot_dock'

/**
 * Opens and closes HomeBot. On a wide screen it restores the last state. A sheet over the screen never opens by
 * itself.
 */
export function useDock(isBeside: boolean) {
  const [isOpen, setOpen] = useState(() => isBeside && readIsOpen())
  return {
    isOpen,
    toggle(next: boolean) {
      setOpen(next)
      if (isBeside) storeIsOpen(next)
    },
  }
}

function readIsOpen(): boolean {
  try {
    return localStorage.getItem(name) === 'open'
  } catch {
    return false
  }
}

function storeIsOpen(isOpen: boolean) {
  try {
    if (isOpen) localStorage.setItem(name, 'open')
    else localStorage.removeItem(name)
  } catch {
    // Without storage HomeBot is closed after a reload.
  }
}
