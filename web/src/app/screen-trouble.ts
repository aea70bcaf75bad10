import { ScreenNotFetched } from './fetch-once.ts'

/** What to say of a screen that did not load: only if its code was not fetched is the connection to blame. */
export function describeTrouble(error: unknown): string {
  return error instanceof ScreenNotFetched
    ? 'Your homes are safe. Check your connection, then try again.'
    : 'Your homes are safe. This page failed because of a fault in the app. Please try again.'
}
