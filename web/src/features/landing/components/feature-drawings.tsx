import styles from '../../../ui/layout/drawing.module.css'
import { Drawing } from '../../../ui/layout/drawing.tsx'

/** The size in pixels of the line drawings, one for each feature. */
const size = { width: 72, height: 72 }

/** A house under a magnifying glass. */
export function CalculatorDrawing() {
  return (
    <Drawing {...size}>
      <circle className={styles.face} cx="31" cy="31" r="21" />
      <path className={styles.paper} d="M22 40V29l9-8 9 8v11Z" />
      <path d="M18.500 32 31 21l12.500 11M29 40v-7h5v7M46.500 46.500 62 62" />
    </Drawing>
  )
}

/** A pin on a folded map. */
export function PlaceDrawing() {
  return (
    <Drawing {...size}>
      <path className={styles.face} d="M8 44l17-6 22 7 17-6v20l-17 6-22-7-17 6Z" />
      <path d="M25 38v20M47 45v20" />
      <path className={styles.paper} d="M36 50C26 38 23 32 23 25a13 13 0 0 1 26 0c0 7-3 13-13 25Z" />
      <path d="M30.500 28v-5l5.500-4.500L41.500 23v5Z" />
    </Drawing>
  )
}

/** A wrench over the gauge of a boiler. */
export function WrenchDrawing() {
  return (
    <Drawing {...size}>
      <path className={styles.face} d="M10 52a26 26 0 1 1 52 0Z" />
      <path d="M18 52a18 18 0 0 1 3-10M51 42a18 18 0 0 1 3 10M36 26v6M23 33l3 3.500M49 33l-3 3.500" />
      <path d="M36 52 45 39" />
      <circle className={styles.paper} cx="36" cy="52" r="4" />
      <path d="M8 62h56" />
    </Drawing>
  )
}

/** A drawing of a bar chart with one tall bar. */
export function LedgerDrawing() {
  return (
    <Drawing {...size}>
      <path className={styles.face} d="M10 60V12h52v48Z" />
      <path className={styles.paper} d="M18 60V48h8v12ZM32 60V28h8v32ZM46 60V42h8v18Z" />
      <path d="M6 60h60M18 22h6M18 30h6" />
    </Drawing>
  )
}
