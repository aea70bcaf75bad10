import type { PlainDate } from '@home-pulse/contract/primitives'
import { Link } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { formatMoney, formatYears } from '../../../platform/format.ts'
import { paths } from '../../../platform/paths.ts'
import { Lifeline } from '../../../ui/charts/lifeline.tsx'
import type { Axis } from '../../../ui/charts/lifeline-layout.ts'
import { useDisclosure } from '../../../ui/controls/use-disclosure.ts'
import { Explained } from '../../../ui/feedback/explained.tsx'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { classes } from '../../../ui/layout/classes.ts'
import { ForecastDetails } from '../forecast/forecast-details.tsx'
import { useExplanation } from '../forecast/use-explanation.tsx'
import { ReplaceComponentForm, SpecsForm } from '../forms/component-forms.tsx'
import { EditForm } from '../forms/edit-form.tsx'
import { type HomeComponent, lifeOf, nameOf, statusOf } from '../home-component.ts'
import { RepairPanel } from '../repair-panel.tsx'
import { usePropertyEdits } from '../use-edits.ts'
import { ComponentActions, type ComponentFormName } from './component-actions.tsx'
import styles from './component-row.module.css'
import { RowChevron } from './row-chevron.tsx'

interface ComponentRowProps {
  component: HomeComponent
  /** True while a component of the list is being removed or restored. */
  isBusy: boolean
  isLeaving: boolean
  onRemove: () => void
  today: PlainDate
  axis: Axis
}

/** One appliance or structure with its name, lifeline and cost. It opens to the details of the forecast. */
export function ComponentRow(props: ComponentRowProps) {
  const { component, isBusy, isLeaving, onRemove, today, axis } = props
  const [isOpen, setOpen] = useState(false)
  const detailsId = useId()
  const edits = usePropertyEdits()
  const edit = edits.of(component.id)
  const form = useDisclosure<ComponentFormName>()
  const { explain, dialog } = useExplanation(component.id)
  const wasEditing = useRef(false)
  if (edit) wasEditing.current = true
  return (
    <li className={styles.row}>
      <RowHead
        {...{ component, isOpen, detailsId, today, axis }}
        isEdited={edits.isPending(component.id)}
        onToggle={() => {
          wasEditing.current = false
          setOpen(!isOpen)
        }}
        onExplain={explain}
      />
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && edit && <EditForm edit={edit} today={today} />}
        {!edit && form.open !== null && (
          <div className={styles.form}>
            {form.open === 'specs' ? (
              <SpecsForm component={component} today={today} onClose={form.close} />
            ) : (
              <ReplaceComponentForm component={component} today={today} onClose={form.close} />
            )}
          </div>
        )}
        {isOpen && !edit && form.open === null && (
          <>
            <ForecastDetails component={component} today={today} />
            <div className={styles.repair}>
              <RepairPanel componentId={component.id} />
              <Link
                to={paths.part}
                params={{ propertyId: component.propertyId, componentId: component.id }}
                className={styles.page}
              >
                Tasks, notes and history of this part
              </Link>
            </div>
            <ComponentActions
              component={component}
              today={today}
              place={form.place}
              takesFocus={wasEditing.current}
              isBusy={isBusy}
              isLeaving={isLeaving}
              onOpen={(name) => {
                wasEditing.current = false
                form.show(name)
              }}
              onRemove={onRemove}
            />
          </>
        )}
      </div>
      {dialog}
    </li>
  )
}

interface RowHeadProps {
  component: HomeComponent
  isOpen: boolean
  /** The id of the element that the row opens. */
  detailsId: string
  /** True if the component has edits that are not saved. */
  isEdited: boolean
  today: PlainDate
  axis: Axis
  onToggle: () => void
  onExplain: () => void
}

/** The part of the row that is always visible. A click on the name opens or closes the row. */
function RowHead(props: RowHeadProps) {
  const { component, isOpen, detailsId, isEdited, today, axis, onToggle, onExplain } = props
  const name = nameOf(component)
  const status = statusOf(component, today)
  return (
    <div className={styles.head}>
      <button
        type="button"
        className={classes(styles.toggle, styles.type)}
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={onToggle}
      >
        {name}
      </button>
      <div className={styles.state}>
        <span className={styles.age}>
          {formatYears(component.ageInYears)}
          {isEdited && <em className={styles.edited}>, edited</em>}
        </span>
        {status && <StatusBadge status={status} />}
      </div>
      <div className={styles.lifeline}>
        <Lifeline name={name} life={lifeOf(component)} today={today} axis={axis} />
      </div>
      <Explained className={styles.cost} why="why this cost" onClick={onExplain}>
        {formatMoney(component.estimatedReplacementCost)}
      </Explained>
      <RowChevron isOpen={isOpen} />
    </div>
  )
}
