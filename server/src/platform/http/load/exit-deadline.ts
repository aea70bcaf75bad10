import { Worker } from 'node:worker_threads'

/**
 * Ends the process with SIGKILL when the time limit has passed. The timer runs on its own thread, because the event
 * loop may be blocked.
 */
export function setExitDeadline(limitMs: number): void {
  const source = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${Math.round(limitMs)})`
  new Worker(source, { eval: true, stdin: false }).unref()
}
