import type { PlainDate } from '@home-pulse/contract/primitives'
import { useMemo } from 'react'
import { useCurrentUser } from '../../../platform/session/session.ts'
import { HouseSection } from '../../../ui/layout/house-section.tsx'
import { type HomeComponent, statusOf, typeOf } from '../../components/home-component.ts'
import type { Unit } from '../../components/units-query.ts'
import { targetsOf } from '../../notes/note-targets.ts'
import { NotesCard } from '../../notes/notes-card.tsx'
import { PhotoCard } from '../../photos/photo-card.tsx'
import { LocationCard } from '../../places/location-card.tsx'
import type { Property } from '../../portfolio/property-query.ts'
import styles from './property-details.module.css'

interface PropertyAsideProps {
  property: Property
  components: HomeComponent[]
  units: Unit[]
  today: PlainDate
}

/** The photo, the map and the notes of a property. */
export function PropertyAside({ property, components, units, today }: PropertyAsideProps) {
  const user = useCurrentUser()
  const { id, address, postalCode } = property
  const targets = useMemo(
    () => targetsOf(components, new Map(units.map(({ unitId, unitNumber }) => [unitId, unitNumber]))),
    [components, units],
  )
  const house = (
    <HouseSection
      components={components.map((part) => ({
        type: typeOf(part),
        status: statusOf(part, today) ?? 'healthy',
      }))}
    />
  )
  return (
    <div className={styles.column}>
      <div id="photo" className={styles.section}>
        {user && <PhotoCard propertyId={id} userId={user.userId} address={address} drawing={house} />}
      </div>
      <div id="location" className={styles.section}>
        <LocationCard
          // If the address changes, the key changes too. React then mounts a new map, which shows the new address.
          key={`${id} ${address} ${postalCode}`}
          propertyId={id}
          address={address}
          postalCode={postalCode}
        />
      </div>
      <div id="notes" className={styles.section}>
        <NotesCard propertyId={id} targets={targets} />
      </div>
    </div>
  )
}
