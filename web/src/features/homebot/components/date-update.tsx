import { formatDate } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { useForecastDate } from '../../components/use-forecast-date.ts'
import { noteUpdate } from '../conversation.ts'
import type { DateUpdate as Update } from '../message.ts'
import styles from './homebot.module.css'

/** The date an answer proposes for the chosen appliance, and the way to take it over. */
export function DateUpdate({ messageId, update }: { messageId: number; update: Update }) {
  const { appliance, date, isDone } = update
  const { isSaving, set } = useForecastDate(appliance.propertyId)

  async function takeOver() {
    if (await set({ type: appliance.applianceType, date, applianceId: appliance.id })) noteUpdate(messageId)
  }

  return (
    <div className={styles.update}>
      <p>
        New forecasted replacement date: <b>{formatDate(date)}</b>
      </p>
      {!isDone && (
        <Button variant="primary" size="small" disabled={isSaving} onClick={takeOver}>
          {isSaving ? 'Updating...' : 'Update Forecasted Date'}
        </Button>
      )}
    </div>
  )
}
