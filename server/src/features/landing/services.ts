import type { Services } from '../../platform/services.ts'
import type { ComponentsServices } from '../components/services.ts'
import type { PropertiesServices } from '../properties/services.ts'
import type { TenantsServices } from '../tenants/services.ts'

/** The services that this feature uses, with those of the features that it calls. */
export type LandingServices = ComponentsServices &
  PropertiesServices &
  TenantsServices &
  Pick<Services, 'attemptLimiter' | 'offersSample'>
