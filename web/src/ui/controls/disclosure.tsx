import type { ReactNode } from 'react'
import { countWithNoun } from '../../platform/format.ts'
import { classes } from '../layout/classes.ts'
import styles from './disclosure.module.css'
import { useUnfolded } from './use-unfolded.ts'

interface FoldProps {
  title: string
  className?: string | undefined
  /** True if the details are shown at first. */
  isOpen?: boolean
  children: ReactNode
}

/** A title with details that the user can show and hide. It is the browser's `details` element. */
export function Disclosure({ title, className, isOpen, children }: FoldProps) {
  return (
    <details className={classes(styles.fold, className)} open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}

/** A disclosure for use in long lists. Its content is rendered only once it is opened. */
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

/** A collapsed list of the sources of an estimate or an answer. Renders nothing if there are none. */
export function SourcesFold({ sources, className }: SourcesFoldProps) {
  if (sources.length === 0) return null
  return (
    <Disclosure title={countWithNoun(sources.length, 'source')} className={className}>
      <ul>
        {sources.map(({ tag, title }) => (
          <li key={tag}>{title}</li>
        ))}
      </ul>
    </Disclosure>
  )
}
