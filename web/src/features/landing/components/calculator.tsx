import type { PlainDate } from '@home-pulse/contract/primitives'
import {
  type ComponentType,
  componentTypes,
  type StateCode,
  stateCodes,
} from '@home-pulse/contract/vocabulary'
import { type FormEvent, useState } from 'react'
import buttonStyles from '../../../ui/controls/button.module.css'
import { NumberField, SelectField } from '../../../ui/controls/field.tsx'
import { classes } from '../../../ui/layout/classes.ts'
import { typeTitle } from '../../components/type-label.ts'
import { type Question, readAge } from '../question.ts'
import { type EstimateState, useEstimate } from '../use-estimate.ts'
import { useIsLive } from '../use-is-live.ts'
import styles from './calculator.module.css'

const typeOptions = componentTypes.map((type) => ({ value: type, label: typeTitle(type) }))
const stateOptions = stateCodes.map((code) => ({ value: code, label: code }))

/** The initial values of the form, so that one click shows an answer. */
const start = { type: 'water_heater', age: '12', state: 'TX' } as const

const ageError = 'Enter its age in whole years, from 0 to 500.'

/** The form that calculates the forecast and the cost of any component without an account. */
export function Calculator({ today }: { today: PlainDate }) {
  const [type, setType] = useState<ComponentType>(start.type)
  const [age, setAge] = useState<string>(start.age)
  const [state, setState] = useState<StateCode>(start.state)
  const [isAgeWrong, setAgeWrong] = useState(false)
  const [asked, setAsked] = useState<Question>()
  const { ask, ...estimate } = useEstimate()
  const { isBusy } = estimate
  const isLive = useIsLive()

  function put(question: Question) {
    setAsked(question)
    ask(question)
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const ageYears = readAge(age)
    setAgeWrong(ageYears === undefined)
    if (ageYears === undefined) document.getElementsByName('age')[0]?.focus()
    else put({ type, age: ageYears, state })
  }

  return (
    <section id="search" className={styles.calculator} aria-labelledby="search-title">
      <div className={styles.head}>
        <h2 id="search-title">What is yours going to cost, and when?</h2>
        <p>Pick anything in the house. No account, no email.</p>
      </div>
      <form noValidate onSubmit={submit}>
        <fieldset className={styles.form} disabled={!isLive}>
          <SelectField
            label="What is it?"
            name="type"
            value={type}
            options={typeOptions}
            // The cast is safe, because the options have only component types.
            onChange={({ target }) => setType(target.value as ComponentType)}
          />
          <div className={styles.pair}>
            <NumberField
              label="Age in years"
              name="age"
              value={age}
              max={500}
              error={isAgeWrong ? ageError : undefined}
              onChange={({ target }) => setAge(target.value)}
            />
            <SelectField
              label="State"
              name="state"
              value={state}
              options={stateOptions}
              // The cast is safe, because the options have only states.
              onChange={({ target }) => setState(target.value as StateCode)}
            />
          </div>
          <button
            type="submit"
            className={classes(buttonStyles.button, buttonStyles.primary, buttonStyles.large)}
            aria-disabled={isBusy}
          >
            {isBusy ? 'Calculating...' : 'Show the date and the cost'}
          </button>
          <noscript>The calculator needs JavaScript; the rest of this page does not.</noscript>
        </fieldset>
      </form>
      <Result
        {...estimate}
        today={today}
        onVariant={(variant) => {
          if (asked) put({ ...asked, variant })
        }}
      />
    </section>
  )
}

interface ResultProps extends EstimateState {
  today: PlainDate
  onVariant: (variant: string) => void
}

/** The answer, the error of the request, or a placeholder before the first answer. */
function Result({ isBusy, shown, failure, today, onVariant }: ResultProps) {
  return (
    <div className={styles.result} aria-live="polite" aria-busy={isBusy}>
      {failure !== undefined && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      {shown && <shown.View estimate={shown.estimate} today={today} isBusy={isBusy} onVariant={onVariant} />}
      {!shown && failure === undefined && <Blank isBusy={isBusy} />}
    </div>
  )
}

/** Placeholder with the shape of an answer, without figures. */
function Blank({ isBusy }: { isBusy: boolean }) {
  return (
    <div className={classes(styles.blank, isBusy && styles.busy)}>
      <svg viewBox="0 0 360 48" aria-hidden="true">
        <rect className={styles.track} y="21.500" width="360" height="5" rx="2.500" />
        <rect className={styles.soft} x="214" y="13" width="108" height="22" rx="11" />
        <rect className={styles.lived} x="34" y="21" width="150" height="6" rx="3" />
        <circle className={styles.ring} cx="34" cy="24" r="5" strokeWidth="2" />
        <rect className={styles.now} x="184" y="12" width="2" height="24" />
        <path className={styles.lived} d="M262 15l9 9-9 9-9-9Z" />
      </svg>
      <p>{isBusy ? 'Calculating...' : 'The date, the cost, the odds and the reasons appear here.'}</p>
    </div>
  )
}
