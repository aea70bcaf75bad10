import type { PlainDate } from '@home-pulse/contract/primitives'
import { lazy, Suspense, useMemo } from 'react'
import { useCurrentDate } from '../../../platform/current-date.ts'
import { type Axis, sharedAxis } from '../../../ui/charts/lifeline-layout.ts'
import { LeaveQuestion } from '../../../ui/controls/leave-question.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { DashboardLink } from '../../../ui/layout/dashboard-link.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { ForecastPanel } from '../../components/forecast/forecast-panel.tsx'
import { ApplyChanges } from '../../components/forms/apply-changes.tsx'
import { type HomeComponent, lifeOf } from '../../components/home-component.ts'
import { ComponentsCard } from '../../components/rows/components-card.tsx'
import { EditsContext, useEdits } from '../../components/use-edits.ts'
import type { Property } from '../../portfolio/property-query.ts'
import type { PropertyDetailsQueries } from '../use-property-details.ts'
import { NextCard } from './next-card.tsx'
import { PropertyAside } from './property-aside.tsx'
import styles from './property-details.module.css'
import { PropertyInformation } from './property-information.tsx'
import { UnitList } from './units/unit-list.tsx'

// The code of the charts is loaded only if the home has components.
const HomeForecastPanel = lazy(() =>
  import('../../plan/home-forecast-panel.tsx').then(({ HomeForecastPanel }) => ({
    default: HomeForecastPanel,
  })),
)

interface PropertyDetailsProps {
  property: Property
  details: PropertyDetailsQueries
}

/**
 * The content of a property's page, such as its structures, units, notes and forecast. The lifeline charts of all
 * components have a common time axis.
 */
export function PropertyDetails({ property, details }: PropertyDetailsProps) {
  const { structures, units, appliances } = details
  const contents = property.isMultifamily ? units : appliances
  const isLoading = structures.isPending || contents.isPending
  const hasFailed = !structures.data || !contents.data
  const edits = useEdits(property.id)
  const today = useCurrentDate()
  const everything = useMemo<HomeComponent[]>(
    () => [
      ...(structures.data ?? []),
      ...(appliances.data ?? []),
      ...(units.data ?? []).flatMap((unit) => unit.appliances),
    ],
    [structures.data, appliances.data, units.data],
  )
  const axis = useMemo(() => sharedAxis(everything.map(lifeOf), today), [everything, today])

  return (
    <EditsContext value={edits}>
      <LeaveQuestion isAnyPending={edits.isAnyPending} by="apply" />
      <PageHeader
        back={<DashboardLink />}
        title={`Property: ${property.address}`}
        aside={<ApplyChanges edits={edits} />}
      />
      <div className={styles.next}>
        <NextCard
          components={everything}
          units={units.data ?? []}
          isLoading={isLoading}
          propertyId={property.id}
          today={today}
        />
      </div>
      <nav className={styles.sections} aria-label="On this page">
        <a href="#information">Information</a>
        <a href="#structures">Structures</a>
        <a href="#contents">{property.isMultifamily ? 'Units' : 'Appliances'}</a>
        <a href="#photo">Photo</a>
        <a href="#location">Map</a>
        <a href="#notes">Notes</a>
        <a href="#forecast">Forecast</a>
      </nav>
      <div className={styles.columns}>
        <PropertyContents property={property} details={details} today={today} axis={axis} />
        <PropertyAside property={property} components={everything} units={units.data ?? []} today={today} />
        <div id="forecast" className={styles.forecast}>
          <ForecastPanel
            components={everything}
            state={isLoading ? 'loading' : hasFailed ? 'failed' : 'loaded'}
            units={units.data ?? []}
            propertyId={property.id}
            today={today}
            costs={
              <Suspense fallback={<Skeleton height={376} />}>
                <HomeForecastPanel propertyId={property.id} />
              </Suspense>
            }
          />
        </div>
      </div>
    </EditsContext>
  )
}

interface PropertyContentsProps extends PropertyDetailsProps {
  today: PlainDate
  axis: Axis
}

/** The left column: the facts of the property, its structures, and its units or appliances. */
function PropertyContents({ property, details, today, axis }: PropertyContentsProps) {
  const shared = { propertyId: property.id, today, axis }
  return (
    <div className={styles.column}>
      <div id="information" className={styles.section}>
        <PropertyInformation property={property} />
      </div>
      <div id="structures" className={styles.section}>
        <ComponentsCard
          {...shared}
          title="Property Structures"
          label="Structures"
          category="structure"
          query={details.structures}
          empty="No structures recorded"
          homeAgeYears={property.age}
        />
      </div>
      <div id="contents" className={styles.section}>
        {property.isMultifamily ? (
          <UnitList {...shared} query={details.units} />
        ) : (
          <ComponentsCard
            {...shared}
            title="Appliances"
            label="Appliances"
            category="appliance"
            query={details.appliances}
            empty="No appliances recorded"
            homeAgeYears={property.age}
          />
        )}
      </div>
    </div>
  )
}
