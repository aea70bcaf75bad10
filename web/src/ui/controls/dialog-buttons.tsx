import type { ReactNode } from 'react'
import styles from './dialog-buttons.module.css'

/** The buttons at the end of a dialog that asks a question. */
export const DialogButtons = ({ children }: { children: ReactNode }) => (
  <div className={styles.buttons}>{children}</div>
)
