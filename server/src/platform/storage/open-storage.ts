import type { FastifyInstance } from 'fastify'
import type { Clock } from '../config/clock.ts'
import type { Config } from '../config/config.ts'
import type { SessionLinks } from '../http/session-links.ts'
import { openDataFolder } from './local-storage.ts'
import type { Storage } from './storage.ts'

/** Returns the storage of files: the S3 bucket if one is configured, or else the data folder. */
export async function openStorage(
  app: FastifyInstance,
  config: Config,
  clock: Clock,
  sessionLinks: SessionLinks,
): Promise<Storage> {
  if (!config.s3) return openDataFolder(app, config.dataDir, clock, sessionLinks)
  // The SDK is large, so it is loaded only if a bucket is configured.
  const { openBucket } = await import('./s3.ts')
  return openBucket(app, config.s3, clock)
}
