import { useBlocker } from '@tanstack/react-router'
import { currentToken } from '../../platform/session/session.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { DialogButtons } from './dialog-buttons.tsx'

interface LeaveQuestionProps {
  /** True if the user has changed something that is not saved yet. */
  isAnyPending: boolean
  /** The word for saving in the texts: `apply` for edits of components, `save` for a form. */
  by?: 'apply' | 'save'
}

interface Place {
  pathname: string
  /** The search parameters. Their type is unknown, because the user may navigate to any screen. */
  search: object
}

const words = {
  apply: { title: 'Leave without applying your changes?', leave: 'Leave without applying' },
  save: { title: 'Leave without saving?', leave: 'Leave without saving' },
  close: { title: 'Close without saving?', leave: 'Close without saving' },
}

/**
 * The search parameters that select a tab or a similar section of a screen. A change of one of them unmounts the form.
 */
const partsOfScreens = ['tab', 'view', 'section']

const isSamePlace = (one: Place, other: Place) =>
  one.pathname === other.pathname &&
  partsOfScreens.every((name) => Reflect.get(one.search, name) === Reflect.get(other.search, name))

/**
 * Asks for confirmation before the user leaves a screen or a tab with unsaved changes. If the user closes the page, the
 * browser itself asks.
 */
export function LeaveQuestion({ isAnyPending, by = 'save' }: LeaveQuestionProps) {
  const { status, proceed, reset } = useBlocker({
    // Blocks only a navigation that would unmount the form. After a sign-out it blocks none, because the user can no
    // longer save.
    shouldBlockFn: ({ current, next }) =>
      isAnyPending && !isSamePlace(current, next) && currentToken() !== undefined,
    enableBeforeUnload: isAnyPending,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return <UnsavedQuestion by={by} onStay={reset} onLeave={proceed} />
}

interface UnsavedQuestionProps {
  by: keyof typeof words
  onStay: () => void
  onLeave: () => void
}

/** Asks if the user wants to discard the unsaved changes. */
export function UnsavedQuestion({ by, onStay, onLeave }: UnsavedQuestionProps) {
  const { title, leave } = words[by]
  const [store, discard] = by === 'close' ? ['save', 'close'] : [by, 'leave']
  return (
    <Dialog title={title} onClose={onStay}>
      <p>
        Your changes are not saved yet. Stay to {store} them, or {discard} to discard them.
      </p>
      <DialogButtons>
        <Button variant="primary" onClick={onStay}>
          Stay here
        </Button>
        <Button onClick={onLeave}>{leave}</Button>
      </DialogButtons>
    </Dialog>
  )
}
