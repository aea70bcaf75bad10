import type { ReactNode } from 'react'
import styles from './drawing.module.css'

/** The `svg` element of a decorative line drawing. */
export function Drawing({
  children,
  width = 160,
  height = 112,
}: {
  children: ReactNode
  width?: number
  height?: number
}) {
  return (
    <svg
      className={styles.drawing}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeWidth="1.750"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
