import type { ReactNode, Ref } from 'react'
import classes from './rows.module.css'

export function PlusMark() {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      <path d="M7 1.500v11M1.500 7h11" stroke="currentColor" strokeWidth="1.750" strokeLinecap="round" />
    </svg>
  )
}

interface AddButtonProps {
  ref?: Ref<HTMLButtonElement>
  onClick: () => void
  children: ReactNode
}

export function AddButton({ ref, onClick, children }: AddButtonProps) {
  return (
    <button type="button" ref={ref} className={classes.add} onClick={onClick}>
      <PlusMark />
      {children}
    </button>
  )
}

/** A button with a cross. Its label for screen readers says what the button removes. */
export function RemoveButton({ what, onClick }: { what: string; onClick: () => void }) {
  return (
    <button type="button" className={classes.remove} aria-label={`Remove ${what}`} onClick={onClick}>
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
        <path d="m2.500 2.500 9 9m0-9-9 9" stroke="currentColor" strokeWidth="1.750" strokeLinecap="round" />
      </svg>
    </button>
  )
}
