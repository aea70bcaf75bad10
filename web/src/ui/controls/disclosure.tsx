import type { ReactNode } from 'react'
import { classes } from '../layout/classes.ts'
import styles from './disclosure.module.css'
import { useUnfolded } from './use-unfolded.ts'

interface FoldProps {
  title: string
  className?: string | undefined
  /** True opens it. It stays open until the reader closes it. */
  isOpen?: boolean
  children: ReactNode
}

/** Optional details, collapsed at first: the browser's own disclosure. */
export function Disclosure({ title, className, isOpen, children }: FoldProps) {
  return (
    <details className={classes(styles.fold, className)} open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}

/** A disclosure for long lists: its content is rendered when it is first opened. */
export function ListFold({
  title,
  className,
  children,
}: Omit<FoldProps, 'children' | 'isOpen'> & { children: () => ReactNode }) {
  const { wasOpened, onToggle } = useUnfolded()
  return (
    <details className={classes(styles.fold, className)} onToggle={onToggle}>
      <summary>{title}</summary>
      {wasOpened && children()}
    </details>
  )
}

interface SourcesFoldProps {
  sources: readonly { tag: string; title: string }[]
  className?: string | undefined
}

/** The sources of an estimate or an answer. Renders nothing without sources. */
export function SourcesFold({ sources, className }: SourcesFoldProps) {
  if (sources.length === 0) return null
  return (
    <Disclosure title={sources.length === 1 ? '1 source' : `${sources.length} sources`} className={className}>
      <ul>
        {sources.map(({ tag, title }) => (
          <li key={tag}>{title}</li>
        ))}
      </ul>
    </Disclosure>
  )
}
