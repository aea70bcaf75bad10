import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { FastifyInstance } from 'fastify'
import type { Clock } from './clock.ts'
import type { S3Config } from './config.ts'
import { contentTypeOf, fileCacheControl, readableSpan, type Storage, type StoredFile } from './storage.ts'

const connect = ({ region, endpoint, accessKeyId, secretAccessKey, isPathStyle }: S3Config): S3Client =>
  new S3Client({
    region,
    ...(endpoint && { endpoint }),
    forcePathStyle: isPathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Checksums in trailers are Amazon's own; other buckets refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 15_000, throwOnRequestTimeout: true },
  })

/** What lies in a bucket under a prefix, for whoever serves nothing from it. */
export async function* listBucket(settings: S3Config, prefix: string): AsyncGenerator<StoredFile> {
  const client = connect(settings)
  try {
    yield* listObjects(client, settings.bucket, prefix)
  } finally {
    client.destroy()
  }
}

async function* listObjects(client: S3Client, bucket: string, prefix: string): AsyncGenerator<StoredFile> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }))
    for (const { Key, Size = 0, LastModified } of Contents)
      if (Key !== undefined) yield { key: Key, sizeBytes: Size, writtenAtMs: LastModified?.getTime() ?? 0 }
}

/** Keeps files in a bucket of Amazon S3 or of anything that speaks its API. */
export async function openBucket(app: FastifyInstance, settings: S3Config, clock: Clock): Promise<Storage> {
  const { bucket } = settings
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
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: key,
          Body: bytes,
          ContentType: contentTypeOf(key),
          CacheControl: fileCacheControl,
        }),
      )
    },
    async writeFile(key, path) {
      const { size } = await stat(path)
      const Body = createReadStream(path)
      try {
        await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body, ContentLength: size }), {
          // As long as it takes to send a gigabyte.
          requestTimeout: 15 * 60_000,
        })
      } finally {
        Body.destroy()
      }
    },
    async read(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
        return Body instanceof Readable ? Body : undefined
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    list: (prefix) => listObjects(client, bucket, prefix),
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },
    signRead,
    foreignOrigin: new URL(await signRead('any')).origin,
  }
}
