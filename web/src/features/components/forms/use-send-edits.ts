import type { Issue, Problem } from '@home-pulse/contract/errors'
import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '../../../platform/calls/api.ts'
import { propertyKeys } from '../../../platform/calls/query-keys.ts'
import { useSingleMutation } from '../../../platform/calls/use-single-mutation.ts'
import { sentenceOf } from '../../../platform/calls/use-write.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { updateAppliances, updateStructures } from '../api.ts'
import { type HomeComponent, inWords } from '../home-component.ts'
import { readAppliances, readStructures } from '../read-components.ts'
import { replaceRows } from '../replace-rows.ts'
import { type ComponentCategory, categoryOf } from '../use-component-writes.ts'
import { type Edit, type EditField, findGone, readIssuePath, type updateOf, valuesOf } from './edit-draft.ts'

interface Sending {
  sending: readonly Edit[]
  toUpdate: (edit: Edit) => ReturnType<typeof updateOf>
}

interface EditStore {
  drop: (ids: readonly string[]) => void
  /** Shows an error at a field of an edit that was sent. */
  showError: (sent: Edit, field: EditField, message: string) => void
}

/** The API has one list for appliances and one for structures. */
type List = `${ComponentCategory}s`

const listNameOf = (component: HomeComponent): List => `${categoryOf(component)}s`
const doneWords: Record<List, string> = {
  appliances: 'Appliances updated successfully',
  structures: 'Structures updated successfully',
}

/** Sends the edits of a property's components, and tells the user the result. */
export function useSendEdits(propertyId: string, { drop, showError }: EditStore) {
  const queries = useQueryClient()
  const { isPending, mutateAsync } = useSingleMutation({ mutationFn: sendAll })

  async function sendAll({ sending, toUpdate }: Sending) {
    const lists = (['appliances', 'structures'] as const)
      .map((list) => ({ list, sent: sending.filter(({ component }) => listNameOf(component) === list) }))
      .filter(({ sent }) => sent.length > 0)
    const results = await Promise.all(lists.map(({ list, sent }) => send(list, sent, sent.map(toUpdate))))
    // Only one toast is visible at a time, so it has the messages for both lists, appliances and structures. The
    // messages of a failed list come first.
    const [first, second] = results.toSorted((one, other) => Number(one.ok) - Number(other.ok))
    const [title, ...rest] = [...(first?.words ?? []), ...(second?.words ?? [])]
    if (title) (first?.ok ? toast.success : toast.error)(title, rest.join(' ') || undefined)
  }

  async function send(list: List, sent: readonly Edit[], updates: ReturnType<typeof updateOf>[]) {
    const params = { id: propertyId }
    const answer: Answer<unknown> =
      list === 'appliances'
        ? await updateAppliances({ params, body: { applianceUpdates: updates } })
        : await updateStructures({ params, body: { structureUpdates: updates } })
    if (answer.ok) {
      replaceRows(queries, propertyId, updatedRows(list, sent, answer.data))
      drop(sent.map(({ component }) => component.id))
      return { ok: true, words: [doneWords[list]] }
    }
    if (answer.network) return { ok: false, words: [`Network error while updating ${list}`] }
    for (const issue of answer.error.issues ?? []) showIssue(sent, issue)
    const gone = await dropMissing(sent, answer.error)
    return { ok: false, words: [`Failed to update ${list}`, ...gone] }
  }

  /** Shows an issue of the server at the edited field that it refers to. */
  function showIssue(sent: readonly Edit[], { path, message }: Issue) {
    const { index, field } = readIssuePath(path)
    const edit = sent[index]
    if (edit && field) showError(edit, field, sentenceOf(message))
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

  return { isSaving: isPending, send: mutateAsync }
}

/** Returns the rows of the response, or the edited rows if the response has no rows. */
function updatedRows(list: List, sent: readonly Edit[], answered: unknown): HomeComponent[] {
  const rows = list === 'appliances' ? readAppliances(answered) : readStructures(answered)
  return rows.length > 0 ? rows : sent.map(({ component, draft }) => ({ ...component, ...valuesOf(draft) }))
}
