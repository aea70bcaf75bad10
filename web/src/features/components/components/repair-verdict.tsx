import { formatMoney } from '../../../platform/format.ts'
import { Disclosure } from '../../../ui/controls/disclosure.tsx'
import { classes } from '../../../ui/layout/classes.ts'
import type { Verdict } from '../api.ts'
import styles from './repair.module.css'

const words = { repair: 'Repair it', replace: 'Replace it' } as const

/**
 * The verdict on a repair quote. Shows repair and replacement side by side, the rule of thumb, and the reasons, which
 * are collapsed.
 */
export function RepairVerdict({ verdict: answer }: { verdict: Verdict }) {
  const { verdict, isClose, repair, replace, worthUpTo, halfPriceRule, reasons, sources } = answer
  return (
    <div className={styles.verdict}>
      {verdict && (
        <p className={styles.word}>
          {words[verdict]}
          {isClose && <small>, though it is close</small>}
        </p>
      )}
      <dl className={styles.ways}>
        {repair && <Way name="Repair" way={repair} isChosen={verdict === 'repair'} />}
        <Way name="Replace" way={replace} isChosen={verdict === 'replace'} />
      </dl>
      <p className={styles.note}>A repair is worth up to {formatMoney(worthUpTo)} here.</p>
      {halfPriceRule.verdict && (
        <p className={styles.note}>
          {halfPriceRule.disagrees ? (
            <>
              The rule of thumb disagrees: never pay more than half of a new one,{' '}
              {formatMoney(halfPriceRule.limit)}.
            </>
          ) : (
            <>
              The rule of thumb, never more than half of a new one ({formatMoney(halfPriceRule.limit)}),
              agrees.
            </>
          )}
        </p>
      )}
      <Disclosure title="Reasons" className={styles.fold}>
        <p>{reasons.join(' ')}</p>
        {sources.length > 0 && <p>Sources: {sources.map(({ title }) => title).join('; ')}.</p>}
      </Disclosure>
    </div>
  )
}

interface WayProps {
  name: string
  way: Verdict['replace']
  isChosen: boolean
}

function Way({ name, way, isChosen }: WayProps) {
  return (
    <div className={classes(styles.way, isChosen && styles.chosen)}>
      <dt>{name}</dt>
      <dd>
        <b>{formatMoney(way.costPerYear)}</b> a year
      </dd>
      <dd className={styles.note}>
        {formatMoney(way.cost)} for {way.years.toLocaleString('en-US', { maximumFractionDigits: 1 })} years
      </dd>
    </div>
  )
}
