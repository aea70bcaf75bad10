import type { PlainDate } from '@home-pulse/contract/primitives'
import { Fragment } from 'react'
import type { Axis } from '../../../ui/lifeline-layout.ts'
import { type HomeComponent, nameOf } from '../../components/home-component.ts'
import type { Removal } from '../use-removal.ts'
import styles from './component-list.module.css'
import { ComponentRow } from './component-row.tsx'
import { UndoRow } from './undo-row.tsx'

interface ComponentListProps {
  label: string
  components: HomeComponent[]
  removal: Removal<HomeComponent>
  today: PlainDate
  axis: Axis
}

/** Components by their rows; where one was removed, the way to have it back. */
export function ComponentList({ label, components, removal, today, axis }: ComponentListProps) {
  const { removed } = removal
  const gap = removed && Math.min(removed.index, components.length)
  const undo = removed && <UndoRow what={nameOf(removed.row)} isBusy={removal.isBusy} onUndo={removal.undo} />
  return (
    <ul className={styles.list} aria-label={label}>
      {components.map((component, index) => (
        <Fragment key={component.id}>
          {index === gap && undo}
          <ComponentRow
            component={component}
            isBusy={removal.isBusy}
            isLeaving={removal.isLeaving(component)}
            onRemove={() => removal.remove(component, index)}
            today={today}
            axis={axis}
          />
        </Fragment>
      ))}
      {gap === components.length && undo}
    </ul>
  )
}
