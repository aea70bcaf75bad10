import { config } from '../../../../platform/config.ts'
import { paths } from '../../../../platform/paths.ts'
import { ButtonLink } from '../../../../ui/controls/button.tsx'
import styles from './properties-tab.module.css'
import { SampleOffer } from './sample-offer.tsx'

/** Shown for an empty portfolio: the user can add a home or, if payment is not enforced, the sample portfolio. */
export function FirstSteps() {
  return (
    <div className={styles.first}>
      <ButtonLink to={paths.properties} variant="primary">
        Add Your First Property
      </ButtonLink>
      {config.offersSample && <SampleOffer />}
    </div>
  )
}
