import { useMemo } from 'react'
import { formatYears } from '../../../platform/format.ts'
import { paths } from '../../../platform/paths.ts'
import { localToday } from '../../../platform/plain-date.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { sharedAxis } from '../../../ui/lifeline-layout.ts'
import { BackLink, PageHeader } from '../../../ui/page-header.tsx'
import { type HomeComponent, lifeOf } from '../../components/home-component.ts'
import type { Property } from '../api.ts'
import { EditsContext, useEdits } from '../use-edits.ts'
import type { PropertyDetailsQueries } from '../use-property-details.ts'
import { ComponentList } from './component-list.tsx'
import editing from './edit-form.module.css'
import { HouseCard } from './house-card.tsx'
import { LoadedCard } from './loaded-card.tsx'
import styles from './property-details.module.css'
import { UnitList } from './unit-list.tsx'

interface PropertyDetailsProps {
  property: Property
  details: PropertyDetailsQueries
}

/** What is known of a property; all of its lifelines share one axis. */
export function PropertyDetails({ property, details }: PropertyDetailsProps) {
  const { structures, units, appliances } = details
  const today = localToday()
  const edits = useEdits(property.id)
  const everything = useMemo<HomeComponent[]>(
    () => [
      ...(structures.data ?? []),
      ...(appliances.data ?? []),
      ...(units.data ?? []).flatMap((unit) => unit.appliances),
    ],
    [structures.data, appliances.data, units.data],
  )
  const axis = useMemo(() => sharedAxis(everything.map(lifeOf), today), [everything, today])
  const contents = property.isMultifamily ? 'Units' : 'Appliances'

  return (
    <EditsContext value={edits}>
      <PageHeader
        back={<BackLink to={paths.dashboard}>Back to Dashboard</BackLink>}
        title={`Property: ${property.address}`}
        aside={
          edits.isAnyPending && (
            <Button
              variant="primary"
              className={editing.apply}
              disabled={edits.isSaving}
              onClick={edits.apply}
            >
              {edits.isSaving ? 'Saving...' : 'Apply Changes'}
            </Button>
          )
        }
      />
      <nav className={styles.sections} aria-label="On this page">
        <a href="#information">Information</a>
        <a href="#structures">Structures</a>
        <a href="#contents">{contents}</a>
      </nav>
      <div className={styles.columns}>
        <div id="information" className={styles.section}>
          <Card title="Property Information">
            <dl className={styles.information}>
              <dt>Address</dt>
              <dd>{property.address || 'N/A'}</dd>
              <dt>Postal Code</dt>
              <dd>{property.postalCode || 'N/A'}</dd>
              <dt>Home Age</dt>
              <dd>{property.age > 0 ? formatYears(property.age) : 'N/A'}</dd>
            </dl>
          </Card>
        </div>
        <div className={styles.house}>
          <HouseCard components={everything} today={today} />
        </div>
        <div id="structures" className={styles.section}>
          <LoadedCard title="Property Structures" query={structures} empty="No structures recorded">
            {(rows) => <ComponentList label="Structures" components={rows} today={today} axis={axis} />}
          </LoadedCard>
        </div>
        <div id="contents" className={styles.section}>
          {property.isMultifamily ? (
            <LoadedCard title="Units" query={units} empty="No units recorded">
              {(rows) => <UnitList units={rows} today={today} axis={axis} />}
            </LoadedCard>
          ) : (
            <LoadedCard title="Appliances" query={appliances} empty="No appliances recorded">
              {(rows) => <ComponentList label="Appliances" components={rows} today={today} axis={axis} />}
            </LoadedCard>
          )}
        </div>
      </div>
    </EditsContext>
  )
}
