import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { sendDraft } from '../asking.ts'
import { type Conversation, useConversationStore } from '../conversation.ts'
import { AppliancePicker } from './appliance-picker.tsx'
import styles from './composer.module.css'

/** The longest question that the API accepts, in characters. */
const maxQuestionLength = 4000

/** The input for a question, and the picker for the appliance that it is about. */
export function Composer({ conversation: { draft, isWaiting, appliance } }: { conversation: Conversation }) {
  const store = useConversationStore()
  const hintId = useId()
  const inputRef = useRef<HTMLTextAreaElement>(null)
  const wasWaiting = useRef(isWaiting)

  // The input is disabled while HomeBot answers, and a clicked suggestion is removed. If either had the focus, the
  // focus then returns to the input.
  useEffect(() => {
    const isAnswered = wasWaiting.current && !isWaiting
    wasWaiting.current = isWaiting
    if (!isAnswered || document.activeElement !== document.body) return
    inputRef.current?.focus({ preventScroll: true })
    inputRef.current?.form?.scrollIntoView({ block: 'nearest' })
  }, [isWaiting])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    sendDraft(store)
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    sendDraft(store)
  }

  return (
    <form className={styles.composer} onSubmit={onSubmit} noValidate>
      <AppliancePicker
        chosen={appliance}
        onChoose={(chosen) => store.change({ appliance: chosen })}
        isDisabled={isWaiting}
      />
      <div className={styles.writing}>
        <textarea
          ref={inputRef}
          className={styles.input}
          rows={2}
          maxLength={maxQuestionLength}
          aria-label="Your question"
          aria-describedby={hintId}
          placeholder="Ask about maintenance, replacement, or anything..."
          enterKeyHint="send"
          value={draft}
          disabled={isWaiting}
          onChange={(event) => store.change({ draft: event.currentTarget.value })}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" variant="primary" disabled={isWaiting || draft.trim() === ''}>
          Send
        </Button>
      </div>
      <p id={hintId} className="visually-hidden">
        Enter sends, Shift and Enter begins a new line.
      </p>
    </form>
  )
}
