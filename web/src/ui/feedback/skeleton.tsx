import styles from './skeleton.module.css'

/**
 * A placeholder for content that is loading. It has the size of the content, so that nothing moves later. The sizes are
 * CSS lengths.
 */
export function Skeleton({ width = '100%', height }: { width?: number | string; height: number | string }) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />
}
