import type { AnchorHTMLAttributes } from 'react'
import buttonStyles from '../../../ui/controls/button.module.css'
import { classes } from '../../../ui/layout/classes.ts'

interface ActionLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  isPrimary?: boolean
  isLarge?: boolean
  isWide?: boolean
}

/** A plain HTML link that looks like a button, because a router link would load the router on the landing page. */
export function ActionLink({ isPrimary, isLarge, isWide, className, ...rest }: ActionLinkProps) {
  const look = [
    buttonStyles.button,
    isPrimary ? buttonStyles.primary : buttonStyles.secondary,
    isLarge && buttonStyles.large,
    isWide && buttonStyles.wide,
  ]
  return <a className={classes(...look, className)} {...rest} />
}
