import { useState } from 'react'
import type { TenantDraft } from './tenant-draft.ts'

/**
 * The open form in a property's card with its typed values. The kind `end` is the question whether to end a tenancy.
 */
export type OpenForm =
  | { kind: 'add'; draft: TenantDraft }
  | { kind: 'edit' | 'renew'; tenantId: string; draft: TenantDraft }
  | { kind: 'end'; tenantId: string }

/**
 * The open forms by property id. They are not stored in the cards, because a card is unmounted when the user scrolls
 * far away from it.
 */
export type OpenForms = Map<string, OpenForm>

export function useOpenForm(memory: OpenForms, propertyId: string) {
  const [form, setForm] = useState(memory.get(propertyId) ?? null)
  function open(next: OpenForm | null) {
    if (next) memory.set(propertyId, next)
    else memory.delete(propertyId)
    setForm(next)
  }
  return [form, open] as const
}
