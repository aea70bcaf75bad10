import type { Issue, Problem } from '@home-pulse/contract/errors'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useState } from 'react'
import type { Answer } from '../../platform/calls/api.ts'
import { propertyKeys } from '../../platform/calls/query-keys.ts'
import { useSingleMutation } from '../../platform/calls/use-single-mutation.ts'
import { sentenceOf } from '../../platform/calls/use-write.ts'
import { localToday } from '../../platform/plain-date.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { isAgeTooHigh } from './age.ts'
import { updateAppliances, updateStructures } from './api.ts'
import {
  draftOf,
  type EditDraft,
  type EditField,
  findGone,
  isEdited,
  readIssuePath,
  typeInto,
  updateOf,
  valuesOf,
} from './forms/edit-draft.ts'
import { type HomeComponent, inWords } from './home-component.ts'
import { readAppliances, readStructures } from './read-components.ts'
import { replaceRows } from './replace-rows.ts'

/** The edits of one component, with the errors of the last attempt. */
export interface Edit {
  component: HomeComponent
  draft: EditDraft
  errors: Partial<Record<EditField, string>>
}

interface Sending {
  sending: readonly Edit[]
  toUpdate: (edit: Edit) => ReturnType<typeof updateOf>
}

type Kind = 'appliances' | 'structures'

const kindOf = (component: HomeComponent): Kind =>
  'applianceType' in component ? 'appliances' : 'structures'
const doneWords: Record<Kind, string> = {
  appliances: 'Appliances updated successfully',
  structures: 'Structures updated successfully',
}

/** The unapplied edits of a property's components. The edits of a row stay when the row is closed. */
export function useEdits(propertyId: string) {
  const queries = useQueryClient()
  const [edits, setEdits] = useState<ReadonlyMap<string, Edit>>(new Map())
  const { isPending: isSaving, mutateAsync } = useSingleMutation({ mutationFn: sendAll })

  const put = (edit: Edit) => setEdits((all) => new Map(all).set(edit.component.id, edit))
  const drop = (ids: readonly string[]) =>
    setEdits((all) => new Map([...all].filter(([id]) => !ids.includes(id))))
  const pending = [...edits.values()].filter(({ component, draft }) => isEdited(component, draft))

  async function send(kind: Kind, sent: readonly Edit[], updates: ReturnType<typeof updateOf>[]) {
    const params = { id: propertyId }
    const answer: Answer<unknown> =
      kind === 'appliances'
        ? await updateAppliances({ params, body: { applianceUpdates: updates } })
        : await updateStructures({ params, body: { structureUpdates: updates } })
    if (answer.ok) {
      replaceRows(queries, propertyId, updatedRows(kind, sent, answer.data))
      drop(sent.map(({ component }) => component.id))
      return { ok: true, words: [doneWords[kind]] }
    }
    if (answer.network) return { ok: false, words: [`Network error while updating ${kind}`] }
    for (const issue of answer.error.issues ?? []) showIssue(sent, issue)
    const gone = await dropMissing(sent, answer.error)
    return { ok: false, words: [`Failed to update ${kind}`, ...gone] }
  }

  /**
   * Drops the edits of components that were removed in another tab or browser, and returns messages that name these
   * components. The other edits can still be applied.
   */
  async function dropMissing(sent: readonly Edit[], problem: Problem) {
    const gone = findGone(problem).flatMap((index) => sent[index]?.component ?? [])
    if (gone.length === 0) return []
    drop(gone.map(({ id }) => id))
    await queries.invalidateQueries({ queryKey: propertyKeys.one(propertyId) })
    const names = gone.map((component) => `The ${inWords(component)} is no longer there.`)
    return sent.length > gone.length ? [...names, 'Your other changes are kept: apply them again.'] : names
  }

  /** Shows an issue of the server at the edited field that it refers to, beside the errors of other fields. */
  function showIssue(sent: readonly Edit[], { path, message }: Issue) {
    const { index, field } = readIssuePath(path)
    const sentEdit = sent[index]
    if (!sentEdit || !field) return
    const { id } = sentEdit.component
    setEdits((all) => {
      const edit = all.get(id) ?? sentEdit
      return new Map(all).set(id, { ...edit, errors: { ...edit.errors, [field]: sentenceOf(message) } })
    })
  }

  async function sendAll({ sending, toUpdate }: Sending) {
    const kinds = (['appliances', 'structures'] as const)
      .map((kind) => ({ kind, sent: sending.filter(({ component }) => kindOf(component) === kind) }))
      .filter(({ sent }) => sent.length > 0)
    const results = await Promise.all(kinds.map(({ kind, sent }) => send(kind, sent, sent.map(toUpdate))))
    // Only one toast can be visible, so it contains the messages of both lists. The messages of a failed list come
    // first.
    const [first, second] = results.toSorted((one, other) => Number(one.ok) - Number(other.ok))
    const [title, ...rest] = [...(first?.words ?? []), ...(second?.words ?? [])]
    if (title) (first?.ok ? toast.success : toast.error)(title, rest.join(' ') || undefined)
  }

  return {
    isSaving,
    isAnyPending: pending.length > 0,
    isPending: (id: string) => pending.some(({ component }) => component.id === id),
    of: (id: string) => edits.get(id),
    begin: (component: HomeComponent) => put({ component, draft: draftOf(component), errors: {} }),
    change: (edit: Edit, field: EditField, value: string) =>
      put({
        ...edit,
        draft: typeInto(edit.draft, field, value, localToday()),
        errors: { ...edit.errors, [field]: undefined },
      }),
    cancel: (id: string) => drop([id]),
    /** Drops the edits of components that were removed on this screen. */
    forget: (ids: readonly string[]) => drop(ids),
    apply: async () => {
      const wrong = pending.find(({ draft }) => isAgeTooHigh(draft.ageInYears))
      if (wrong) return toast.error('Error', `Please enter a valid age for the ${inWords(wrong.component)}`)
      await mutateAsync({
        sending: pending,
        toUpdate: ({ component, draft }) => updateOf(component, draft),
      })
    },
    /** Requests a new forecast for an overdue component. */
    forecastAgain: (component: HomeComponent) => {
      const draft = { ...draftOf(component), forecastedReplacementDate: '' }
      return mutateAsync({
        sending: [{ component, draft, errors: {} }],
        toUpdate: () => ({ ...updateOf(component, draft), still_working: true }),
      })
    },
  }
}

/** Returns the rows of the response, or the edited rows if the response has no rows. */
function updatedRows(kind: Kind, sent: readonly Edit[], answered: unknown): HomeComponent[] {
  const rows = kind === 'appliances' ? readAppliances(answered) : readStructures(answered)
  return rows.length > 0 ? rows : sent.map(({ component, draft }) => ({ ...component, ...valuesOf(draft) }))
}

export type Edits = ReturnType<typeof useEdits>

/** The edits of the property on the screen, for the component rows of that screen. */
export const EditsContext = createContext<Edits | null>(null)

export function usePropertyEdits(): Edits {
  const edits = useContext(EditsContext)
  if (!edits) throw new Error('a row of components is outside a property')
  return edits
}
