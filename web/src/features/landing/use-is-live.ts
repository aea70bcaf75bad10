import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the built HTML, and true after hydration. */
export const useIsLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
