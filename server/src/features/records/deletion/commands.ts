import { nowDate, todayIn } from '../../../platform/config/clock.ts'
import { removeWorkFolders } from '../../../platform/files/work-folders.ts'
import type { Session } from '../../../platform/http/session.ts'
import type { Job } from '../../../platform/jobs/scheduler.ts'
import { sendEmail } from '../../../platform/mail/send-email.ts'
import { discardImport, selectUnpublishedImports } from '../../../platform/storage/staged-import.ts'
import {
  archiveCustomer,
  type ErasableCustomer,
  gracePeriodEnd,
  listErasableCustomers,
} from '../../accounts/account-deletion/queries.ts'
import { verifyPassword } from '../../accounts/password/commands.ts'
import { raiseTokenVersion } from '../../accounts/queries.ts'
import { closeCheckouts } from '../../billing/checkout/commands.ts'
import {
  cancelSubscription,
  deleteCustomerAtProvider,
  endSubscription,
} from '../../billing/subscription/commands.ts'
import { importFolder } from '../import/commands.ts'
import type { RecordsServices } from '../services.ts'
import { accountErasedEmail, deletionRequestedEmail } from './mail.ts'
import { deleteAuditTrail, deleteSome, listOwnedTables } from './queries.ts'

type Deletion =
  | { readonly outcome: 'wrong' }
  | { readonly outcome: 'too_many'; readonly retryAfterSeconds: number }
  | { readonly outcome: 'requested'; readonly deletedAt: Date; readonly deletedOn: string }

/**
 * Requests the deletion of an account, after checking the password. All sessions end now, and the
 * subscription ends with its paid period. The data is erased when the deletion can no longer be cancelled.
 */
export async function requestDeletion(
  services: RecordsServices,
  session: Session,
  password: string,
): Promise<Deletion> {
  const { clock, config, backgroundTasks, gate } = services
  const { owner, actor, userId, timeZone } = session
  const proof = await verifyPassword(services, session, password)
  if (proof.outcome !== 'right') return proof
  const { person: known } = proof

  // This call comes before the transaction. If the provider is unreachable, the request fails. A deleted account is
  // therefore never charged.
  await closeCheckouts(services, owner, actor)
  const subscription = await cancelSubscription(services, session)
  const deletedAt = gracePeriodEnd(clock.nowMs())
  const deletedOn = todayIn(timeZone, { nowMs: () => deletedAt.getTime() })
  await gate.write(owner, actor, async (sql) => {
    if (await archiveCustomer(sql, owner, nowDate(clock))) await raiseTokenVersion(sql, owner, userId)
  })
  backgroundTasks.run('mail about a deletion', () =>
    sendEmail(
      services,
      known.email,
      deletionRequestedEmail({
        firstName: known.firstName,
        deletedOn,
        isSubscribed: subscription !== undefined,
        origin: config.mail.origin,
      }),
    ),
  )
  return { outcome: 'requested', deletedAt, deletedOn }
}

const customersPerPage = 100
/**
 * The time from the end of an account's grace period to its erasure. Without this margin, a server with a fast clock
 * could erase an account that another server can still restore.
 */
const maxClockDifferenceMs = 60 * 60 * 1000

/**
 * An hourly job that erases accounts whose deletion can no longer be cancelled. If one erasure fails, the job continues
 * with the other accounts. The next run tries again.
 */
export const purgeJob = (services: RecordsServices): Job => ({
  name: 'account-purge',
  schedule: { every: 'hour' },
  timeZones: 'utc',
  async run({ signal }) {
    const { app, clock, gate } = services
    const untilMs = clock.nowMs() - maxClockDifferenceMs
    let afterId: string | undefined
    let lastError: unknown
    for (;;) {
      const page = { afterId, limit: customersPerPage }
      const customers = await gate.withoutOwner((connection) =>
        listErasableCustomers(connection, untilMs, page),
      )
      for (const one of customers) {
        if (signal.aborted) return
        await eraseCustomer(services, one).catch((error: unknown) => {
          app.log.error({ err: error }, 'failed to erase a deleted account')
          lastError = error
        })
      }
      afterId = customers.at(-1)?.customer_id
      if (customers.length < customersPerPage) break
    }
    if (lastError) throw lastError
  },
})

/**
 * Erases a customer: ends the subscription, then deletes files and rows. Can be repeated after an
 * interruption.
 */
async function eraseCustomer(
  services: RecordsServices,
  { customer_id: customerId, email, first_name: firstName }: ErasableCustomer,
): Promise<void> {
  const { clock, config, gate, mailer, outbox, storage } = services
  const owner = gate.createOwner(customerId)
  const actor = { userId: customerId, action: 'accountPurge' }
  await endSubscription(services, owner, actor)
  await deleteCustomerAtProvider(services, owner)
  for (const prefix of [`photos/${customerId}/`, importFolder(customerId)])
    for await (const { key } of storage.list(prefix)) await storage.remove(key)
  await removeWorkFolders(config.dataDir, customerId)

  const until = (work: () => Promise<number>): Promise<void> =>
    work().then((count) => (count > 0 ? until(work) : undefined))
  await until(() => gate.withoutOwner((connection) => deleteAuditTrail(connection, owner, clock.nowMs())))
  // Imports that are not published are discarded first, because row-level security would hide their rows from the
  // deletions below.
  for (const id of await gate.read(owner, (sql) => selectUnpublishedImports(sql, owner)))
    await discardImport(services, { owner, actor }, id)
  const tables = await gate.withoutOwner(listOwnedTables)
  for (const table of tables) await until(() => gate.forget(owner, (sql) => deleteSome(sql, owner, table)))

  if (email === null) return
  await mailer.forget(email)
  await outbox.forget(email)
  await sendEmail(
    services,
    email,
    accountErasedEmail({ firstName: firstName ?? '', supportEmail: config.support.email }),
  )
}
