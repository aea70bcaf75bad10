/**
 * A call to a provider that did not succeed: `unavailable` may do so in a moment; `refused` will not, whatever is waited.
 * Its message is for the log, and holds nothing that a person typed and no secret.
 */
export class PaymentFault extends Error {
  readonly outcome: 'unavailable' | 'refused'
  readonly retryAfterSeconds: number
  /** What was asked may nevertheless have happened: ask again under the same key. */
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
