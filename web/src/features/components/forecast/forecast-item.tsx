import type { PlainDate } from '@home-pulse/contract/primitives'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { formatDistance, formatMoney, formatMonth, formatUnit } from '../../../platform/format.ts'
import { paths } from '../../../platform/paths.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/field.tsx'
import { Explained } from '../../../ui/feedback/explained.tsx'
import { StatusShape } from '../../../ui/feedback/status-badge.tsx'
import type { Appliance } from '../api.ts'
import { shownDate } from '../forms/edit-draft.ts'
import { type HomeComponent, inWords, statusOf, titleOf } from '../home-component.ts'
import { useForecastDate } from '../use-forecast-date.ts'
import styles from './forecast-panel.module.css'
import { useExplanation } from './use-explanation.tsx'

interface ForecastItemProps {
  component: HomeComponent
  /** The number of the appliance's unit. Undefined if it is in no unit. */
  unitNumber: string | undefined
  alikeCount: number
  propertyId: string
  today: PlainDate
  /**
   * True for the entry whose date was just saved. It takes the focus, because it may have moved to another year's list.
   */
  isJustSet: boolean
  onSet: (componentId: string | undefined) => void
}

/** One replacement on the timeline. For an appliance, the user can set its date here. */
export function ForecastItem(props: ForecastItemProps) {
  const { component, unitNumber, alikeCount, propertyId, today, isJustSet, onSet } = props
  const [isSetting, setSetting] = useState(false)
  const setButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isJustSet) setButton.current?.focus()
  }, [isJustSet])
  const nameId = useId()
  const status = statusOf(component, today)
  const date = component.forecastedReplacementDate
  const { explain, dialog } = useExplanation(component.id)
  return (
    <li className={styles.item}>
      {status ? <StatusShape status={status} size={12} /> : <span />}
      <span id={nameId} className={styles.name}>
        <Link to={paths.part} params={{ propertyId, componentId: component.id }} className={styles.page}>
          {titleOf(component)}
        </Link>
        {unitNumber !== undefined && <span className={styles.unit}>, {formatUnit(unitNumber)}</span>}
      </span>
      <Explained className={styles.cost} why="why this cost" describedBy={nameId} onClick={explain}>
        {formatMoney(component.estimatedReplacementCost)}
      </Explained>
      <Explained className={styles.when} why="why this date" describedBy={nameId} onClick={explain}>
        {[formatMonth(date), formatDistance(date, today)].filter(Boolean).join(', ')}
      </Explained>
      {'applianceType' in component && (
        <Button
          ref={setButton}
          variant="quiet"
          size="small"
          className={styles.set}
          aria-expanded={isSetting}
          aria-describedby={nameId}
          onClick={() => setSetting(!isSetting)}
          onBlur={() => isJustSet && onSet(undefined)}
        >
          {isSetting ? 'Cancel' : 'Set date'}
        </Button>
      )}
      {isSetting && 'applianceType' in component && (
        <DateForm
          appliance={component}
          alikeCount={alikeCount}
          propertyId={propertyId}
          onDone={() => {
            setSetting(false)
            onSet(component.id)
          }}
        />
      )}
      {dialog}
    </li>
  )
}

interface DateFormProps {
  appliance: Appliance
  alikeCount: number
  propertyId: string
  onDone: () => void
}

function DateForm({ appliance, alikeCount, propertyId, onDone }: DateFormProps) {
  const { isSaving, set } = useForecastDate(propertyId)
  const [date, setDate] = useState(shownDate(appliance.forecastedReplacementDate))
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => ref.current?.querySelector('input')?.focus(), [])
  const name = inWords(appliance)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (await set({ type: appliance.applianceType, date })) onDone()
  }
  return (
    <form ref={ref} className={styles.form} aria-label={`Set date of ${name}`} noValidate onSubmit={submit}>
      <TextField
        label="Forecasted replacement date"
        type="date"
        value={date}
        disabled={isSaving}
        hint={
          alikeCount > 1
            ? `Sets all ${alikeCount} appliances of this type. Leave blank to use our estimate.`
            : 'Leave blank to use our estimate.'
        }
        onChange={(event) => setDate(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" size="small" disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save date'}
        </Button>
      </div>
    </form>
  )
}
