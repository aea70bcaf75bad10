import type { ModelFailure } from '../language-model.ts'

export type Failure = ModelFailure['reason'] | 'silent' | 'too slow' | 'no end' | 'unproven' | 'over budget'

/** Ends the writing; the words are for the log. */
export class Stopped extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure)
    this.failure = failure
  }
}
