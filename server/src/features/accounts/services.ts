import type { Services } from '../../platform/services.ts'
import type { BillingServices } from '../billing/services.ts'

/** The services that this feature uses, with those of the features that it calls. */
export type AccountsServices = BillingServices &
  Pick<Services, 'attemptLimiter' | 'deviceKey' | 'emailLinkTokens' | 'passwords' | 'tokens'>
