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
 * Returns functions that add and change the tenants of a property. Each waits until the screen is updated, and returns
 * true if it succeeded.
 */
export function useTenantWrites() {
  const queries = useQueryClient()
  const { run, keyFor, ...state } = useWrite()

  function change(words: typeof adding, propertyId: string, write: () => Promise<Answer<Tenant>>) {
    const queryKey = tenantKeys.of(propertyId)
    const reloadTenants = () => queries.invalidateQueries({ queryKey })
    const send = async () => {
      const answer = await write()
      // True if the tenancy was changed in another tab or browser. The card then loads the change, and the form keeps
      // the typed values. If the tenants had failed to load before, they are not requested again: a second failure
      // would hide the message about this write.
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
