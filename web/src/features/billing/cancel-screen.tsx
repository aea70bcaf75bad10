import { config } from '../../platform/config.ts'
import { paths } from '../../platform/paths.ts'
import { useTitle } from '../../platform/title.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Brand } from '../../ui/layout/brand.tsx'
import styles from './payment-screen.module.css'

export function CancelScreen() {
  useTitle('Payment Cancelled')
  return (
    <main className={styles.screen}>
      <Brand />
      <div className={styles.card}>
        <h1>Payment Cancelled</h1>
        <p>Your payment was cancelled or encountered an issue. No charges have been made to your account.</p>
        <div className={styles.actions}>
          <ButtonLink to={paths.home} variant="primary">
            Try Again
          </ButtonLink>
          <ButtonLink to={paths.home}>Return Home</ButtonLink>
        </div>
        <section className={styles.help} aria-labelledby="need-help">
          <h2 id="need-help">Need Help?</h2>
          <p>
            <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
            <a href={`tel:${config.supportPhone.replace(/[^\d+]/g, '')}`}>{config.supportPhone}</a>
          </p>
          <p>Our customer support team is available 24/7 to assist you with any payment issues.</p>
        </section>
      </div>
    </main>
  )
}
