import type { Issue } from '@home-pulse/contract/errors'
import { type MutationKey, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { attemptFor } from '../../../platform/calls/attempt.ts'
import { propertyKeys } from '../../../platform/calls/query-keys.ts'
import { useSingleMutation } from '../../../platform/calls/use-single-mutation.ts'
import { paths } from '../../../platform/paths.ts'
import { useIsMounted } from '../../../platform/use-is-mounted.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { forgetAskedComponent, readAskedComponent } from '../../components/asked-component.ts'
import { createHomes } from '../api.ts'
import { clearDraft, loadDraft, saveDraft } from './draft.ts'
import { formWith } from './first-form.ts'
import { blankForm, type PortfolioForm } from './form-state.ts'
import { hasInput, reduceUndoable } from './form-undo.ts'
import type { Key } from './property-entry.ts'
import { findReasons, sortIssues, withoutEdited } from './submission-issues.ts'
import { type SubmittedHome, toSubmission } from './to-submission.ts'
import { type Fault, type FaultyField, findFault } from './validation.ts'

/** The server's errors for one property: all of them as sentences, and those of fields also by field. */
export interface ServerErrors {
  sentences: string[]
  reasons: ReadonlyMap<FaultyField, string>
}

interface RejectedSubmission {
  issues: Issue[]
  homes: SubmittedHome[]
  /** The keys of the sent properties, in the order of `homes`. */
  keys: Key[]
}

/**
 * Returns the server's errors for each property. Errors about values that the user has edited since the request are
 * left out.
 */
function serverErrorsOf(
  rejected: RejectedSubmission | null,
  form: PortfolioForm,
): ReadonlyMap<Key, ServerErrors> {
  if (!rejected) return new Map()
  const entries = new Map(form.properties.map((entry) => [entry.key, entry]))
  const now = rejected.keys.map((key) => {
    const entry = entries.get(key)
    return entry && toSubmission({ properties: [entry] })[0]
  })
  const issues = withoutEdited(rejected.issues, rejected.homes, now)
  const sorted = sortIssues(issues, rejected.homes)
  return new Map(
    rejected.keys.flatMap((key, index) => {
      const sentences = sorted.get(index)
      return sentences ? [[key, { sentences, reasons: findReasons(issues, index) }] as const] : []
    }),
  )
}

/** Manages the portfolio form: its state, its submission, and the draft that is stored in this tab. */
export function usePortfolioForm(userId: string, mutationKey: MutationKey) {
  const [draft] = useState(() => loadDraft(sessionStorage, userId))
  const [asked] = useState(() => (draft ? null : readAskedComponent()))
  const [{ form, undo }, dispatch] = useReducer(reduceUndoable, {
    form: draft?.form ?? (asked ? formWith(asked) : blankForm()),
    undo: null,
  })
  // The component that the visitor entered in the calculator is now in the form, and the draft stores the form. So its
  // own stored copy is deleted.
  useEffect(forgetAskedComponent, [])
  const attempt = useRef(draft?.attempt ?? null)
  const [hasTried, setTried] = useState(false)
  const [rejected, setRejected] = useState<RejectedSubmission | null>(null)
  const serverErrors = useMemo(() => serverErrorsOf(rejected, form), [rejected, form])
  const navigate = useNavigate()
  const queries = useQueryClient()
  const isMounted = useIsMounted()
  const { isPending, mutateAsync } = useSingleMutation({ mutationFn: submit, mutationKey })

  const holdsSomething = form.properties.some(hasInput)
  useEffect(() => {
    if (holdsSomething) saveDraft(sessionStorage, userId, { form, attempt: attempt.current })
    else clearDraft(sessionStorage, userId)
  }, [form, holdsSomething, userId])

  /** Sends the form and returns null. If the form has an error, returns the error and sends nothing. */
  async function submit(): Promise<Fault | null> {
    setTried(true)
    setRejected(null)
    const fault = findFault(form)
    if (fault) {
      toast.error('Error', fault.message)
      return fault
    }
    const homes = toSubmission(form)
    attempt.current = attemptFor(JSON.stringify(homes), attempt.current)
    saveDraft(sessionStorage, userId, { form, attempt: attempt.current })
    const answer = await createHomes({ body: homes, idempotencyKey: attempt.current.key })
    if (answer.ok) {
      clearDraft(sessionStorage, userId)
      const added = `${homes.length} property(ies) have been added to your portfolio.`
      toast.success('Properties Submitted Successfully!', added)
      await queries.invalidateQueries({ queryKey: propertyKeys.all })
      if (isMounted()) await navigate({ to: paths.dashboard })
    } else if (answer.network) {
      toast.error('Network Error', 'Unable to connect to the server. Please try again later.')
    } else {
      toast.error('Submission Failed', answer.error.message || 'Please try again later')
      const { message, issues = [] } = answer.error
      const submission = { issues, homes, keys: form.properties.map(({ key }) => key) }
      setRejected(submission)
      for (const [propertyIndex, key] of submission.keys.entries()) {
        const fields = [...(serverErrorsOf(submission, form).get(key)?.reasons.keys() ?? [])]
        if (fields.length > 0) return { propertyIndex, fields, message }
      }
    }
    return null
  }

  return {
    form,
    undo,
    dispatch,
    serverErrors,
    /** The form's first error. Null before the first attempt to submit. */
    fault: hasTried ? findFault(form) : null,
    submit: mutateAsync,
    isSubmitting: isPending,
    isRestored: draft !== null && holdsSomething,
    isFromCalculator: asked !== null && holdsSomething,
    startOver: () => {
      setTried(false)
      dispatch({ type: 'restored', form: blankForm(form.nextKey) })
    },
  }
}
