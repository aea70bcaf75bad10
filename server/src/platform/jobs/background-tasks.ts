import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Runs work for which the response does not wait, such as sending an email. */
export interface BackgroundTasks {
  run(what: string, work: () => Promise<void>): void
  /** Resolves when all tasks have ended. */
  finish(): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly backgroundTasks: BackgroundTasks
  }
}

// A task starts after the response was sent. Otherwise the response time could reveal whether there is a task, and
// so, for example, whether an email address has an account.
const beginAfterMs = 100

/** Creates the runner of background tasks. It logs their errors, and the server waits for them before it closes. */
export function makeBackgroundTasks(app: FastifyInstance): BackgroundTasks {
  const running = new Set<Promise<void>>()
  const tasks: BackgroundTasks = {
    run(what, work) {
      const task = pause(beginAfterMs)
        .then(work)
        .catch((err: unknown) => app.log.error({ err }, `background task failed: ${what}`))
        .finally(() => running.delete(task))
      running.add(task)
    },
    async finish() {
      await Promise.all(running)
    },
  }
  app.decorate('backgroundTasks', tasks)
  app.addHook('onClose', () => tasks.finish())
  return tasks
}
