import type { Attempt } from '../../../platform/calls/attempt.ts'
import type { PortfolioForm } from './form-state.ts'

export interface Draft {
  form: PortfolioForm
  attempt: Attempt | null
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Bump when the form's shape changes: an older draft is then left alone. */
const shapeVersion = 1
const nameOf = (userId: string) => `portfolio_draft_${shapeVersion}_${userId}`

/** Loads what this customer typed in this tab. Null if nothing. */
export function loadDraft(storage: DraftStorage, userId: string): Draft | null {
  try {
    const draft: Draft = JSON.parse(storage.getItem(nameOf(userId)) ?? 'null')
    return draft && { ...draft, form: { ...draft.form, added: null } }
  } catch {
    return null
  }
}

/** Keeps a draft; a full or forbidden storage costs the draft, never the typing. */
export function saveDraft(storage: DraftStorage, userId: string, draft: Draft): void {
  try {
    storage.setItem(nameOf(userId), JSON.stringify(draft))
  } catch {
    // A draft is a courtesy.
  }
}

export function clearDraft(storage: DraftStorage, userId: string): void {
  storage.removeItem(nameOf(userId))
}
