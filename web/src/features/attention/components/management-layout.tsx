import type { ReactNode } from 'react'
import styles from './attention.module.css'

/** Two panels side by side, or one below the other on a narrow screen. */
export function ManagementLayout({ children }: { children: ReactNode }) {
  return <div className={styles.both}>{children}</div>
}
