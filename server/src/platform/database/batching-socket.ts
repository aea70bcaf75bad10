import { Socket } from 'node:net'

/**
 * A socket that sends everything written in one turn of the event loop with one system call. The driver writes each
 * statement of a pipeline by itself, and every such call wakes a PostgreSQL process, which cost a third of an added component.
 */
export class BatchingSocket extends Socket {
  #isHeld = false

  override cork(): void {
    if (!this.#isHeld) {
      this.#isHeld = true
      super.cork()
      process.nextTick(() => {
        this.#isHeld = false
        super.uncork()
      })
    }
    super.cork()
  }
}
