import { deleteAccount } from '@home-pulse/contract/features/records'
import type { Platform } from '../../platform/platform.ts'
import { refuse } from '../../platform/refusal.ts'
import { leave, purgeJob } from './deletion-commands.ts'

/** Leaving, with some days in which to come back. */
export function registerDeletion(platform: Platform): void {
  platform.jobs.add(purgeJob(platform))

  platform.bind(deleteAccount, async ({ body, session }) => {
    const result = await leave(platform, session, body.password)
    if (result.outcome === 'too_many') return refuse('too_many_requests', result)
    if (result.outcome === 'wrong')
      return refuse('invalid_request', { issues: [{ path: 'password', message: 'is not right' }] })
    return { deleted_at: result.deletedAt.toISOString(), deleted_on: result.deletedOn }
  })
}
