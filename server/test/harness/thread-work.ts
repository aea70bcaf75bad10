import { isMainThread } from 'node:worker_threads'

/** Returns the thread that it ran on, after the given milliseconds. */
export async function waitThere(milliseconds: number): Promise<{ isMainThread: boolean }> {
  await new Promise((done) => setTimeout(done, milliseconds))
  return { isMainThread }
}
