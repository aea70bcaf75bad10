import { Socket } from 'node:net'

/**
 * A socket that sends all data of one turn of the event loop with one system call. A plain socket makes one call per
 * SQL statement, and each call wakes a PostgreSQL process. These calls took a third of the time of adding a component.
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
