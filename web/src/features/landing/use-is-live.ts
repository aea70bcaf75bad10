import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns false while the prerendered HTML is built and hydrated, and true afterwards. */
export const useIsLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
