import type { PlainDate } from '@home-pulse/contract/primitives'
import type { UseQueryResult } from '@tanstack/react-query'
import { formatUnit } from '../../../../platform/format.ts'
import type { Axis } from '../../../../ui/charts/lifeline-layout.ts'
import { AddButton } from '../../../../ui/controls/add-button.tsx'
import { useDisclosure } from '../../../../ui/controls/use-disclosure.ts'
import { LoadedCard } from '../../../../ui/layout/loaded-card.tsx'
import styles from '../../../components/rows/component-list.module.css'
import { withUndo } from '../../../components/rows/undo-row.tsx'
import type { Unit } from '../../../components/units-query.ts'
import { usePropertyEdits } from '../../../components/use-edits.ts'
import { useUnitRemoval } from '../../use-unit-writes.ts'
import { AddUnitForm } from './unit-forms.tsx'
import { UnitRow } from './unit-row.tsx'

interface UnitListProps {
  query: UseQueryResult<Unit[]>
  propertyId: string
  today: PlainDate
  axis: Axis
}

/**
 * The units of a multifamily property. A click on a unit shows its appliances. Their lifeline charts have the same time
 * axis as the rest of the page.
 */
export function UnitList({ query, propertyId, today, axis }: UnitListProps) {
  const form = useDisclosure<'add'>()
  const edits = usePropertyEdits()
  const removal = useUnitRemoval()

  async function remove(unit: Unit, index: number) {
    if (await removal.remove(unit, index)) edits.forget(unit.appliances.map(({ id }) => id))
  }

  const drawRows = (rows: Unit[]) =>
    rows.map((unit, index) => (
      <UnitRow
        key={unit.unitId}
        unit={unit}
        propertyId={propertyId}
        // A building keeps at least one unit, so its only unit cannot be removed.
        onRemove={rows.length > 1 ? () => remove(unit, index) : undefined}
        isBusy={removal.isBusy}
        isLeaving={removal.isLeaving(unit)}
        today={today}
        axis={axis}
      />
    ))

  return (
    <LoadedCard
      title="Units"
      query={query}
      empty="No units recorded"
      isKept={removal.removed !== null}
      aside={<AddButton form={form} label="Add unit" />}
      form={form.open && <AddUnitForm propertyId={propertyId} onClose={form.close} />}
    >
      {(rows) => (
        <ul className={styles.list} aria-label="Units">
          {withUndo(drawRows(rows), removal, ({ unitNumber }) => formatUnit(unitNumber))}
        </ul>
      )}
    </LoadedCard>
  )
}
