import { useQuery } from '@tanstack/react-query'
import { useFailureToast } from '../../platform/calls/use-failure-toast.ts'
import { appliancesQuery, structuresQuery } from '../components/api.ts'
import { unitsQuery } from '../components/units-query.ts'
import { propertyQuery } from '../portfolio/property-query.ts'

const networkFailed = 'Network error while loading property data'

/**
 * Loads a property, its structures, and its appliances or units. If one list fails to load, the other is still shown.
 */
export function usePropertyDetails(id: string) {
  const property = useQuery(propertyQuery(id))
  const structures = useQuery(structuresQuery(id))
  const isMultifamily = property.data?.isMultifamily
  const units = useQuery({ ...unitsQuery(id), enabled: isMultifamily === true })
  const appliances = useQuery({ ...appliancesQuery(id), enabled: isMultifamily === false })

  // If the property itself failed to load, only its own error is shown, not the errors of its lists.
  const shownError = (error: Error | null) => (property.error ? null : error)
  useFailureToast(property.error, 'Failed to load property details', networkFailed)
  useFailureToast(shownError(structures.error), 'Failed to load structures', networkFailed)
  useFailureToast(shownError(units.error), 'Failed to load units', networkFailed)
  useFailureToast(shownError(appliances.error), 'Failed to load appliances', networkFailed)
  return { property, structures, units, appliances }
}

export type PropertyDetailsQueries = ReturnType<typeof usePropertyDetails>
