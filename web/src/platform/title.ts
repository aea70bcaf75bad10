import { useEffect } from 'react'

/** Names the browser tab for as long as the screen that calls it stands. */
export function useTitle(screen?: string) {
  useEffect(() => {
    document.title = screen ? `${screen} · Home Pulse AI` : 'Home Pulse AI'
  }, [screen])
}
