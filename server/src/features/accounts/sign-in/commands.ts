import { nowDate } from '../../../platform/config/clock.ts'
import { keyedHash } from '../../../platform/config/secrets.ts'
import type { Job } from '../../../platform/jobs/scheduler.ts'
import { sendEmail } from '../../../platform/mail/send-email.ts'
import type { AccountsServices } from '../services.ts'
import type { ClientFingerprint } from './client-fingerprint.ts'
import { formatInstant, newDeviceEmail } from './mail.ts'
import {
  deleteDevicesBefore,
  forgetEmailsAndDevices,
  isDeviceKnown,
  markSignedIn,
  type SeenDevice,
  upsertDevice,
} from './queries.ts'

const dayMs = 24 * 60 * 60 * 1000
const deviceLifetimeMs = 90 * dayMs
const maxNoticesPerDay = 3

/**
 * Returns a hash that identifies a device. It is made from the name of the browser and the coarse network. The hash
 * also includes the user's id, so that it does not show that two users share a device.
 */
export const deviceOf = (
  { clock, deviceKey }: Pick<AccountsServices, 'clock' | 'deviceKey'>,
  userId: string,
  { browser, neighbourhood }: ClientFingerprint,
): SeenDevice => ({
  userId,
  deviceHash: keyedHash(deviceKey, userId, browser, neighbourhood),
  seenAt: nowDate(clock),
})

/** The user who signed in, with the fields that the email about a new device needs. */
interface SignedIn {
  readonly customerId: string
  readonly userId: string
  readonly email: string
  readonly firstName: string
  readonly timeZone: string
}

/**
 * Stores the device of a sign-in. Mails the user if the device is new and this is not the first sign-in. Sends at most
 * three such emails a day. Runs after the response, so that a failure does not affect the sign-in.
 */
export function recordSignIn(
  services: AccountsServices,
  { customerId, userId, email, firstName, timeZone }: SignedIn,
  client: ClientFingerprint,
): void {
  const { config, backgroundTasks, gate, attemptLimiter } = services
  const device = deviceOf(services, userId, client)
  backgroundTasks.run('mail about a new device', async () => {
    const owner = gate.createOwner(customerId)
    const oldest = new Date(device.seenAt.getTime() - deviceLifetimeMs)
    const shouldNotify = await gate.write(owner, { userId, action: 'signedIn' }, async (sql) => {
      const isKnown = await isDeviceKnown(sql, owner, device, oldest)
      await upsertDevice(sql, owner, device)
      await deleteDevicesBefore(sql, owner, oldest)
      const isFirst = await markSignedIn(sql, owner, userId)
      return !isKnown && !isFirst
    })
    if (!shouldNotify) return
    const [notices] = await attemptLimiter.count(dayMs / 1000, [['sign-in-notice', userId]])
    if (notices && notices.count > maxNoticesPerDay) return
    const message = newDeviceEmail({
      ...{ firstName, browser: client.browser },
      at: formatInstant(device.seenAt, timeZone),
      origin: config.mail.origin,
      supportEmail: config.support.email,
    })
    await sendEmail(services, email, message)
  })
}

/** A daily job that deletes expired devices and email changes, including those of users who never return. */
export const expiredDevicesJob = ({ clock, gate }: AccountsServices): Job => ({
  // This name must never change, because the database stores earlier runs of the job under it.
  name: 'forget-emails-and-places',
  schedule: { every: 'day', atHour: 5 },
  timeZones: 'utc',
  run: () => {
    const now = nowDate(clock)
    const oldest = new Date(now.getTime() - deviceLifetimeMs)
    return gate.withoutOwner((connection) => forgetEmailsAndDevices(connection, now, oldest))
  },
})
