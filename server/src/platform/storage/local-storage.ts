import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../config/clock.ts'
import { apiError } from '../errors/api-error.ts'
import { systemErrorCode } from '../errors/system-errors.ts'
import { writeDurably } from '../files/atomic-write.ts'
import type { SessionLinks } from '../http/session-links.ts'
import { contentTypeOf, fileCacheControl, readableSpan, type Storage, type StoredFile } from './storage.ts'

const readPath = '/v1/files/'
/**
 * Matches a valid key. No part of it begins with a dot, so that a key such as `../secret` cannot lead out of the
 * folder.
 */
const keyPattern = /^\w[\w.-]*(\/\w[\w.-]*)*$/

/** Stores files in a folder and serves them at signed URLs. */
export function openDataFolder(
  app: FastifyInstance,
  dataDir: string,
  clock: Clock,
  sessionLinks: SessionLinks,
): Storage {
  const folder = resolve(dataDir, 'files')
  const pathOf = (key: string) => join(folder, key)

  app.get<{ Params: { '*': string } }>(
    `${readPath}*`,
    {
      schema: { hide: true },
      exposeHeadRoute: false,
      onRequest: ({ method, url }) => sessionLinks.check(method, url),
    },
    async ({ params: { '*': key } }, reply) => {
      const bytes = keyPattern.test(key) ? await readIfThere(pathOf(key)) : undefined
      if (!bytes) throw apiError('not_found')
      return (
        reply
          .type(contentTypeOf(key))
          .header('cache-control', fileCacheControl)
          // Any web page may show the image if it has the signed URL. Images in a bucket allow the same.
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(bytes)
      )
    },
  )

  return {
    write: (key, bytes) => writeDurably(folder, pathOf(key), bytes),
    async writeFile(key, path) {
      const target = pathOf(key)
      await mkdir(dirname(target), { recursive: true })
      const draft = `${target}.${randomUUID()}.draft`
      try {
        await copyFile(path, draft)
        await rename(draft, target)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    read: (key) => streamIfThere(pathOf(key)),
    list: (prefix) => filesIn(folder, pathOf(prefix)),
    remove: (key) => rm(pathOf(key), { force: true }),
    async signRead(key, origin, session) {
      return origin + sessionLinks.sign('GET', readPath + key, session, readableSpan(clock).untilMs)
    },
    foreignOrigin: undefined,
  }
}

const readIfThere = (path: string): Promise<Buffer | undefined> => unlessMissing(readFile(path))

async function streamIfThere(path: string): Promise<Readable | undefined> {
  const file = await unlessMissing(open(path))
  return file?.createReadStream()
}

async function* filesIn(folder: string, path: string): AsyncGenerator<StoredFile> {
  const entries = await unlessMissing(opendir(path, { recursive: true }))
  if (!entries) return
  for await (const entry of entries) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const found = await unlessMissing(stat(file))
    if (!found) continue
    const { size: sizeBytes, mtimeMs: writtenAtMs } = found
    yield { key: relative(folder, file).split(sep).join('/'), sizeBytes, writtenAtMs }
  }
}

/** The error codes that mean that a key has no file: the path does not exist, is a folder, or has an invalid name. */
const noFile = ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG']

async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found
  } catch (error) {
    if (noFile.includes(systemErrorCode(error) ?? '')) return undefined
    throw error
  }
}
