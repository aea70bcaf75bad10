import { createContext, useContext, useState } from 'react'
import { localToday } from '../../platform/plain-date.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { isAgeTooHigh } from './age.ts'
import { draftOf, type Edit, type EditField, isEdited, typeInto, updateOf } from './forms/edit-draft.ts'
import { useSendEdits } from './forms/use-send-edits.ts'
import { type HomeComponent, inWords } from './home-component.ts'

/** The unapplied edits of a property's components. The edits of a row stay when the row is closed. */
export function useEdits(propertyId: string) {
  const [edits, setEdits] = useState<ReadonlyMap<string, Edit>>(new Map())
  const put = (edit: Edit) => setEdits((all) => new Map(all).set(edit.component.id, edit))
  const drop = (ids: readonly string[]) =>
    setEdits((all) => new Map([...all].filter(([id]) => !ids.includes(id))))
  /** Shows an error at a field, and keeps the errors of other fields. */
  const showError = (sent: Edit, field: EditField, message: string) =>
    setEdits((all) => {
      const { id } = sent.component
      const edit = all.get(id) ?? sent
      return new Map(all).set(id, { ...edit, errors: { ...edit.errors, [field]: message } })
    })
  const { isSaving, send } = useSendEdits(propertyId, { drop, showError })
  const pending = [...edits.values()].filter(({ component, draft }) => isEdited(component, draft))

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
      await send({ sending: pending, toUpdate: ({ component, draft }) => updateOf(component, draft) })
    },
    /** Requests a new forecast for an overdue component. */
    forecastAgain: (component: HomeComponent) => {
      const draft = { ...draftOf(component), forecastedReplacementDate: '' }
      return send({
        sending: [{ component, draft, errors: {} }],
        toUpdate: () => ({ ...updateOf(component, draft), still_working: true }),
      })
    },
  }
}

export type Edits = ReturnType<typeof useEdits>

/** The edits of the property on the screen, for the component rows of that screen. */
export const EditsContext = createContext<Edits | null>(null)

export function usePropertyEdits(): Edits {
  const edits = useContext(EditsContext)
  if (!edits) throw new Error('a row of components is outside a property')
  return edits
}
