import { lazy, Suspense, useMemo, useState } from 'react'
import { useSingleMutation } from '../../platform/calls/use-single-mutation.ts'
import { useIsMounted } from '../../platform/use-is-mounted.ts'
import { Button } from '../../ui/controls/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Card } from '../../ui/layout/card.tsx'
import styles from './components/location-card.module.css'
import { geocode, type MapPosition } from './geocode.ts'
import { readPosition, storePosition } from './stored-positions.ts'

const PropertyMap = lazy(() =>
  import('./components/property-map.tsx').then(({ PropertyMap }) => ({ default: PropertyMap })),
)

interface LocationCardProps {
  propertyId: string
  address: string
  postalCode: string
}

/**
 * The part of a property’s screen that shows the property on a map. A click looks up the address, and the position is
 * stored.
 */
export function LocationCard({ propertyId, address, postalCode }: LocationCardProps) {
  const wanted = `${address} ${postalCode}`.trim()
  const [found, setFound] = useState<{ wanted: string; place: MapPosition }>()
  const kept = useMemo(() => readPosition(propertyId, wanted), [propertyId, wanted])
  const place = found?.wanted === wanted ? found.place : kept
  const isMounted = useIsMounted()
  const { isPending: isLocating, mutateAsync } = useSingleMutation({
    mutationFn: async () => {
      try {
        show(await geocode(wanted))
      } catch {
        if (isMounted()) toast.error('Failed to geocode address')
      }
    },
  })

  /** Shows the result and its toast, unless the user has left the screen in the meantime. */
  function show(located: MapPosition | null) {
    if (located) storePosition(propertyId, wanted, located)
    if (!isMounted()) return
    setFound(located ? { wanted, place: located } : undefined)
    if (located) toast.success('Location found successfully')
    else toast.error('Address not found')
  }

  return (
    <Card
      title="Property Location"
      aside={
        <Button size="small" disabled={isLocating || !address} onClick={() => mutateAsync()}>
          {isLocating ? 'Locating...' : 'Locate on Map'}
        </Button>
      }
    >
      {place ? (
        <>
          <Suspense fallback={<div className={styles.map} />}>
            <PropertyMap place={place} address={address} propertyId={propertyId} />
          </Suspense>
          {place.isApproximate && (
            <p className={styles.note}>Approximate: the middle of its ZIP code or city.</p>
          )}
        </>
      ) : (
        <p className={styles.note}>See where this property stands.</p>
      )}
    </Card>
  )
}
