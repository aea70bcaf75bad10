import type { PlainDate } from '@home-pulse/contract/primitives'
import { useId, useState } from 'react'
import type { Axis } from '../../../ui/lifeline-layout.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { soonestFirst, statusOf } from '../../components/home-component.ts'
import type { Unit } from '../api.ts'
import styles from './component-list.module.css'
import { ComponentList } from './component-list.tsx'
import { RowChevron } from './row-chevron.tsx'
import units from './unit-list.module.css'

interface UnitRowProps {
  unit: Unit
  today: PlainDate
  axis: Axis
}

function UnitRow({ unit, today, axis }: UnitRowProps) {
  const [isOpen, setOpen] = useState(false)
  const contentsId = useId()
  const { unitNumber, appliances } = unit
  const [next] = soonestFirst(appliances)
  const count = `${appliances.length} ${appliances.length === 1 ? 'appliance' : 'appliances'}`
  return (
    <li className={styles.row}>
      <div className={units.head}>
        <div className={units.name}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={contentsId}
            onClick={() => setOpen(!isOpen)}
          >
            Unit {unitNumber}
          </button>
          <span className={styles.age}>{count}</span>
        </div>
        {next && <StatusBadge status={statusOf(next, today)} />}
        <RowChevron isOpen={isOpen} />
      </div>
      <div id={contentsId} hidden={!isOpen} className={units.contents}>
        {isOpen &&
          (appliances.length > 0 ? (
            <ComponentList
              label={`Appliances of unit ${unitNumber}`}
              components={appliances}
              today={today}
              axis={axis}
            />
          ) : (
            <p className={units.empty}>No appliances recorded for this unit</p>
          ))}
      </div>
    </li>
  )
}

interface UnitListProps {
  units: Unit[]
  today: PlainDate
  axis: Axis
}

/** The units of a multifamily property; each opens to its appliances, on the axis the whole property shares. */
export function UnitList({ units: rows, today, axis }: UnitListProps) {
  return (
    <ul className={styles.list} aria-label="Units">
      {rows.map((unit) => (
        <UnitRow key={unit.unitId} unit={unit} today={today} axis={axis} />
      ))}
    </ul>
  )
}
