import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the HTML that the build made, true once the page hears its visitor. */
export const useIsLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
