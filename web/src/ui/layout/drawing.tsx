import type { ReactNode } from 'react'
import styles from './drawing.module.css'

/** The frame of a decorative line drawing: strokes of 1.75 px in the brand's ink, and one tinted area. */
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
