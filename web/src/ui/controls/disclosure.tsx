import type { ReactNode } from 'react'
import { classes } from '../layout/classes.ts'
import styles from './disclosure.module.css'
import { useUnfolded } from './use-unfolded.ts'

interface FoldProps {
  title: string
  className?: string | undefined
  children: ReactNode
}

/** What is there for whoever wants to know, folded until then: the browser's own disclosure. */
export function Disclosure({ title, className, children }: FoldProps) {
  return (
    <details className={classes(styles.fold, className)}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}

/** The same in a long list of them: what is in it is made when it is opened. */
export function ListFold({
  title,
  className,
  children,
}: Omit<FoldProps, 'children'> & { children: () => ReactNode }) {
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

/** What an estimate or an answer rests on; nothing where it names no source. */
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
