import { config } from '../../platform/config.ts'
import { paths } from '../../platform/paths.ts'
import { useTitle } from '../../platform/title.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ExampleCard } from './components/example-card.tsx'
import { NavBar } from './components/nav-bar.tsx'
import styles from './landing-screen.module.css'

const features = [
  {
    title: 'Replacement cost calculator',
    text: 'Search by what you own. Every cost is a range in today’s dollars, and says what it rests on.',
  },
  {
    title: 'Location insights',
    text: 'Prices follow the state each home stands in, so a roof in Austin is not priced like one in Boston.',
  },
  {
    title: 'Cost efficiency through preventative maintenance',
    text: 'See what comes due before it fails, while there is still time to compare offers.',
  },
  {
    title: 'Predictions for rehab budgets',
    text: 'Know what a property will ask of you in the coming years before you buy it, or before you sell.',
  },
]

const plans = [
  {
    name: 'Individual',
    price: '$99',
    unit: 'per month',
    lines: [
      'Home asset tracking',
      'AI maintenance predictions',
      'Personalized replacement timelines',
      'Cost forecasting and budgeting',
      'Smart maintenance reminders',
      '24/7 support',
    ],
  },
  {
    name: 'Real Estate Brokers',
    price: 'Custom pricing',
    mark: 'Most Popular',
    lines: [
      'White-label',
      'Unlimited client accounts',
      'Branded mobile app',
      'Custom reporting dashboard',
      'Priority support',
      'Training and onboarding',
    ],
  },
]

export function LandingScreen() {
  useTitle()
  return (
    <div id="home">
      <NavBar />
      <main>
        <section className={styles.hero}>
          <div className={styles.pitch}>
            <h1>Know what your home needs next.</h1>
            <p className={styles.lead}>
              When the roof, the furnace and the water heater will need replacing, what each will cost where
              you live, and how sure we are.
            </p>
            <div className={styles.actions}>
              <ButtonLink to={paths.login} state={{ mode: 'sign-up' }} variant="primary" size="large">
                Get Started
              </ButtonLink>
              <Button size="large" onClick={() => document.getElementById('features')?.scrollIntoView()}>
                Learn More
              </Button>
            </div>
            <p className={styles.small}>
              Built on published lifetimes and regional prices. Every date shows its range and its sources.
            </p>
          </div>
          <ExampleCard />
        </section>
        <section id="features" className={styles.section} aria-labelledby="features-title">
          <h2 id="features-title">A second opinion on everything you own</h2>
          <ul className={styles.features}>
            {features.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section id="pricing" className={styles.section} aria-labelledby="pricing-title">
          <h2 id="pricing-title">Pricing</h2>
          <div className={styles.plans}>
            {plans.map((plan) => (
              <Plan key={plan.name} {...plan} />
            ))}
          </div>
        </section>
      </main>
      <Footer />
    </div>
  )
}

function Plan(props: { name: string; price: string; unit?: string; mark?: string; lines: string[] }) {
  return (
    <article className={styles.plan}>
      <div className={styles.planHead}>
        <h3>{props.name}</h3>
        {props.mark && <span className={styles.mark}>{props.mark}</span>}
      </div>
      <p>
        <span className={styles.price}>{props.price}</span> {props.unit}
      </p>
      <ul>
        {props.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {props.unit ? (
        <ButtonLink to={paths.login} state={{ mode: 'sign-up' }} isWide>
          Get Started
        </ButtonLink>
      ) : (
        <Button isWide onClick={() => location.assign(`mailto:${config.supportEmail}?subject=Brokers`)}>
          Contact Sales
        </Button>
      )}
    </article>
  )
}

function Footer() {
  return (
    <footer className={styles.footer}>
      <address>
        <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
        <a href={`tel:${config.supportPhone.replace(/[^\d+]/g, '')}`}>{config.supportPhone}</a>
        <span>{config.supportAddress}</span>
      </address>
      <small>© {new Date().getFullYear()} Home Pulse AI. All rights reserved.</small>
    </footer>
  )
}
