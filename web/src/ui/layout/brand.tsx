import styles from './brand.module.css'

/** The logo: a roof over a pulse. */
function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8.5" fill="currentColor" />
      <path
        className={styles.strokes}
        d="M7 15.500 16 8l9 7.500M8 21.500h4l1.800-3 2.900 5.500 2-4 1 1.500H24"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

export function Brand() {
  return (
    <span className={styles.brand}>
      <BrandMark />
      Home Pulse AI
    </span>
  )
}
