import { nowDate } from '../../../platform/config/clock.ts'
import { keyedHash } from '../../../platform/config/secrets.ts'
import type { Job } from '../../../platform/jobs/scheduler.ts'
import { sendEmail } from '../../../platform/mail/send-email.ts'
import type { Services } from '../../../platform/services.ts'
import type { Visit } from './client-fingerprint.ts'
import { newDeviceEmail, spokenInstant } from './mail.ts'
import {
  deleteDevicesBefore,
  forgetEmailsAndDevices,
  isDeviceKnown,
  markSignedIn,
  type SeenDevice,
  upsertDevice,
} from './queries.ts'

const dayMs = 24 * 60 * 60 * 1000
const rememberedMs = 90 * dayMs
const noticesADay = 3

/**
 * Hashes a browser type and a coarse network. The user's id is part of the hash, so two users of one device have different
 * hashes.
 */
export const deviceOf = (
  { clock, deviceKey }: Pick<Services, 'clock' | 'deviceKey'>,
  userId: string,
  { browser, neighbourhood }: Visit,
): SeenDevice => ({
  userId,
  deviceHash: keyedHash(deviceKey, userId, browser, neighbourhood),
  seenAt: nowDate(clock),
})

/** The user who signed in, with the data for the email. */
interface SignedIn {
  readonly customerId: string
  readonly userId: string
  readonly email: string
  readonly firstName: string
  readonly timeZone: string
}

/**
 * Stores the device of a sign-in and mails the user if it is new, at most a few times a day and not for the first sign-in. It
 * runs after the response, so a failure does not affect the sign-in.
 */
export function noteSignIn(
  services: Services,
  { customerId, userId, email, firstName, timeZone }: SignedIn,
  visit: Visit,
): void {
  const { config, backgroundTasks, gate, attemptLimiter } = services
  const device = deviceOf(services, userId, visit)
  backgroundTasks.run('mail about a new device', async () => {
    const owner = gate.createOwner(customerId)
    const oldest = new Date(device.seenAt.getTime() - rememberedMs)
    const isNews = await gate.write(owner, { userId, action: 'signedIn' }, async (sql) => {
      const isKnown = await isDeviceKnown(sql, owner, device, oldest)
      await upsertDevice(sql, owner, device)
      await deleteDevicesBefore(sql, owner, oldest)
      const isFirst = await markSignedIn(sql, owner, userId)
      return !isKnown && !isFirst
    })
    if (!isNews) return
    const [notices] = await attemptLimiter.count(dayMs / 1000, [['sign-in-notice', userId]])
    if (notices && notices.count > noticesADay) return
    const message = newDeviceEmail({
      ...{ firstName, browser: visit.browser },
      at: spokenInstant(device.seenAt, timeZone),
      origin: config.mail.origin,
      supportEmail: config.support.email,
    })
    await sendEmail(services, email, message)
  })
}

/** Deletes expired devices daily, also of users who never return. */
export const forgettingJob = ({ clock, gate }: Services): Job => ({
  // Permanent: the stored runs have this name.
  name: 'forget-emails-and-places',
  schedule: { every: 'day', atHour: 5 },
  clocks: 'utc',
  run: () => {
    const now = nowDate(clock)
    const oldest = new Date(now.getTime() - rememberedMs)
    return gate.withoutOwner((connection) => forgetEmailsAndDevices(connection, now, oldest))
  },
})
