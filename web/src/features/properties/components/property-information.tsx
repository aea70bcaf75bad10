import { formatYears } from '../../../platform/format.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useDisclosure } from '../../../ui/controls/use-disclosure.ts'
import { Card } from '../../../ui/layout/card.tsx'
import type { Property } from '../../portfolio/property-query.ts'
import { usePropertyWrites } from '../use-property-writes.ts'
import { ArchiveQuestion } from './archive/archive-question.tsx'
import { PropertyForm } from './portfolio-form/property-form.tsx'
import styles from './property-details.module.css'

/** Shows the address and the age of a home. The user can open a form to correct them, or archive the home. */
export function PropertyInformation({ property }: { property: Property }) {
  const form = useDisclosure<'edit' | 'archive'>()
  const writes = usePropertyWrites(property)
  return (
    <Card
      title="Property Information"
      aside={
        <div ref={form.place} className={styles.actions} hidden={form.open !== null}>
          <Button variant="quiet" size="small" data-opens="edit" onClick={() => form.show('edit')}>
            Edit
          </Button>
          <Button variant="quiet" size="small" data-opens="archive" onClick={() => form.show('archive')}>
            Archive property
          </Button>
        </div>
      }
    >
      {form.open === 'edit' ? (
        <PropertyForm property={property} writes={writes} onClose={form.close} />
      ) : (
        <dl className={styles.information}>
          <dt>Address</dt>
          <dd>{property.address || 'N/A'}</dd>
          <dt>Postal Code</dt>
          <dd>{property.postalCode || 'N/A'}</dd>
          <dt>Home Age</dt>
          <dd>{property.age > 0 ? formatYears(property.age) : 'N/A'}</dd>
        </dl>
      )}
      {form.open === 'archive' && (
        <ArchiveQuestion address={property.address} writes={writes} onClose={form.close} />
      )}
    </Card>
  )
}
