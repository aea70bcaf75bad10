import { createHash } from 'node:crypto'
import { keyedHash } from '../../../platform/config/secrets.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import type { PlanServices } from '../services.ts'

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * Derives the 256-bit secret of a feed's URL from the server's secret and the feed's id. The database stores only a
 * hash of the secret, but the owner can see the URL again, for example for a second device.
 */
export const tokenOf = ({ feedKey }: PlanServices, { customerId }: Owner, feedId: string): string =>
  keyedHash(feedKey, 'calendar', customerId, feedId).toString('base64url')
