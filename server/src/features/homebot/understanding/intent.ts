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
  /** This intent and the next ones, to `expenses`, are about the customer's own records. */
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
  /** Asks for the work between the end of one tenancy and the start of the next. */
  | 'turnover'
  | 'warranty'
  /** Asks for the recorded brand and model. */
  | 'record'
  /** Confirms or cancels an offered change: "yes", "never mind". */
  | 'confirm'
  | 'cancel'
  | 'greeting'
  | 'thanks'
  | 'help'
  /** Asks for the reasons or the certainty of the previous answer: "why?", "are you sure?" */
  | 'again'
  /** Asks how figures are calculated. */
  | 'method'
  | 'complaint'
  /** Asks about the account, or for a change that HomeBot cannot make. */
  | 'support'
  | 'off_topic'
