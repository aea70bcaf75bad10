import type { PlainDate } from '@home-pulse/contract/primitives'
import { type ReactNode, useRef } from 'react'
import { Lifeline } from '../../../../ui/charts/lifeline.tsx'
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { type HomeComponent, lifeOf, statusOf, titleOf } from '../../../components/home-component.ts'
import { useDisclosure } from '../../use-disclosure.ts'
import { usePropertyEdits } from '../../use-edits.ts'
import { ForecastDetails } from '../forecast/forecast-details.tsx'
import { ComponentActions, type ComponentFormName } from '../parts/component-actions.tsx'
import { ReplaceComponentForm, SpecsForm } from '../parts/component-forms.tsx'
import { EditForm } from '../parts/edit-form.tsx'
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
