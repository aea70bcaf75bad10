import type { PlainDate } from '@home-pulse/contract/primitives'
import type { Removal } from '../../../platform/calls/use-removal.ts'
import type { Axis } from '../../../ui/charts/lifeline-layout.ts'
import { type HomeComponent, inWords, soonestFirst } from '../home-component.ts'
import styles from './component-list.module.css'
import { ComponentRow } from './component-row.tsx'
import { withUndo } from './undo-row.tsx'

interface ComponentListProps {
  label: string
  components: HomeComponent[]
  removal: Removal<HomeComponent>
  today: PlainDate
  axis: Axis
}

/** The rows of components, with an undo row in place of a removed one. */
export function ComponentList({ label, components, removal, today, axis }: ComponentListProps) {
  const rows = soonestFirst(components).map((component, index) => (
    <ComponentRow
      key={component.id}
      component={component}
      isBusy={removal.isBusy}
      isLeaving={removal.isLeaving(component)}
      onRemove={() => removal.remove(component, index)}
      today={today}
      axis={axis}
    />
  ))
  return (
    <ul className={styles.list} aria-label={label}>
      {withUndo(rows, removal, inWords)}
    </ul>
  )
}
