import { Worker } from 'node:worker_threads'

/**
 * Ends the process with SIGKILL after the time limit. The timer runs on its own thread, so it works while the
 * event loop is blocked.
 */
export function setExitDeadline(limitMs: number): void {
  const source = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${Math.round(limitMs)})`
  new Worker(source, { eval: true, stdin: false }).unref()
}
