import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { useConversationStore } from '../conversation.ts'
import { type Offer, useOfferedAction } from '../use-offered-action.ts'
import own from './action-offer.module.css'
import styles from './homebot.module.css'

const words: Readonly<Record<Offer['kind'], { ask: string; done: string }>> = {
  replace: { ask: 'Record the replacement', done: 'Recorded. The new one is tracked from that day.' },
  plan: { ask: 'Set the date', done: 'The date is set.' },
  task: { ask: 'Add the task', done: 'Added. It is in your calendar.' },
  move_task: { ask: 'Move the task', done: 'Moved. It is in your calendar.' },
  finish_task: { ask: 'Mark it done', done: 'Done. It is off your list.' },
  age: { ask: 'Set the age', done: 'The age is set, and its dates are estimated again.' },
  expense: { ask: 'Record it', done: 'Recorded. It is kept with the upkeep of the part.' },
  note: { ask: 'Add the note', done: 'Added. It is with the notes of the home.' },
}

/**
 * A change that HomeBot offers. Nothing is changed before the user confirms it, with the button or, for the newest
 * message, with a typed "yes".
 */
export function ActionOffer({ offer, isNewest }: { offer: Offer; isNewest: boolean }) {
  const store = useConversationStore()
  const [state, setState] = useState<'open' | 'done' | 'declined'>('open')
  const { isBusy, make } = useOfferedAction(offer)
  const frame = useRef<HTMLDivElement>(null)

  function settle(next: 'done' | 'declined') {
    setState(next)
    // The buttons are removed, so the focus moves to the text that replaces them. If the user is already typing, the
    // focus stays in the input.
    const { activeElement } = document
    if (activeElement === document.body || frame.current?.contains(activeElement)) frame.current?.focus()
  }
  const confirm = async () => (await make()) && settle('done')
  const mayConfirm = isNewest && state === 'open' && !isBusy
  useEffect(() => {
    if (!mayConfirm) return
    store.confirmOffer = confirm
    return () => {
      store.confirmOffer = undefined
    }
  })
  return (
    <div ref={frame} className={styles.update} tabIndex={-1}>
      {state === 'open' ? (
        <div className={own.choices}>
          <Button variant="primary" size="small" disabled={isBusy} onClick={confirm}>
            {isBusy ? 'Saving...' : words[offer.kind].ask}
          </Button>
          <Button size="small" disabled={isBusy} onClick={() => settle('declined')}>
            Not now
          </Button>
        </div>
      ) : (
        <p role="status">{state === 'done' ? words[offer.kind].done : 'Nothing was changed.'}</p>
      )}
    </div>
  )
}
