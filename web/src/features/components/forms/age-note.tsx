import { maxAgeYears } from '@home-pulse/contract/calendar'
import type { ReactNode } from 'react'
import { formatYears } from '../../../platform/format.ts'
import { localToday, yearOf } from '../../../platform/plain-date.ts'
import { classes } from '../../../ui/layout/classes.ts'
import { ageFromYear, isAgeTooHigh } from '../age.ts'
import styles from './age-hint.module.css'

interface AgeNoteProps {
  id: string
  age: number | string
  of: 'home' | 'component'
  /** A note that is shown while the field is blank. It says which age is then stored. */
  blank?: ReactNode
  onUse: (ageYears: number) => void
}

/** A note for an age that is a calendar year, above the maximum, or blank. It is shown before the form is sent. */
export function AgeNote({ id, age, of, blank, onUse }: AgeNoteProps) {
  if (age === '')
    return blank ? (
      <p id={id} className={styles.hint}>
        {blank}
      </p>
    ) : null
  if (!isAgeTooHigh(age)) return null
  const since = ageFromYear(age, yearOf(localToday()))
  // The server requires a home to be at least one year old.
  const isTooYoung = of === 'home' && since === 0
  const years = isTooYoung ? 1 : since
  return (
    <p id={id} className={classes(styles.hint, styles.wrong)}>
      {years === undefined ? (
        `An age is at most ${maxAgeYears} years.`
      ) : (
        <>
          {of === 'home' ? 'Built' : 'Installed'} in {age}? That is{' '}
          {isTooYoung ? 'less than a year' : formatYears(years)}.{' '}
          <button type="button" className={styles.use} onClick={() => onUse(years)}>
            Use {formatYears(years)}
          </button>
        </>
      )}
    </p>
  )
}

/** The note for a blank age of a structure or an appliance. */
export const blankAge = 'Blank counts as brand new (0 years).'
