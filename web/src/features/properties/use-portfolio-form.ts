import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useReducer, useRef, useState } from 'react'
import { paths } from '../../platform/paths.ts'
import { toast } from '../../ui/toast.ts'
import { createHomes, propertyKeys } from './api.ts'
import { attemptFor, clearDraft, loadDraft, saveDraft } from './draft.ts'
import { blankForm, type Key } from './form-state.ts'
import { holdsAnything, reduceUndoable } from './form-undo.ts'
import { sortIssues } from './submission-issues.ts'
import { toSubmission } from './to-submission.ts'
import { type Fault, findFault } from './validation.ts'

/** The portfolio form with its draft in this tab and its one way out. */
export function usePortfolioForm(userId: string) {
  const [draft] = useState(() => loadDraft(sessionStorage, userId))
  const [{ form, undo }, dispatch] = useReducer(reduceUndoable, {
    form: draft?.form ?? blankForm(),
    undo: null,
  })
  const attempt = useRef(draft?.attempt ?? null)
  const [hasTried, setTried] = useState(false)
  const [issues, setIssues] = useState<ReadonlyMap<Key, string[]>>(new Map())
  const navigate = useNavigate()
  const queries = useQueryClient()
  const sending = useMutation({ mutationFn: createHomes })

  const holdsSomething = form.properties.some(holdsAnything)
  useEffect(() => {
    if (holdsSomething) saveDraft(sessionStorage, userId, { form, attempt: attempt.current })
    else clearDraft(sessionStorage, userId)
  }, [form, holdsSomething, userId])

  /** Sends the form, or answers what keeps it from being sent. */
  async function submit(): Promise<Fault | null> {
    setTried(true)
    setIssues(new Map())
    const fault = findFault(form)
    if (fault) {
      toast.error('Error', fault.message)
      return fault
    }
    const homes = toSubmission(form)
    attempt.current = attemptFor(JSON.stringify(homes), attempt.current)
    saveDraft(sessionStorage, userId, { form, attempt: attempt.current })
    const answer = await sending.mutateAsync({ body: homes, idempotencyKey: attempt.current.key })
    if (answer.ok) {
      clearDraft(sessionStorage, userId)
      const added = `${answer.data.length} property(ies) have been added to your portfolio.`
      toast.success('Properties Submitted Successfully!', added)
      await queries.invalidateQueries({ queryKey: propertyKeys.all })
      await navigate({ to: paths.dashboard })
    } else if (answer.network) {
      toast.error('Network Error', 'Unable to connect to the server. Please try again later.')
    } else {
      toast.error('Submission Failed', answer.error.message || 'Please try again later')
      const sorted = sortIssues(answer.error.issues ?? [], homes)
      setIssues(new Map(form.properties.map(({ key }, index) => [key, sorted.get(index) ?? []])))
    }
    return null
  }

  return {
    form,
    undo,
    dispatch,
    issues,
    /** Marked from the first try to submit on, and again after every change. */
    fault: hasTried ? findFault(form) : null,
    submit,
    isSubmitting: sending.isPending,
    isRestored: draft !== null && holdsSomething,
    startOver: () => {
      setTried(false)
      dispatch({ type: 'restored', form: blankForm() })
    },
  }
}
