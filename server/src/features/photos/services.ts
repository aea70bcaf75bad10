import type { Services } from '../../platform/services.ts'

export type PhotosServices = Pick<
  Services,
  'app' | 'bind' | 'clock' | 'config' | 'gate' | 'makeId' | 'sessionLinks' | 'storage'
>
