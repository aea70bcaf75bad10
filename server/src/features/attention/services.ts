import type { Services } from '../../platform/services.ts'

/** The services that this feature uses. */
export type AttentionServices = Pick<Services, 'bind' | 'gate'>
