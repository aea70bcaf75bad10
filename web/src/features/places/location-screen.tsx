import { lazy, Suspense, useMemo, useState } from 'react'
import { useIsMounted } from '../../platform/use-is-mounted.ts'
import { Button } from '../../ui/controls/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Card } from '../../ui/layout/card.tsx'
import styles from './components/location-card.module.css'
import { type FoundPlace, findPlace } from './geocode.ts'
import { keepPlace, keptPlace } from './kept-places.ts'

const PropertyMap = lazy(() =>
  import('./components/property-map.tsx').then(({ PropertyMap }) => ({ default: PropertyMap })),
)

interface LocationScreenProps {
  propertyId: string
  address: string
  postalCode: string
}

/**
 * The part of a property’s screen that shows the property on a map. A click looks up the address, and the position is
 * stored.
 */
export function LocationScreen({ propertyId, address, postalCode }: LocationScreenProps) {
  const wanted = `${address} ${postalCode}`.trim()
  const [found, setFound] = useState<{ wanted: string; place: FoundPlace }>()
  const kept = useMemo(() => keptPlace(propertyId, wanted), [propertyId, wanted])
  const place = found?.wanted === wanted ? found.place : kept
  const isHere = useIsMounted()
  const [isLocating, setLocating] = useState(false)

  async function locate() {
    setLocating(true)
    try {
      show(await findPlace(wanted))
    } catch {
      if (isHere()) toast.error('Failed to geocode address')
    }
    setLocating(false)
  }

  /** Shows the result and its toast, unless the user has left the screen in the meantime. */
  function show(located: FoundPlace | null) {
    if (located) keepPlace(propertyId, wanted, located)
    if (!isHere()) return
    setFound(located ? { wanted, place: located } : undefined)
    if (located) toast.success('Location found successfully')
    else toast.error('Address not found')
  }

  return (
    <Card
      title="Property Location"
      aside={
        <Button size="small" disabled={isLocating || !address} onClick={locate}>
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
