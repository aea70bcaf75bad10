/** The maximum size of a response body, and the error beyond it. */
interface Bound {
  readonly maxBytes: number
  readonly tooLong: () => Error
}

/**
 * Reads a body up to a size limit or until the signal is aborted, and then closes the connection. Node's
 * `fetch` holds its response weakly: after a garbage collection the signal no longer stops a body, and the
 * reader waits as long as the server keeps the connection open.
 */
export function readUntil(
  signal: AbortSignal,
  body: ReadableStream<Uint8Array>,
  { maxBytes, tooLong }: Bound,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  const hangUp = (reason: unknown) => reader.cancel(reason).catch(() => {})
  let read = 0
  return new ReadableStream({
    start(controller) {
      const stop = () => {
        controller.error(signal.reason)
        void hangUp(signal.reason)
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
        await hangUp('too long')
      }
    },
    cancel: hangUp,
  })
}
