import { isMainThread } from 'node:worker_threads'

export async function waitThere(milliseconds: number): Promise<{ isMainThread: boolean }> {
  await new Promise((done) => setTimeout(done, milliseconds))
  return { isMainThread }
}
