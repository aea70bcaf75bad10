import type { Services } from '../../platform/services.ts'

export type AttentionServices = Pick<Services, 'bind' | 'gate'>
