import type { PlainDate } from '@home-pulse/contract/primitives'
import type { Axis } from '../../../ui/lifeline-layout.ts'
import type { HomeComponent } from '../../components/home-component.ts'
import styles from './component-list.module.css'
import { ComponentRow } from './component-row.tsx'

interface ComponentListProps {
  label: string
  components: HomeComponent[]
  today: PlainDate
  axis: Axis
}

export function ComponentList({ label, components, today, axis }: ComponentListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {components.map((component) => (
        <ComponentRow key={component.id} component={component} today={today} axis={axis} />
      ))}
    </ul>
  )
}
