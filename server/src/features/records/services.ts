import type { Services } from '../../platform/services.ts'
import type { AccountsServices } from '../accounts/services.ts'

/** The services that this feature uses, with those of the features that it calls. */
export type RecordsServices = AccountsServices &
  Pick<Services, 'mailer' | 'readLimits' | 'sessionLinks' | 'storage'>
