import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react'
import { classes } from '../layout/classes.ts'
import styles from './button.module.css'

interface ButtonStyle {
  /** The importance of the button. A screen has at most one `primary` button. */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  isWide?: boolean | undefined
}

const classOf = ({ variant = 'secondary', size = 'medium', isWide }: ButtonStyle, own?: string) =>
  classes(styles.button, styles[variant], size !== 'medium' && styles[size], isWide && styles.wide, own)

export function Button({
  variant,
  size,
  isWide,
  className,
  ...rest
}: ButtonStyle & ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }) {
  return (
    <button
      type="button"
      data-primary={variant === 'primary' || undefined}
      className={classOf({ variant, size, isWide }, className)}
      {...rest}
    />
  )
}

function Anchor({
  variant,
  size,
  isWide,
  className,
  ...rest
}: ButtonStyle & AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }) {
  return (
    <a
      data-primary={variant === 'primary' || undefined}
      className={classOf({ variant, size, isWide }, className)}
      {...rest}
    />
  )
}

/** A router link that looks like a button. */
export const ButtonLink = createLink(Anchor)
