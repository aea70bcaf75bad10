import { importTenants } from '@home-pulse/contract/features/tenants/import'
import { apiError } from '../../../platform/errors/api-error.ts'
import { isWholeAndByUnitViolation, wholeOrByUnitMessage } from '../../../platform/errors/database-errors.ts'
import { createOnce } from '../../../platform/http/idempotency.ts'
import { isSecondTenant } from '../queries.ts'
import type { TenantsServices } from '../services.ts'
import { addTenants } from './commands.ts'
import { resolvePlaces } from './read.ts'

export function registerTenantImport(services: TenantsServices): void {
  const { bind, gate } = services

  bind(importTenants, async ({ body, session, request }) => {
    const { rows, is_check: isCheck = false } = body
    const answer = { tenant_count: rows.length, is_check: isCheck ?? false }
    if (isCheck) {
      await gate.read(session.owner, (sql) => resolvePlaces(sql, session, rows))
      return answer
    }
    try {
      return await createOnce(services, session, request, async (sql) => {
        await addTenants(services, sql, session, rows, await resolvePlaces(sql, session, rows))
        return answer
      })
    } catch (error) {
      // This error means that another request added a tenant to one of the places after this request had checked it.
      if (isWholeAndByUnitViolation(error))
        return apiError('current_tenant_exists', { message: wholeOrByUnitMessage })
      if (isSecondTenant(error)) return apiError('current_tenant_exists')
      throw error
    }
  })
}
