import type { PlainDate } from '@home-pulse/contract/primitives'
import { type ReactNode, useRef } from 'react'
import { Lifeline } from '../../../../ui/charts/lifeline.tsx'
import { useDisclosure } from '../../../../ui/controls/use-disclosure.ts'
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { ForecastDetails } from '../../../components/forecast/forecast-details.tsx'
import { ReplaceComponentForm, SpecsForm } from '../../../components/forms/component-forms.tsx'
import { EditForm } from '../../../components/forms/edit-form.tsx'
import { type HomeComponent, lifeOf, statusOf, titleOf } from '../../../components/home-component.ts'
import { ComponentActions, type ComponentFormName } from '../../../components/rows/component-actions.tsx'
import { usePropertyEdits } from '../../../components/use-edits.ts'
import styles from './component-page.module.css'

interface ComponentFactsProps {
  component: HomeComponent
  today: PlainDate
  /** Content to show below the actions. */
  children: ReactNode
}

/** The forecast of one component, its explanation and its actions. */
export function ComponentFacts({ component, today, children }: ComponentFactsProps) {
  const edits = usePropertyEdits()
  const edit = edits.of(component.id)
  const form = useDisclosure<ComponentFormName>()
  const wasEditing = useRef(false)
  if (edit) wasEditing.current = true
  const status = statusOf(component, today)
  return (
    <Card title="Forecast" aside={status && <StatusBadge status={status} />}>
      <div className={styles.lifeline}>
        <Lifeline name={titleOf(component)} life={lifeOf(component)} today={today} />
      </div>
      <div className={styles.wide}>
        {edit && <EditForm edit={edit} today={today} />}
        {!edit && form.open !== null && (
          <div className={styles.form}>
            {form.open === 'specs' ? (
              <SpecsForm component={component} today={today} onClose={form.close} />
            ) : (
              <ReplaceComponentForm component={component} today={today} onClose={form.close} />
            )}
          </div>
        )}
        {!edit && form.open === null && (
          <>
            <ForecastDetails component={component} today={today} areReasonsFolded />
            <ComponentActions
              component={component}
              today={today}
              place={form.place}
              takesFocus={wasEditing.current}
              isBusy={false}
              isLeaving={false}
              onOpen={(name) => {
                wasEditing.current = false
                form.show(name)
              }}
            />
          </>
        )}
      </div>
      {children}
    </Card>
  )
}
