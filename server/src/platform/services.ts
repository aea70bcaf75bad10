import type { FastifyInstance } from 'fastify'
import type { AttemptLimiter } from './auth/attempt-limiter.ts'
import type { EmailLinkTokens } from './auth/email-link-tokens.ts'
import type { Passwords } from './auth/passwords.ts'
import type { Tokens } from './auth/session-tokens.ts'
import type { SignedUrls } from './auth/signed-urls.ts'
import type { Clock } from './config/clock.ts'
import type { Config } from './config/config.ts'
import type { MakeId } from './config/ids.ts'
import type { Etags } from './http/etag.ts'
import type { ReadLimits } from './http/load/slow-reader.ts'
import type { ResponseCache } from './http/response-cache.ts'
import type { Binder } from './http/route-binder.ts'
import type { SessionLinks } from './http/session-links.ts'
import type { FindLocations } from './integrations/geocoding/geocoder.ts'
import type { PaymentProvider } from './integrations/payments/payments.ts'
import type { BackgroundTasks } from './jobs/background-tasks.ts'
import type { Jobs } from './jobs/scheduler.ts'
import type { WorkerPool } from './jobs/worker-pool.ts'
import type { Mailer } from './mail/mail.ts'
import type { Outbox } from './mail/outbox.ts'
import type { Pages } from './pages/pages.ts'
import type { Storage } from './storage/storage.ts'
import type { Gate } from './tenancy/gate.ts'

/** The services that the server passes to each feature when the feature registers its routes. */
export interface Services {
  readonly responseCache: ResponseCache
  readonly app: FastifyInstance
  readonly bind: Binder['bind']
  readonly clock: Clock
  readonly config: Config
  readonly backgroundTasks: BackgroundTasks
  readonly etags: Etags
  /** The key with which the secret tokens in calendar URLs are computed. */
  readonly feedKey: Buffer
  readonly findLocations: FindLocations
  readonly gate: Gate
  readonly attemptLimiter: AttemptLimiter
  readonly jobs: Jobs
  readonly emailLinkTokens: EmailLinkTokens
  readonly mailer: Mailer
  readonly makeId: MakeId
  /** True if a new customer may add sample homes to an account. False if payments are real. */
  readonly offersSample: boolean
  readonly outbox: Outbox
  readonly pages: Pages
  readonly passwords: Passwords
  readonly payments: PaymentProvider
  /** The key for hashes of a user's browser and network. By these hashes the server recognizes a known device. */
  readonly deviceKey: Buffer
  readonly readLimits: ReadLimits
  readonly sessionLinks: SessionLinks
  /**
   * Signs URLs that stay valid until they expire. In contrast, URLs of `sessionLinks` stop working when the session
   * ends.
   */
  readonly signedUrls: SignedUrls
  readonly storage: Storage
  readonly workerPool: WorkerPool
  readonly tokens: Tokens
}
