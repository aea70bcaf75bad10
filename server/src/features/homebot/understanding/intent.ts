/** What a question asks for. */
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
  /** Of the customer's own records. */
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
  /** The work for the time between two tenants. */
  | 'turnover'
  | 'warranty'
  /** Maker and model. */
  | 'record'
  /** An answer to an offered change: "yes", "never mind". */
  | 'confirm'
  | 'cancel'
  | 'greeting'
  | 'thanks'
  | 'help'
  /** For the reasons or the certainty of the answer before: "why?", "are you sure?" */
  | 'again'
  /** How the figures are made and what they mean, in general. */
  | 'method'
  | 'complaint'
  /** About the account, or a change that HomeBot cannot make. */
  | 'support'
  | 'off_topic'
