import type { Services } from '../../platform/services.ts'

/** The services that this feature uses. */
export type PhotosServices = Pick<
  Services,
  'app' | 'bind' | 'clock' | 'config' | 'gate' | 'makeId' | 'sessionLinks' | 'storage'
>
