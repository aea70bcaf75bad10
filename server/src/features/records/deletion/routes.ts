import { deleteAccount } from '@home-pulse/contract/features/records/records'
import { apiError, fieldError } from '../../../platform/errors/api-error.ts'
import type { RecordsServices } from '../services.ts'
import { purgeJob, requestDeletion } from './commands.ts'

export function registerDeletion(services: RecordsServices): void {
  services.jobs.add(purgeJob(services))

  services.bind(deleteAccount, async ({ body, session }) => {
    const result = await requestDeletion(services, session, body.password)
    if (result.outcome === 'too_many') return apiError('too_many_requests', result)
    if (result.outcome === 'wrong') return fieldError('password', 'is not right')
    return { deleted_at: result.deletedAt.toISOString(), deleted_on: result.deletedOn }
  })
}
