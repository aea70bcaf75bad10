import { useParams } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { useTitle } from '../../platform/title.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { MailboxDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { PropertyDetails } from './components/property-details.tsx'
import { usePropertyDetails } from './use-property-details.ts'

export function PropertyScreen() {
  const { propertyId = '' } = useParams({ strict: false })
  const details = usePropertyDetails(propertyId)
  const { property } = details
  useTitle(property.data?.address ?? 'Property')

  if (property.isPending) return <PageSpinner />
  if (!property.data)
    return (
      <>
        <h1 className="visually-hidden">Property</h1>
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
      </>
    )
  return <PropertyDetails property={property.data} details={details} />
}
