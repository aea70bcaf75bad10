import { useEffect } from 'react'

/** Sets the title of the browser tab while the screen is mounted. */
export function useTitle(screen?: string) {
  useEffect(() => {
    document.title = screen ? `${screen} · Home Pulse AI` : 'Home Pulse AI'
  }, [screen])
}
