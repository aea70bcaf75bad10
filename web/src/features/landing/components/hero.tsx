import type { PlainDate } from '@home-pulse/contract/primitives'
import { signUpPath } from '../sign-up-path.ts'
import { ActionLink } from './action-link.tsx'
import { Calculator } from './calculator.tsx'
import styles from './hero.module.css'

export function Hero({ today }: { today: PlainDate }) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.pitch}>
        <h1 id="hero-title">Know what your home needs next.</h1>
        <p className={styles.lead}>
          When the roof, the furnace and the water heater will need replacing, what each will cost where you
          live, and how sure we are.
        </p>
        <div className={styles.actions}>
          <ActionLink href={signUpPath} isPrimary isLarge>
            Get Started
          </ActionLink>
          <ActionLink href="#product" isLarge>
            Learn More
          </ActionLink>
        </div>
        <p className={styles.small}>
          Built on published lifetimes and regional prices. Every date shows its range and its sources.
        </p>
      </div>
      <Calculator today={today} />
    </section>
  )
}
