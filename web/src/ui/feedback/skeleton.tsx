import styles from './skeleton.module.css'

/** The shape of what is being loaded, in CSS lengths: nothing jumps when it comes. */
export function Skeleton({ width = '100%', height }: { width?: number | string; height: number | string }) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />
}
