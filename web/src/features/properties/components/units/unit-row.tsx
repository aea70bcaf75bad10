import type { PlainDate } from '@home-pulse/contract/primitives'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { capitalize, countWithNoun, formatUnit } from '../../../../platform/format.ts'
import type { Axis } from '../../../../ui/charts/lifeline-layout.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { useDisclosure } from '../../../../ui/controls/use-disclosure.ts'
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx'
import { AddComponentForm } from '../../../components/forms/component-forms.tsx'
import { soonestFirst, statusOf } from '../../../components/home-component.ts'
import { ComponentList } from '../../../components/rows/component-list.tsx'
import styles from '../../../components/rows/component-row.module.css'
import { RowChevron } from '../../../components/rows/row-chevron.tsx'
import type { Unit } from '../../../components/units-query.ts'
import { useComponentRemoval } from '../../../components/use-component-removal.ts'
import { type Tenant, tenantsQuery } from '../../../tenants/api.ts'
import { nameOf } from '../../../tenants/tenant-words.ts'
import { RemoveUnitQuestion } from './remove-unit-question.tsx'
import { RenameUnitForm } from './unit-forms.tsx'
import units from './unit-list.module.css'

interface UnitRowProps {
  unit: Unit
  propertyId: string
  /** Removes the unit. Undefined if the unit cannot be removed. */
  onRemove: (() => void) | undefined
  /** True while a unit is being removed or restored. */
  isBusy: boolean
  isLeaving: boolean
  today: PlainDate
  axis: Axis
}

/** The row of one unit. A click shows its appliances and its buttons. */
export function UnitRow({ unit, propertyId, onRemove, isBusy, isLeaving, today, axis }: UnitRowProps) {
  const [isOpen, setOpen] = useState(false)
  const contentsId = useId()
  const form = useDisclosure<'add' | 'rename' | 'remove'>()
  const removal = useComponentRemoval()
  const { unitNumber, appliances } = unit
  const tenants = useQuery({ ...tenantsQuery(propertyId), enabled: isOpen && onRemove !== undefined })
  const tenant = tenantOf(unit, tenants.data)
  const [next] = soonestFirst(appliances)
  const status = next && statusOf(next, today)
  const count = countWithNoun(appliances.length, 'appliance')

  /**
   * Asks for confirmation if the unit is rented. If the tenants cannot be loaded, it does not ask, because the user can
   * undo the removal.
   */
  async function askOrRemove() {
    const known = tenants.data ?? (await tenants.refetch({ cancelRefetch: false })).data
    if (tenantOf(unit, known)) form.show('remove')
    else onRemove?.()
  }

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
            {capitalize(formatUnit(unitNumber))}
          </button>
          <span className={styles.age}>{count}</span>
        </div>
        {status && <StatusBadge status={status} />}
        <RowChevron isOpen={isOpen} />
      </div>
      <div id={contentsId} hidden={!isOpen} className={units.contents}>
        {isOpen &&
          (appliances.length > 0 || removal.removed ? (
            <ComponentList
              label={`Appliances of unit ${unitNumber}`}
              components={appliances}
              removal={removal}
              today={today}
              axis={axis}
            />
          ) : (
            <p className={units.empty}>No appliances recorded for this unit</p>
          ))}
        {form.open && (
          <div className={units.form}>
            {form.open === 'add' ? (
              <AddComponentForm
                propertyId={propertyId}
                category="appliance"
                unitId={unit.unitId}
                today={today}
                onClose={form.close}
              />
            ) : form.open === 'rename' ? (
              <RenameUnitForm unit={unit} propertyId={propertyId} onClose={form.close} />
            ) : (
              tenant &&
              onRemove && (
                <RemoveUnitQuestion
                  unitNumber={unitNumber}
                  tenantName={nameOf(tenant)}
                  isBusy={isBusy}
                  onRemove={onRemove}
                  onKeep={form.close}
                />
              )
            )}
          </div>
        )}
        <div ref={form.place} className={units.actions} hidden={form.open !== null}>
          <Button size="small" data-opens="add" disabled={isBusy} onClick={() => form.show('add')}>
            Add appliance
          </Button>
          <Button size="small" data-opens="rename" disabled={isBusy} onClick={() => form.show('rename')}>
            Rename unit
          </Button>
          {onRemove && (
            <Button
              variant="quiet"
              size="small"
              className={units.remove}
              disabled={isBusy}
              data-opens="remove"
              onClick={askOrRemove}
            >
              {isLeaving ? 'Removing...' : 'Remove unit'}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}

const tenantOf = ({ unitId }: Unit, tenants: readonly Tenant[] = []) =>
  tenants.find((tenant) => tenant.isCurrent && tenant.unitId === unitId)
