import { useRef } from 'react'
import { formatDate } from '../../../platform/format.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useForecastDate } from '../../components/use-forecast-date.ts'
import { useConversationStore } from '../conversation.ts'
import type { DateUpdate as Update } from '../message.ts'
import styles from './homebot.module.css'

/** The date that an answer proposes for the selected appliance, with a button to accept it. */
export function DateUpdate({ messageId, update }: { messageId: number; update: Update }) {
  const { appliance, date, storedDate, isDone } = update
  const store = useConversationStore()
  const { isSaving, set } = useForecastDate(appliance.propertyId)

  const frameRef = useRef<HTMLDivElement>(null)

  async function accept() {
    const isAccepted = await set({ type: appliance.applianceType, date, applianceId: appliance.id })
    if (isAccepted) store.markDateAccepted(messageId)
    // The focused button was disabled and removed, so the focus moves to this text for keyboard users.
    if (document.activeElement === document.body) frameRef.current?.focus()
  }

  return (
    <div ref={frameRef} className={styles.update} tabIndex={-1}>
      <p>
        New forecasted replacement date: <b>{formatDate(date)}</b>
        {storedDate !== null && <small>instead of {formatDate(storedDate)}</small>}
      </p>
      {!isDone && (
        <Button variant="primary" size="small" disabled={isSaving} onClick={accept}>
          {isSaving ? 'Updating...' : 'Update Forecasted Date'}
        </Button>
      )}
    </div>
  )
}
