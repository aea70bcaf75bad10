import { useEffect, useRef } from 'react'
import { capitalize, formatUnit } from '../../../platform/format.ts'
import { Button } from '../../../ui/controls/button.tsx'
import styles from './tenants.module.css'

interface EndTenancyProps {
  name: string
  /** The number of the unit. Null if the tenant rents the whole property. */
  unitNumber: string | null
  isBusy: boolean
  onEnd: () => void
  onKeep: () => void
}

/** Asks for confirmation before a tenancy ends. */
export function EndTenancy({ name, unitNumber, isBusy, onEnd, onKeep }: EndTenancyProps) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => ref.current?.querySelector<HTMLElement>('button:last-child')?.focus(), [])
  return (
    <section ref={ref} aria-label="End tenancy" className={styles.question}>
      <p>
        End the tenancy of {name} today?{' '}
        {unitNumber === null ? 'The property' : capitalize(formatUnit(unitNumber))} becomes vacant. They stay
        listed as a previous tenant.
      </p>
      <div className={styles.actions}>
        <Button size="small" disabled={isBusy} onClick={onEnd}>
          {isBusy ? 'Ending...' : 'End tenancy'}
        </Button>
        <Button size="small" disabled={isBusy} onClick={onKeep}>
          Keep tenancy
        </Button>
      </div>
    </section>
  )
}
