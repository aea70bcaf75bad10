/** A screen's code or style could not be fetched. */
export class ScreenNotFetched extends Error {
  constructor(cause: unknown) {
    super('The screen could not be fetched.', { cause })
    this.name = 'ScreenNotFetched'
  }
}

/**
 * Fetches a screen's code, and says where that failed in an error of our own: for the browser's, the router reloads
 * the page by itself, which without a connection leaves nothing of it. A failure stands until the page is loaded
 * anew, because Vite asks for a style sheet only once: the second try would show the screen without it.
 */
export function fetchOnce<T>(importScreen: () => Promise<T>): () => Promise<T> {
  let failure: ScreenNotFetched | undefined
  return async () => {
    if (failure) throw failure
    try {
      return await importScreen()
    } catch (cause) {
      failure = new ScreenNotFetched(cause)
      throw failure
    }
  }
}
