import { isMainThread } from 'node:worker_threads'

/** Says where it was done, after as many milliseconds as asked. */
export async function waitThere(milliseconds: number): Promise<{ isMainThread: boolean }> {
  await new Promise((done) => setTimeout(done, milliseconds))
  return { isMainThread }
}
