import type { PlainDate } from '@home-pulse/contract/primitives'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Axis } from '../../../ui/charts/lifeline-layout.ts'
import { AddButton } from '../../../ui/controls/add-button.tsx'
import { useDisclosure } from '../../../ui/controls/use-disclosure.ts'
import { LoadedCard } from '../../../ui/layout/loaded-card.tsx'
import { AddComponentForm } from '../forms/component-forms.tsx'
import type { HomeComponent } from '../home-component.ts'
import { useComponentRemoval } from '../use-component-removal.ts'
import type { ComponentCategory } from '../use-component-writes.ts'
import { ComponentList } from './component-list.tsx'

interface ComponentsCardProps<Row> {
  title: string
  /** The list's name for screen readers. */
  label: string
  category: ComponentCategory
  query: UseQueryResult<Row[]>
  empty: string
  propertyId: string
  homeAgeYears: number
  today: PlainDate
  axis: Axis
}

/** The structures or appliances of a property, with a form to add one. */
export function ComponentsCard<Row extends HomeComponent>(props: ComponentsCardProps<Row>) {
  const { title, label, category, query, empty, propertyId, homeAgeYears, today, axis } = props
  const form = useDisclosure<'add'>()
  const removal = useComponentRemoval()
  return (
    <LoadedCard
      title={title}
      query={query}
      empty={empty}
      isKept={removal.removed !== null}
      aside={<AddButton form={form} label={`Add ${category}`} />}
      form={
        form.open && (
          <AddComponentForm
            propertyId={propertyId}
            category={category}
            unitId={null}
            homeAgeYears={homeAgeYears}
            today={today}
            onClose={form.close}
          />
        )
      }
    >
      {(rows) => (
        <ComponentList label={label} components={rows} removal={removal} today={today} axis={axis} />
      )}
    </LoadedCard>
  )
}
