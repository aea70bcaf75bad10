import { ScreenNotFetched } from './fetch-once.ts'

/** The message for a screen that did not load. It blames the connection only if the screen's code was not loaded. */
export function describeFailure(error: unknown): string {
  return error instanceof ScreenNotFetched
    ? 'Your homes are safe. Check your connection, then try again.'
    : 'Your homes are safe. This page failed because of a fault in the app. Please try again.'
}
