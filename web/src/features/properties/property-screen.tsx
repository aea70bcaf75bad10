import { usePrefetchQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { CallFailed } from '../../platform/api.ts'
import { paths } from '../../platform/paths.ts'
import { useTitle } from '../../platform/title.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { MailboxDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { homeForecastQueries } from '../plan/budget-api.ts'
import { PropertyDetails } from './components/property-details.tsx'
import { usePropertyDetails } from './use-property-details.ts'

export function PropertyScreen() {
  const { propertyId = '' } = useParams({ strict: false })
  const details = usePropertyDetails(propertyId)
  const { property } = details
  // Asked for beside the property; the charts that show them stand only when its parts have come.
  const forecast = homeForecastQueries(propertyId)
  usePrefetchQuery(forecast.budget)
  usePrefetchQuery(forecast.atPricesOfToday)
  usePrefetchQuery(forecast.reserve)
  useTitle(property.data?.address ?? 'Property')

  if (property.isPending) return <PageSpinner />
  if (!property.data) {
    const isUnknown = property.error instanceof CallFailed && property.error.network
    return (
      <>
        <h1 className="visually-hidden">Property</h1>
        {isUnknown ? (
          <EmptyState
            drawing={<MailboxDrawing />}
            title="This property did not load"
            text="Nothing about it has changed. Check your connection, then try again."
            action={
              <Button variant="primary" disabled={property.isFetching} onClick={() => property.refetch()}>
                Try again
              </Button>
            }
          />
        ) : (
          <EmptyState
            drawing={<MailboxDrawing />}
            title="Property Not Found"
            text="The requested property could not be found."
            action={
              <ButtonLink to={paths.dashboard} variant="primary">
                Back to Dashboard
              </ButtonLink>
            }
          />
        )}
      </>
    )
  }
  return <PropertyDetails property={property.data} details={details} />
}
