import type { Services } from '../../platform/services.ts'

/** The services that this feature uses. */
export type ComponentsServices = Pick<Services, 'bind' | 'clock' | 'gate' | 'makeId'>
