import type { Services } from '../../platform/services.ts'

export type ComponentsServices = Pick<Services, 'bind' | 'clock' | 'gate' | 'makeId'>
