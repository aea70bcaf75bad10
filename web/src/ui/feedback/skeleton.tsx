import styles from './skeleton.module.css'

/**
 * A placeholder with the size of the content that is loading, so that nothing moves when it arrives. Sizes are CSS
 * lengths.
 */
export function Skeleton({ width = '100%', height }: { width?: number | string; height: number | string }) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />
}
