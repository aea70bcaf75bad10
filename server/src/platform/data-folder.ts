import { readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Clock } from './clock.ts'
import { writeDurably } from './durable-file.ts'
import { refuse } from './refusal.ts'
import type { SignedUrls } from './signed-urls.ts'
import { contentTypeOf, fileCacheControl, readableSpan, type Storage } from './storage.ts'

const readPath = '/v1/files/'

/** Keeps files in a folder, and serves them to whoever holds a signed address. */
export function openDataFolder(
  app: FastifyInstance,
  dataDir: string,
  clock: Clock,
  signedUrls: SignedUrls,
): Storage {
  const folder = resolve(dataDir, 'files')
  const pathOf = (key: string) => join(folder, key)

  app.get<{ Params: { '*': string } }>(
    `${readPath}*`,
    {
      schema: { hide: true },
      exposeHeadRoute: false,
      async onRequest({ method, url }) {
        if (!signedUrls.isGood(method, url)) throw refuse('link_not_valid')
      },
    },
    async ({ params: { '*': key } }, reply) => {
      const bytes = await readIfThere(pathOf(key))
      if (!bytes) throw refuse('not_found')
      return (
        reply
          .type(contentTypeOf(key))
          .header('cache-control', fileCacheControl)
          // As from a bucket: who holds the address may show the image, whichever origin the page has.
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(bytes)
      )
    },
  )

  return {
    write: (key, bytes) => writeDurably(folder, pathOf(key), bytes),
    remove: (key) => rm(pathOf(key), { force: true }),
    async signRead(key, origin) {
      return origin + signedUrls.sign('GET', readPath + key, readableSpan(clock).untilMs)
    },
    foreignOrigin: undefined,
  }
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
