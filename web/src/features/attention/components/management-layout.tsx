import type { ReactNode } from 'react'
import styles from './attention.module.css'

/** Two panels side by side, one below the other where there is no room. */
export function ManagementLayout({ children }: { children: ReactNode }) {
  return <div className={styles.both}>{children}</div>
}
