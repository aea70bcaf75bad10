import type { Session } from '../../platform/http/session.ts'
import type { WorkerPool } from '../../platform/jobs/worker-pool.ts'
import type { Services } from '../../platform/services.ts'
import type { Read } from '../plan/home-slices-queries.ts'

export type HomebotServices = Pick<
  Services,
  'app' | 'attemptLimiter' | 'bind' | 'clock' | 'config' | 'gate' | 'makeId' | 'workerPool'
>

/**
 * Reads and computes for one customer. No database connection is held between two calls of `read`, because the worker
 * pool may compute for a long time there.
 */
export interface Reader {
  readonly read: Read
  readonly session: Session
  readonly workerPool: WorkerPool
}
