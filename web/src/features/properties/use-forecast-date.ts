import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ApplianceType } from '@home-pulse/contract/vocabulary'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/toast.ts'
import { setForecastDate } from '../components/api.ts'
import { propertyKeys } from './api.ts'

/** Sets the date of every appliance of a type in a property; answers whether it happened. */
export function useForecastDate(propertyId: string) {
  const queries = useQueryClient()
  const setting = useMutation({
    mutationFn: async ({ type, date }: { type: ApplianceType; date: PlainDate }) => {
      if (!propertyId) return refused('Property ID not available')
      const answer = await setForecastDate({
        params: { id: propertyId },
        body: { applianceType: type, forecastedReplacementDate: date },
      })
      if (!answer.ok && answer.network) return refused('Network error while updating forecasted date')
      if (!answer.ok || answer.data.putRecordStatus !== 200)
        return refused('Failed to update forecasted date')
      toast.success('Forecasted date updated successfully')
      await queries.invalidateQueries({ queryKey: propertyKeys.all })
      return true
    },
  })
  return { isSaving: setting.isPending, set: setting.mutateAsync }
}

function refused(words: string): false {
  toast.error(words)
  return false
}
