import styles from './drawing.module.css'
import { Drawing } from './drawing.tsx'

/** An empty mailbox at the roadside. */
export function MailboxDrawing() {
  return (
    <Drawing>
      <path className={styles.ground} d="M20 100h120" />
      <path d="M76 100V66M84 100V66" />
      <path className={styles.face} d="M50 66V44a15 15 0 0 1 15-15h34a15 15 0 0 1 15 15v22Z" />
      <path className={styles.paper} d="M50 66V44a15 15 0 0 1 30 0v22Z" />
      <path d="M96 44V22h10v8H96" />
      <path className={styles.ground} d="M30 100c0-6 3-9 3-9s3 3 3 9M126 100c0-8 4-12 4-12s4 4 4 12" />
    </Drawing>
  )
}

/** A house, and a plus sign beside it for the next house. */
export function HouseDrawing() {
  return (
    <Drawing>
      <path className={styles.ground} d="M12 100h136" />
      <path className={styles.face} d="M34 100V60l30-24 30 24v40Z" />
      <path d="M26 66 64 36l38 30" />
      <path className={styles.paper} d="M56 100V78h16v22" />
      <path d="M82 46V34h-8v6" />
      <path className={styles.ground} d="M112 100V74l16-12 16 12v26" strokeDasharray="3 5" />
      <path d="M128 80v12M122 86h12" />
    </Drawing>
  )
}

/** A house with lit windows at night, shown if nothing is due. */
export function QuietHouseDrawing() {
  return (
    <Drawing>
      <path className={styles.ground} d="M20 100h120" />
      <path className={styles.face} d="M48 100V58l32-26 32 26v42Z" />
      <path d="M40 64 80 32l40 32" />
      <path className={styles.paper} d="M60 70h14v12H60zM86 70h14v12H86zM74 100V88h12v12" />
      <path d="M122 26c-6 0-9-4-9-9 0-3 2-6 5-7-1 7 4 11 11 10-2 4-4 6-7 6Z" />
    </Drawing>
  )
}
