import type { Services } from '../../platform/services.ts'

export type PropertiesServices = Pick<
  Services,
  'app' | 'backgroundTasks' | 'bind' | 'clock' | 'config' | 'gate' | 'jobs' | 'makeId'
>
