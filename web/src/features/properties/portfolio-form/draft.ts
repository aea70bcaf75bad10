import type { Attempt } from '../../../platform/calls/attempt.ts'
import type { PortfolioForm } from './form-state.ts'

export interface Draft {
  form: PortfolioForm
  attempt: Attempt | null
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The version of the draft format. Increase it with every change of the format: drafts of other versions are ignored.
 */
const shapeVersion = 1
const nameOf = (userId: string) => `portfolio_draft_${shapeVersion}_${userId}`

/** Loads the draft of this customer in this tab. Returns null if there is none. */
export function loadDraft(storage: DraftStorage, userId: string): Draft | null {
  try {
    const draft: Draft = JSON.parse(storage.getItem(nameOf(userId)) ?? 'null')
    return draft && { ...draft, form: { ...draft.form, added: null } }
  } catch {
    return null
  }
}

/** Stores a draft. Does nothing if the browser's storage is full or forbidden. */
export function saveDraft(storage: DraftStorage, userId: string, draft: Draft): void {
  try {
    storage.setItem(nameOf(userId), JSON.stringify(draft))
  } catch {
    // Nothing to do, because the form works without a draft.
  }
}

export function clearDraft(storage: DraftStorage, userId: string): void {
  storage.removeItem(nameOf(userId))
}
