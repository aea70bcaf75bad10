import { isMainThread } from 'node:worker_threads'

/** Waits for the given milliseconds, and returns whether it ran on the main thread. */
export async function waitThere(milliseconds: number): Promise<{ isMainThread: boolean }> {
  await new Promise((done) => setTimeout(done, milliseconds))
  return { isMainThread }
}
