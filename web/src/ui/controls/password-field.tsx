import { useState } from 'react'
import { classes } from '../layout/classes.ts'
import fieldStyles from './field.module.css'
import { FieldFrame, type InputProps, split } from './field.tsx'
import styles from './password-field.module.css'

/** A password field with a button that shows the typed password. */
export function PasswordField({ className, ...props }: Omit<InputProps, 'type'>) {
  const [isShown, setShown] = useState(false)
  const [frame, input] = split(props)
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <div className={styles.reveal}>
          <input
            type={isShown ? 'text' : 'password'}
            className={classes(fieldStyles.control, className)}
            {...input}
            {...wiring}
          />
          <button
            type="button"
            className={styles.revealButton}
            disabled={input.disabled}
            aria-pressed={isShown}
            aria-controls={wiring.id}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
