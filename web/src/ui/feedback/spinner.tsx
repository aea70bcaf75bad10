import styles from './spinner.module.css'

export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <span role="status">
      <svg className={styles.spinner} viewBox="0 0 36 36" aria-hidden="true">
        <circle cx="18" cy="18" r="15" fill="none" stroke="currentColor" strokeWidth="3" opacity="0.18" />
        <path
          d="M18 3a15 15 0 0 1 15 15"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}

/** A spinner in the middle of an otherwise empty page. */
export function PageSpinner() {
  return (
    <div className={styles.page}>
      <Spinner />
    </div>
  )
}
