import { isMainThread } from 'node:worker_threads'

/** Waits for a time. Returns whether this code ran on the main thread. */
export async function waitThere(milliseconds: number): Promise<{ isMainThread: boolean }> {
  await new Promise((done) => setTimeout(done, milliseconds))
  return { isMainThread }
}
