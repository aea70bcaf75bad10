import { usePrefetchQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { useTitle } from '../../platform/title.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { PageSpinner } from '../../ui/feedback/spinner.tsx'
import { MailboxDrawing } from '../../ui/layout/drawings.tsx'
import { homeForecastQueries } from '../plan/calls/budget-api.ts'
import { PropertyDetails } from './components/property-details.tsx'
import styles from './property-screen.module.css'
import { usePropertyDetails } from './use-property-details.ts'

export function PropertyScreen() {
  const { propertyId = '' } = useParams({ strict: false })
  const details = usePropertyDetails(propertyId)
  const { property } = details
  // Requests the figures of the charts together with the property. Otherwise the requests would start only when the
  // charts are rendered.
  const forecast = homeForecastQueries(propertyId)
  usePrefetchQuery(forecast.budget)
  usePrefetchQuery(forecast.fromToday)
  usePrefetchQuery(forecast.reserve)
  useTitle(property.data?.address ?? 'Property')

  if (property.isPending) return <PageSpinner />
  if (!property.data) {
    return (
      <>
        <h1 className="visually-hidden">Property</h1>
        <EmptyState
          drawing={<MailboxDrawing />}
          title="Property Not Found"
          text="The requested property could not be found."
          action={
            <div className={styles.actions}>
              <ButtonLink to={paths.dashboard} variant="primary">
                Back to Dashboard
              </ButtonLink>
              <Button disabled={property.isFetching} onClick={() => property.refetch()}>
                Try again
              </Button>
            </div>
          }
        />
      </>
    )
  }
  return <PropertyDetails property={property.data} details={details} />
}
