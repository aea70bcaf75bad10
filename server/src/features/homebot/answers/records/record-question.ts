import type { ComponentType, StateCode } from '@home-pulse/contract/vocabulary'
import type { ComponentRow } from '../../queries.ts'
import type { RecordScope } from '../../record-queries.ts'
import type { Intent } from '../../understanding/intent.ts'
import type { Operation } from '../../understanding/intents/operations.ts'
import type { DayRange } from '../../understanding/periods.ts'
import type { FieldQuestion } from '../../understanding/records/record-fields.ts'
import type { TenancyQuestion } from '../../understanding/records/tenancy-question.ts'
import type { Spending } from '../facts.ts'
import type { Kind } from '../sentences.ts'

/** A question about the customer's own records, with the home, component and period that it is about. */
export interface RecordQuestion {
  readonly about: Intent
  /** The intent of the question. `about` can differ: notes are also searched for a question about a cost. */
  readonly asked: Intent
  readonly message: string
  readonly isSpanish: boolean
  /** True if the last answer listed notes without a search, so that a place alone asks for its notes. */
  readonly listsNotes: boolean
  /** The normalized words of the message without the names of components. */
  readonly content: string
  readonly scope: RecordScope
  /** The id of the home that the question names, or that the conversation is about. */
  readonly homeId: string | undefined
  readonly types: readonly ComponentType[]
  /** Things that the message names and that are not component types. */
  readonly others: readonly string[]
  readonly brand: string | undefined
  readonly part: ComponentRow | undefined
  readonly parts: readonly ComponentRow[]
  /** The component type if the question compares the savings with its price. */
  readonly price: { readonly kind: Kind; readonly state: StateCode | undefined } | undefined
  readonly savedDollars: number | undefined
  /** The amount to set aside each month that the message or the conversation proposes. */
  readonly monthlyDollars: number | undefined
  /** True if the question or the conversation asks when the savings will be enough. */
  readonly asksWhenSaved: boolean
  /** True if the question names one component, and `parts` has all that it can mean. */
  readonly isOfEither: boolean
  /** The price of the component that the question assumes: "what if the roof costs 18k". */
  readonly assumedDollars: number | undefined
  readonly spending: Spending | undefined
  /** The component that the question adds to the spending, and its price. */
  readonly added: { readonly row: ComponentRow; readonly cents: number } | undefined
  /** The address of the home, if the question is about one home. */
  readonly homeAddress: string | undefined
  readonly years: number
  readonly place: string | undefined
  readonly tenancy: TenancyQuestion | undefined
  readonly operation: Operation | undefined
  readonly field: FieldQuestion | undefined
  /** The period of the previous question about expenses, if this question continues it: "and in Reno?" */
  readonly earlierDays: DayRange | undefined
}
