import type { Services } from '../../platform/services.ts'

export type TenantsServices = Pick<Services, 'bind' | 'clock' | 'gate' | 'makeId'>
