/** Thrown if a screen's code or style could not be loaded. */
export class ScreenNotFetched extends Error {
  constructor(cause: unknown) {
    super('The screen could not be fetched.', { cause })
    this.name = 'ScreenNotFetched'
  }
}

/**
 * Loads a screen's code. Throws our own error if that fails: after the browser's own error, the router would reload the
 * page, and a reload fails without a connection. The failure is kept until the page is reloaded: Vite requests a style
 * sheet only once, so a second attempt would show the screen without its style.
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
