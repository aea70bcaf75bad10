import { Button } from '../../../ui/controls/button.tsx'
import { leaveForCheckout } from '../../billing/opened-checkouts.ts'
import type { UnpaidAccount } from '../sign-in-attempt.ts'
import styles from './entrance.module.css'

/**
 * Shown after a correct password if a payment is missing. It says how to pay, and what is available without a payment.
 */
export function OutstandingPayment({
  unpaid: { checkoutUrl, token, hasLapsed },
  onOpenAccount,
}: {
  unpaid: UnpaidAccount
  onOpenAccount: (token: string) => void
}) {
  return (
    <section className={styles.unpaid} aria-label="Outstanding payment">
      <p>
        {hasLapsed
          ? 'Your subscription has ended. We keep your homes; pay to open them again.'
          : 'Your account is ready; only its first payment is missing.'}
      </p>
      <Button onClick={() => leaveForCheckout(checkoutUrl)}>Finish payment</Button>
      {token && (
        <>
          <p>Without paying you can still download your data, see what changed, or delete the account.</p>
          <Button onClick={() => onOpenAccount(token)}>Your data and account</Button>
        </>
      )}
    </section>
  )
}

const keepName = 'keep'

/** Returns true if the form was sent with the button that keeps the account. */
export const isKeepButton = (submitter: HTMLElement | null): boolean =>
  submitter instanceof HTMLButtonElement && submitter.name === keepName

/**
 * Asks if the user wants to keep an account that is scheduled for deletion. The question is part of the sign-in form,
 * because the answer sends the same email and password again.
 */
export function KeepAccount({ isBusy }: { isBusy: boolean }) {
  return (
    <section className={styles.leaving} aria-label="Your account is set to be deleted">
      <p>Your account will be deleted, as you asked. Keep it to pay for it or to download your data.</p>
      <Button type="submit" name={keepName} disabled={isBusy}>
        Keep my account
      </Button>
    </section>
  )
}
