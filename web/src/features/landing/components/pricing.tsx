import { monthlyPrice } from '@home-pulse/contract/terms'
import type { ReactNode } from 'react'
import { classes } from '../../../ui/layout/classes.ts'
import type { Contact } from '../contact.ts'
import { signUpPath } from '../sign-up-path.ts'
import { ActionLink } from './action-link.tsx'
import styles from './pricing.module.css'
import { Section } from './section.tsx'

const individualLines = [
  'Home asset tracking',
  'AI maintenance predictions',
  'Personalized replacement timelines',
  'Cost forecasting and budgeting',
  'Smart maintenance reminders',
  '24/7 support',
]

const brokerLines = [
  'White-label',
  'Unlimited client accounts',
  'Branded mobile app',
  'Custom reporting dashboard',
  'Priority support',
  'Training and onboarding',
]

export function Pricing({ contact }: { contact: Contact }) {
  return (
    <Section
      id="pricing"
      title="Pricing"
      intro="One plan for your own homes, one for a brokerage. Cancel any time."
    >
      <div className={styles.plans}>
        <Plan
          name="Individual"
          audience="For your own home, or the ones you rent out"
          price={
            <>
              <span className={styles.price}>{monthlyPrice}</span> per month
            </>
          }
          lines={individualLines}
          action={
            <ActionLink href={signUpPath} isWide>
              Get Started
            </ActionLink>
          }
        />
        <Plan
          name="Real Estate Brokers"
          audience="Under your name, for every client"
          mark="Most Popular"
          price={<span className={styles.price}>Custom pricing</span>}
          lines={brokerLines}
          action={
            <ActionLink
              href={`mailto:${contact.email}?subject=Home%20Pulse%20AI%20for%20brokers`}
              isPrimary
              isWide
            >
              Contact Sales
            </ActionLink>
          }
        />
      </div>
    </Section>
  )
}

interface PlanProps {
  name: string
  audience: string
  mark?: string
  price: ReactNode
  lines: readonly string[]
  action: ReactNode
}

function Plan({ name, audience, mark, price, lines, action }: PlanProps) {
  return (
    <article className={classes(styles.plan, mark && styles.marked)}>
      <div className={styles.head}>
        <h3>{name}</h3>
        {mark && <span className={styles.mark}>{mark}</span>}
        <p>{audience}</p>
      </div>
      <p>{price}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
              <path
                d="m3 8.500 3.200 3.200L13 5"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.750"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
            {line}
          </li>
        ))}
      </ul>
      {action}
    </article>
  )
}
