import { useQuery } from '@tanstack/react-query'
import { formatDistance, formatMoney, formatMonth } from '../../platform/format.ts'
import { paths } from '../../platform/paths.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { formatChance } from './chance.ts'
import { curveQuery, type LifeCurve } from './curve-query.ts'
import { CurveChart } from './forecast/curve-chart.tsx'
import styles from './forecast/explanation.module.css'
import { typeOf } from './home-component.ts'
import { placeOf } from './place-label.ts'
import { RepairPanel } from './repair-panel.tsx'
import { typeTitle } from './type-label.ts'

interface ExplanationProps {
  componentId: string
  /** True on the home's own screen, where the dialog needs no link to the home. */
  isAtHome?: boolean
  onClose: () => void
}

/**
 * Explains the forecast date and the cost of a component: the survival curve, the likely range, the reasons and the
 * sources.
 */
export function ExplanationDialog({ componentId, isAtHome = false, onClose }: ExplanationProps) {
  const { data, error, refetch } = useQuery(curveQuery(componentId))
  return (
    <Dialog title={data ? typeTitle(typeOf(data.component)) : 'Why this date'} isWide onClose={onClose}>
      {error ? (
        <div className={styles.failed}>
          <p>The explanation did not load.</p>
          <Button size="small" onClick={() => refetch()}>
            Try again
          </Button>
        </div>
      ) : data ? (
        <Explanation curve={data} isAtHome={isAtHome} />
      ) : (
        <div role="status" className={styles.loading}>
          <span className="visually-hidden">Loading the explanation</span>
          <Skeleton height={220} />
          <Skeleton height={72} />
        </div>
      )}
    </Dialog>
  )
}

function Explanation({ curve, isAtHome }: { curve: LifeCurve; isAtHome: boolean }) {
  const { component, asOf } = curve
  const { explanation, forecastedReplacementDate: date } = component
  return (
    <div className={styles.body}>
      <p className={styles.place}>{placeOf(curve)}</p>
      <CurveChart curve={curve} />
      <dl className={styles.facts}>
        <div>
          <dt>Plan by</dt>
          <dd>{formatMonth(date)}</dd>
          <dd className={styles.small}>
            {component.forecastSource === 'owner' ? 'set by you' : formatDistance(date, asOf)}
          </dd>
        </div>
        <div>
          <dt>Likely to fail</dt>
          <dd>{formatMonth(component.forecastLow)}</dd>
          <dd className={styles.small}>to {formatMonth(component.forecastHigh)}</dd>
        </div>
        <div>
          <dt>Fails within a year</dt>
          <dd>{formatChance(component.failureWithin12Months)}</dd>
          <dd className={styles.small}>{formatChance(component.failureWithin5Years)} within 5 years</dd>
        </div>
        <div>
          <dt>Cost today</dt>
          <dd>{formatMoney(component.estimatedReplacementCost)}</dd>
          <dd className={styles.small}>
            {component.costSource === 'owner'
              ? 'set by you'
              : `${formatMoney(component.costLow)} to ${formatMoney(component.costHigh)}`}
          </dd>
        </div>
      </dl>
      <Reasons title="Why this date" sentences={explanation.life} />
      <Reasons title="Why this cost" sentences={explanation.cost} />
      {explanation.sources.length > 0 && (
        <Reasons
          title="Sources"
          sentences={[`${explanation.sources.map(({ title }) => title).join('; ')}.`]}
        />
      )}
      <RepairPanel componentId={component.id} />
      {!isAtHome && (
        <div>
          <ButtonLink to={paths.property} params={{ propertyId: component.propertyId }} size="small">
            Go to this home
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

function Reasons({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <section className={styles.reasons}>
      <h3>{title}</h3>
      <p>{sentences.join(' ')}</p>
    </section>
  )
}
