/** The maximum size of a response body, and a function that creates the error for a larger one. */
interface Bound {
  readonly maxBytes: number
  readonly tooLong: () => Error
}

/**
 * Reads a body. Closes the connection if the body is too large or the signal is aborted. Node's `fetch` does not do
 * this reliably: it holds its response by a weak reference. After a garbage collection, an abort no longer reaches the
 * body, and the reader could wait forever.
 */
export function readUntil(
  signal: AbortSignal,
  body: ReadableStream<Uint8Array>,
  { maxBytes, tooLong }: Bound,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  const closeBody = (reason: unknown) => reader.cancel(reason).catch(() => {})
  let read = 0
  return new ReadableStream({
    start(controller) {
      const stop = () => {
        controller.error(signal.reason)
        void closeBody(signal.reason)
      }
      if (signal.aborted) stop()
      else signal.addEventListener('abort', stop, { once: true })
    },
    async pull(controller) {
      const { done, value } = await reader.read()
      if (signal.aborted) return
      read += value?.length ?? 0
      if (done) controller.close()
      else if (read <= maxBytes) controller.enqueue(value)
      else {
        controller.error(tooLong())
        await closeBody('too long')
      }
    },
    cancel: closeBody,
  })
}
