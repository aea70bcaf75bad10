import { Button } from '../../../../ui/controls/button.tsx'
import type { Property } from '../../../portfolio/property-query.ts'
import { useSample } from '../../use-sample.ts'
import styles from './dashboard.module.css'

/** Says that the list contains sample homes, and has a button that removes them. */
export function SampleNotice({ homes }: { homes: Property[] }) {
  const sample = useSample()
  const isAlone = homes.every(({ isSample }) => isSample)
  return (
    <p className={styles.sample}>
      <span>{isAlone ? 'You are looking at a sample portfolio' : 'Sample homes stand beside your own'}</span>
      <Button variant="quiet" size="small" disabled={sample.isBusy} onClick={sample.remove}>
        {sample.isBusy ? 'Removing...' : isAlone ? 'Remove it' : 'Remove them'}
      </Button>
    </p>
  )
}
