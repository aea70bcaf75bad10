/** What a question is after. */
export type Intent =
  | 'safety'
  | 'life'
  | 'cost'
  | 'repair_or_replace'
  | 'maintain'
  | 'how_often'
  | 'symptom'
  | 'next'
  | 'due'
  | 'budget'
  | 'compare'
  | 'brand'
  | 'inventory'
  | 'greeting'
  | 'thanks'
  | 'help'
  | 'off_topic'

/** What can be asked outright. */
export type Asked = Exclude<Intent, 'safety' | 'greeting' | 'thanks' | 'help' | 'off_topic'>

/** How strongly words speak for an intent: they ask nothing else, they usually ask it, they may, or they only touch it. */
export const weights = { only: 5, outright: 4, usual: 3, maybe: 2, hint: 1 } as const

export interface Cue {
  readonly weight: keyof typeof weights
  /** `[A-Z_]+` is the name of a component. */
  readonly words: RegExp
  /** Where these stand anywhere in the question the words mean something else. */
  readonly unless?: RegExp
}

export const cue = (weight: keyof typeof weights, words: RegExp, unless?: RegExp): Cue => ({
  weight,
  words: new RegExp(words, 'g'),
  ...(unless && { unless }),
})
