import styles from './skeleton.module.css'

/** A placeholder with the size of the loading content, in CSS lengths, so that nothing moves when it arrives. */
export function Skeleton({ width = '100%', height }: { width?: number | string; height: number | string }) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />
}
