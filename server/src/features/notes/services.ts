import type { Services } from '../../platform/services.ts'

export type NotesServices = Pick<
  Services,
  'app' | 'bind' | 'clock' | 'config' | 'gate' | 'makeId' | 'sessionLinks'
>
