/**
 * A failed call to the payment provider. A call that failed as `unavailable` is worth retrying, as `refused`
 * it is not. The message is for the log and contains no secret and no personal data.
 */
export class PaymentFault extends Error {
  readonly outcome: 'unavailable' | 'refused'
  readonly retryAfterSeconds: number
  /** True if the provider may have carried out the request. Retry it with the same idempotency key. */
  readonly isAnswerLost: boolean

  constructor(
    outcome: PaymentFault['outcome'],
    message: string,
    { retryAfterSeconds = 5, isAnswerLost = false } = {},
  ) {
    super(message)
    this.name = 'PaymentFault'
    this.outcome = outcome
    this.retryAfterSeconds = retryAfterSeconds
    this.isAnswerLost = isAnswerLost
  }
}
