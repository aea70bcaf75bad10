import styles from './labelled-progress.module.css'

interface LabelledProgressProps {
  /** The finished fraction, from 0 to 1. Undefined while it is unknown. */
  value: number | undefined
  /** The name of the progress bar for screen readers. */
  label: string
  text: string
  /** With `status`, screen readers announce each new text. */
  role?: 'status'
}

/** A progress bar with a text below it. */
export function LabelledProgress({ value, label, text, role }: LabelledProgressProps) {
  return (
    <div className={styles.progress} role={role}>
      <progress aria-label={label} value={value} max={1} />
      <span>{text}</span>
    </div>
  )
}

/** The progress of an upload. `sent` is the sent fraction, from 0 to 1. `processing` is the text once all is sent. */
export function UploadProgress({
  sent,
  processing,
  ...shared
}: { sent: number; processing: string } & Pick<LabelledProgressProps, 'label' | 'role'>) {
  const isSent = sent >= 1
  return (
    <LabelledProgress
      value={isSent ? undefined : sent}
      text={isSent ? processing : `${Math.round(sent * 100)} % sent`}
      {...shared}
    />
  )
}
