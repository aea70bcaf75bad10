/**
 * A failed call to the payment provider. A retry can help if the outcome is `unavailable`, but not if it is `refused`.
 * The message is for the log and contains no secret and no personal data.
 */
export class PaymentError extends Error {
  readonly outcome: 'unavailable' | 'refused'
  readonly retryAfterSeconds: number
  /**
   * True if the response was lost, so the provider may have carried out the request. Retry it with the same idempotency
   * key.
   */
  readonly isAnswerLost: boolean

  constructor(
    outcome: PaymentError['outcome'],
    message: string,
    { retryAfterSeconds = 5, isAnswerLost = false } = {},
  ) {
    super(message)
    this.name = 'PaymentError'
    this.outcome = outcome
    this.retryAfterSeconds = retryAfterSeconds
    this.isAnswerLost = isAnswerLost
  }
}
