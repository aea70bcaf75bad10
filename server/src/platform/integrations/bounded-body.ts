/** How much of an answer is read, and what is thrown where there is more. */
interface Bound {
  readonly maxBytes: number
  readonly tooLong: () => Error
}

/**
 * The bytes of a body until a signal is aborted, and no more than so many; then the line is closed. Node's fetch cannot be
 * left to see to that: it knows its own response only weakly, so that once that is collected, its signal no longer ends a
 * body that is still being read, and the reader waits for as long as the server holds the line.
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
