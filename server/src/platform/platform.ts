import type { FastifyInstance } from 'fastify'
import type { Answers } from './answers.ts'
import type { Binder } from './bind.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Errands } from './errands.ts'
import type { Etags } from './etag.ts'
import type { Gate } from './gate.ts'
import type { FindPlaces } from './geocoder.ts'
import type { GuessLimits } from './guess-limits.ts'
import type { MakeId } from './ids.ts'
import type { Jobs } from './jobs.ts'
import type { Mailer } from './mail.ts'
import type { MailedLinks } from './mailed-links.ts'
import type { Outbox } from './outbox.ts'
import type { Pages } from './pages.ts'
import type { Passwords } from './passwords.ts'
import type { PaymentProvider } from './payments.ts'
import type { SessionLinks } from './session-links.ts'
import type { SignedUrls } from './signed-urls.ts'
import type { ReadLimits } from './slow-reader.ts'
import type { Storage } from './storage.ts'
import type { Threads } from './threads.ts'
import type { Tokens } from './tokens.ts'

/** What every feature may use, handed to it when it is registered. */
export interface Platform {
  readonly answers: Answers
  readonly app: FastifyInstance
  readonly bind: Binder['bind']
  readonly clock: Clock
  readonly config: Config
  readonly errands: Errands
  readonly etags: Etags
  /** What the addresses of calendars follow from. */
  readonly feedKey: Buffer
  readonly findPlaces: FindPlaces
  readonly gate: Gate
  readonly guessLimits: GuessLimits
  readonly jobs: Jobs
  readonly mailedLinks: MailedLinks
  readonly mailer: Mailer
  readonly makeId: MakeId
  /** Whether a newcomer may fill their portfolio with sample homes: not where real money is taken. */
  readonly offersSample: boolean
  readonly outbox: Outbox
  readonly pages: Pages
  readonly passwords: Passwords
  readonly payments: PaymentProvider
  /** Makes of a browser and its network what they are known again by. */
  readonly placeKey: Buffer
  readonly readLimits: ReadLimits
  readonly sessionLinks: SessionLinks
  /** For what a mail may do without a session: only `sessionLinks` end with one. */
  readonly signedUrls: SignedUrls
  readonly storage: Storage
  readonly threads: Threads
  readonly tokens: Tokens
}
