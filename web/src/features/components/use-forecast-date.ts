import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ApplianceType } from '@home-pulse/contract/vocabulary'
import { useQueryClient } from '@tanstack/react-query'
import { propertyKeys } from '../../platform/calls/query-keys.ts'
import { useSingleMutation } from '../../platform/calls/use-single-mutation.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { setForecastDate } from './api.ts'

interface ForecastDate {
  type: ApplianceType
  date: PlainDate
  /**
   * Limits the change to this appliance. Without it, the date applies to every appliance of the type in the property.
   */
  applianceId?: string
}

/**
 * Returns a function that sets the forecast date of one or more appliances of a property. The function returns true if
 * it succeeded.
 */
export function useForecastDate(propertyId: string) {
  const queries = useQueryClient()
  const mutation = useSingleMutation({ mutationFn: set })

  async function set({ type, date, applianceId }: ForecastDate) {
    if (!propertyId) return showError('Property ID not available')
    const body = { propertyId, applianceType: type, forecastedReplacementDate: date, applianceId }
    const answer = await setForecastDate({ params: { id: propertyId }, body })
    if (!answer.ok && answer.network) return showError('Network error while updating forecasted date')
    if (!answer.ok || answer.data.putRecordStatus !== 200)
      return showError('Failed to update forecasted date')
    toast.success('Forecasted date updated successfully')
    await queries.invalidateQueries({ queryKey: propertyKeys.all })
    return true
  }
  return { isSaving: mutation.isPending, set: mutation.mutateAsync }
}

function showError(words: string): false {
  toast.error(words)
  return false
}
