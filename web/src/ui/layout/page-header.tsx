import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './page-header.module.css'

/** The title of a screen, with a link back above it. `aside` contains buttons or figures to the right. */
export function PageHeader(props: {
  back?: ReactNode
  title: ReactNode
  subtitle?: ReactNode
  aside?: ReactNode
}) {
  return (
    <div className={styles.header}>
      <div className={styles.words}>
        {props.back}
        <h1>{props.title}</h1>
        {props.subtitle && <p className={styles.subtitle}>{props.subtitle}</p>}
      </div>
      {props.aside && <div className={styles.aside}>{props.aside}</div>}
    </div>
  )
}

function Anchor({
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }) {
  return (
    <a {...rest} className={styles.back}>
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
        <path
          d="M13 7H1m5-5L1 7l5 5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.500"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {children}
    </a>
  )
}

/** A link with a back arrow, such as `<BackLink to={paths.dashboard}>Back to Dashboard</BackLink>`. */
export const BackLink = createLink(Anchor)
