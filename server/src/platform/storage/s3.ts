import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { addAbortSignal, pipeline, Readable, Transform } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../config/clock.ts'
import type { S3Config } from '../config/config.ts'
import { contentTypeOf, fileCacheControl, readableSpan, type Storage, type StoredFile } from './storage.ts'

/** The time limit for transferring a file, which can be as large as a gigabyte. */
const fileLimitMs = 15 * 60_000
/**
 * The maximum size of a response that is not a file. The largest such response is a list of 1,000 names, with less than
 * two megabytes.
 */
const maxBytes = 8 * 1024 * 1024

function connect({ region, endpoint, accessKeyId, secretAccessKey, isPathStyle }: S3Config): S3Client {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint }),
    forcePathStyle: isPathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // The SDK then sends and checks checksums only in requests that require them. By default it adds them to every upload,
    // in a form that only Amazon's own service supports.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 15_000, throwOnRequestTimeout: true },
  })
  // Limits the size of every response that is not a file, because the SDK reads such a response into memory.
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const answer = await next(args)
        const { response } = answer
        if (commandName !== 'GetObjectCommand' && hasBody(response)) response.body = limitSize(response.body)
        return answer
      },
    { step: 'deserialize', priority: 'low', name: 'boundBytes' },
  )
  return client
}

const hasBody = (response: unknown): response is { body: Readable } =>
  typeof response === 'object' && response !== null && 'body' in response && response.body instanceof Readable

function limitSize(body: Readable): Readable {
  let read = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      read += chunk.length
      done(read > maxBytes ? new Error('The response of the bucket is too large.') : null, chunk)
    },
  })
  // The callback ignores errors, because the reader of the stream gets them too.
  pipeline(body, counted, () => {})
  return counted
}

/**
 * Runs a call of the SDK with one time limit for all attempts and the whole response. The SDK's own time limit applies
 * to each attempt separately.
 */
async function withTimeLimit<T>(
  limitMs: number,
  call: (options: { abortSignal: AbortSignal }) => Promise<T>,
): Promise<T> {
  const timeout = new AbortController()
  const timeoutError = new Error(`The bucket sent no complete response in ${limitMs} ms.`)
  const timer = setTimeout(() => timeout.abort(Object.assign(timeoutError, { code: 'ETIMEDOUT' })), limitMs)
  try {
    return await call({ abortSignal: timeout.signal })
  } catch (error) {
    throw timeout.signal.aborted ? timeoutError : error
  } finally {
    clearTimeout(timer)
  }
}

export async function* listBucket(settings: S3Config, prefix: string): AsyncGenerator<StoredFile> {
  const client = connect(settings)
  try {
    yield* listObjects(client, settings, prefix)
  } finally {
    client.destroy()
  }
}

async function* listObjects(
  client: S3Client,
  { bucket, limitMs }: S3Config,
  prefix: string,
): AsyncGenerator<StoredFile> {
  let continuationToken: string | undefined
  do {
    const command = new ListObjectsV2Command({
      Bucket: bucket,
      Prefix: prefix,
      ContinuationToken: continuationToken,
    })
    const { Contents = [], NextContinuationToken } = await withTimeLimit(limitMs, (options) =>
      client.send(command, options),
    )
    for (const { Key, Size = 0, LastModified } of Contents)
      if (Key !== undefined) yield { key: Key, sizeBytes: Size, writtenAtMs: LastModified?.getTime() ?? 0 }
    continuationToken = NextContinuationToken
  } while (continuationToken)
}

export async function openBucket(app: FastifyInstance, settings: S3Config, clock: Clock): Promise<Storage> {
  const { bucket, limitMs } = settings
  const client = connect(settings)
  app.addHook('onClose', async () => client.destroy())

  const signRead = (key: string): Promise<string> => {
    const { fromMs, untilMs } = readableSpan(clock)
    return getSignedUrl(client, new GetObjectCommand({ Bucket: bucket, Key: key }), {
      signingDate: new Date(fromMs),
      expiresIn: (untilMs - fromMs) / 1000,
    })
  }
  return {
    async write(key, bytes) {
      const command = new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: bytes,
        ContentType: contentTypeOf(key),
        CacheControl: fileCacheControl,
      })
      await withTimeLimit(limitMs, (options) => client.send(command, options))
    },
    async writeFile(key, path) {
      const { size } = await stat(path)
      const Body = createReadStream(path)
      try {
        const command = new PutObjectCommand({ Bucket: bucket, Key: key, Body, ContentLength: size })
        await withTimeLimit(fileLimitMs, (options) =>
          client.send(command, { ...options, requestTimeout: fileLimitMs }),
        )
      } finally {
        Body.destroy()
      }
    },
    async read(key) {
      try {
        const command = new GetObjectCommand({ Bucket: bucket, Key: key })
        const { Body } = await withTimeLimit(limitMs, (options) => client.send(command, options))
        if (!(Body instanceof Readable)) return undefined
        return addAbortSignal(AbortSignal.timeout(fileLimitMs), Body)
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    list: (prefix) => listObjects(client, settings, prefix),
    async remove(key) {
      const command = new DeleteObjectCommand({ Bucket: bucket, Key: key })
      await withTimeLimit(limitMs, (options) => client.send(command, options))
    },
    signRead,
    foreignOrigin: new URL(await signRead('any')).origin,
  }
}
