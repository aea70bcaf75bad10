import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns false in the built HTML, and true after hydration. */
export const useIsLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
