import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '../../platform/calls/api.ts'
import { tenantKeys } from '../../platform/calls/query-keys.ts'
import { useWrite } from '../../platform/calls/use-write.ts'
import { createTenant, renewContract, type Tenant, updateTenant } from './api.ts'
import { leaseToWire, type TenantDraft, toWire } from './tenant-draft.ts'

const adding = {
  done: 'Tenant added successfully',
  failed: 'Failed to add tenant',
  networkFailed: 'Network error while adding tenant',
}
const updating = {
  done: 'Tenant information updated successfully',
  failed: 'Failed to update tenant information',
  networkFailed: 'Network error while updating tenant',
}

/** The response statuses which mean that the tenancy was changed elsewhere: 404 and 409. */
const outdated: readonly number[] = [404, 409]

/**
 * The writes for the tenants of a property. Each function waits until the screen is updated, and returns true if it
 * succeeded.
 */
export function useTenantWrites() {
  const queries = useQueryClient()
  const { run, keyFor, ...state } = useWrite()

  function change(words: typeof adding, propertyId: string, write: () => Promise<Answer<Tenant>>) {
    const queryKey = tenantKeys.of(propertyId)
    const reloadTenants = () => queries.invalidateQueries({ queryKey })
    const send = async () => {
      const answer = await write()
      // If `isOutdated`, another tab or browser has changed the tenancy. The card then loads the change, and the form
      // keeps what the user typed. Tenants that could not be loaded before are not requested again, because another
      // failure would replace the message about this write.
      const isOutdated = !answer.ok && !answer.network && outdated.includes(answer.status)
      if (isOutdated && queries.getQueryData(queryKey)) void reloadTenants()
      return answer
    }
    return run(words, send, () =>
      Promise.all([reloadTenants(), queries.invalidateQueries({ queryKey: tenantKeys.allAddresses })]),
    )
  }

  return {
    ...state,
    add: (id: string, draft: TenantDraft) => {
      const body = { ...toWire(draft), unit_id: draft.unitId }
      return change(adding, id, () =>
        createTenant({ params: { id }, body, idempotencyKey: keyFor({ id, body }) }),
      )
    },
    update: (id: string, tenantId: string, draft: TenantDraft) =>
      change(updating, id, () => updateTenant({ params: { id, tenantId }, body: toWire(draft) })),
    renew: (id: string, tenantId: string, draft: TenantDraft) => {
      const body = leaseToWire(draft)
      return change(updating, id, () =>
        renewContract({ params: { id, tenantId }, body, idempotencyKey: keyFor({ tenantId, body }) }),
      )
    },
    end: (id: string, tenantId: string) =>
      change(updating, id, () => updateTenant({ params: { id, tenantId }, body: { is_current: false } })),
  }
}

export type TenantWrites = ReturnType<typeof useTenantWrites>
