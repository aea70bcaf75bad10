/** The intents of questions. */
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
  /** Intents about the customer's own records. */
  | 'tenants'
  | 'lease_ends'
  | 'rent'
  | 'vacancies'
  | 'tasks'
  | 'last_done'
  | 'home_count'
  | 'home_costs'
  | 'savings'
  | 'notes'
  | 'expenses'
  /** Asks for the work between two tenants. */
  | 'turnover'
  | 'warranty'
  /** Asks for the recorded brand and model. */
  | 'record'
  /** An answer to an offered change: "yes", "never mind". */
  | 'confirm'
  | 'cancel'
  | 'greeting'
  | 'thanks'
  | 'help'
  /** The reasons or the certainty of the previous answer: "why?", "are you sure?" */
  | 'again'
  /** Asks for the method behind figures in general. */
  | 'method'
  | 'complaint'
  /** Is about the account, or about a change that HomeBot cannot make. */
  | 'support'
  | 'off_topic'
