import type { Services } from '../../platform/services.ts'

/** The services that this feature uses. */
export type NotesServices = Pick<
  Services,
  'app' | 'bind' | 'clock' | 'config' | 'gate' | 'makeId' | 'sessionLinks'
>
