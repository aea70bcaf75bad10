import type { Services } from '../../platform/services.ts'

/** The services that this feature uses. */
export type PropertiesServices = Pick<
  Services,
  'app' | 'backgroundTasks' | 'bind' | 'clock' | 'config' | 'gate' | 'jobs' | 'makeId'
>
