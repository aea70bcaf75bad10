import { Worker } from 'node:worker_threads'

/**
 * Ends the process with SIGKILL after the time limit. The timer runs on a thread of its own: it fires while the event loop is
 * blocked, and it neither logs nor writes.
 */
export function setExitDeadline(limitMs: number): void {
  const source = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${Math.round(limitMs)})`
  new Worker(source, { eval: true, stdin: false }).unref()
}
