import type { Problem } from '@home-pulse/contract/errors'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer } from '../../platform/api.ts'
import { toast } from '../../ui/toast.ts'
import { createTenant, renewContract, type Tenant, tenantKeys, updateTenant } from './api.ts'
import { contractToWire, type TenantDraft, toWire } from './tenant-draft.ts'

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

/** The ways to change who lives in a property. Each answers whether it happened, when what is shown says so too. */
export function useTenantWrites() {
  const queries = useQueryClient()
  const [problem, setProblem] = useState<Problem>()
  const writing = useMutation({ mutationFn: (write: () => Promise<Answer<Tenant>>) => write() })

  async function run(words: typeof adding, propertyId: string, write: () => Promise<Answer<Tenant>>) {
    setProblem(undefined)
    const answer = await writing.mutateAsync(write)
    if (answer.ok) {
      toast.success(words.done)
      await Promise.all([
        queries.invalidateQueries({ queryKey: tenantKeys.of(propertyId) }),
        queries.invalidateQueries({ queryKey: tenantKeys.allAddresses }),
      ])
    } else {
      toast.error(answer.network ? words.networkFailed : words.failed)
      setProblem(answer.network ? undefined : answer.error)
    }
    return answer.ok
  }

  return {
    isBusy: writing.isPending,
    /** Why the last try was refused. */
    problem,
    forgive: () => setProblem(undefined),
    add: (id: string, draft: TenantDraft) =>
      run(adding, id, () =>
        createTenant({ params: { id }, body: { ...toWire(draft), unit_id: draft.unitId } }),
      ),
    update: (id: string, tenantId: string, draft: TenantDraft) =>
      run(updating, id, () => updateTenant({ params: { id, tenantId }, body: toWire(draft) })),
    renew: (id: string, tenantId: string, draft: TenantDraft) =>
      run(updating, id, () => renewContract({ params: { id, tenantId }, body: contractToWire(draft) })),
    end: (id: string, tenantId: string) =>
      run(updating, id, () => updateTenant({ params: { id, tenantId }, body: { is_current: false } })),
  }
}

export type TenantWrites = ReturnType<typeof useTenantWrites>
