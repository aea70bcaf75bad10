/**
 * The keys of all queries. Keys for data about the customer's homes begin with `properties`. So a write can refetch all
 * of it with `propertyKeys.all`.
 */

const all = ['properties'] as const
const one = (id: string) => [...all, 'one', id] as const

/** Keys for the homes, and for the data of one home. */
export const propertyKeys = {
  all,
  archived: [...all, 'archived'] as const,
  /** The homes that were archived in this tab. */
  archivedHere: ['archived-properties'] as const,
  list: (isMultifamily: boolean, search: string) => [...all, 'list', { isMultifamily, search }] as const,
  found: (search: string) => [...all, 'found', search] as const,
  one,
  units: (id: string) => [...one(id), 'units'] as const,
  components: (id: string, list: 'appliances' | 'structures') => [...one(id), list] as const,
  parts: (id: string) => [...one(id), 'part'] as const,
  part: (id: string, componentId: string) => [...one(id), 'part', componentId] as const,
  notes: (id: string) => [...one(id), 'notes'] as const,
  photo: (id: string, userId: string) => [...one(id), 'photo', userId] as const,
}

const table = [...all, 'table'] as const

/** Keys for the table of all homes. */
export const portfolioKeys = {
  rows: (choice: object) => [...table, 'rows', choice] as const,
  totals: (filter: object) => [...table, 'totals', filter] as const,
  views: [...table, 'views'] as const,
}

export const attentionKeys = {
  list: (userId: string) => [...all, 'attention', userId] as const,
}

export const homebotKeys = {
  appliances: (search: string) => [...all, 'homebot', search] as const,
}

const addresses = [...all, 'addresses'] as const

export const tenantKeys = {
  allAddresses: addresses,
  addresses: (userId: string, search: string) => [...addresses, 'all', userId, search] as const,
  vacant: (userId: string, search: string) => [...addresses, 'vacant', userId, search] as const,
  rentRoll: (choice: object) => [...addresses, 'rent-roll', 'rows', choice] as const,
  endingLeases: [...addresses, 'rent-roll', 'ending'] as const,
  rentRollTotals: [...addresses, 'rent-roll', 'totals'] as const,
  of: (propertyId: string) => [...all, 'tenants', propertyId] as const,
  units: (propertyId: string) => [...all, 'lettable-units', propertyId] as const,
}

const plan = [...all, 'plan'] as const
const budgets = [...plan, 'budget'] as const
const reserves = [...plan, 'reserve'] as const
const ownTasks = [...plan, 'own tasks'] as const

/** Keys for the calendar and the plan. */
export const planKeys = {
  tasks: (filter: object) => [...plan, 'tasks', filter] as const,
  month: (filter: object) => [...plan, 'month', filter] as const,
  days: (filter: object) => [...plan, 'days', filter] as const,
  until: (filter: object) => [...plan, 'until', filter] as const,
  nextReplacements: [...plan, 'next parts'] as const,
  monthTasks: (to: string) => [...plan, 'month tasks', to] as const,
  firstRounds: (filter: object) => [...plan, 'first rounds', filter] as const,
  maintenance: (componentId: string) => [...plan, 'maintenance', componentId] as const,
  parts: (filter: object) => [...plan, 'parts', filter] as const,
  curve: (componentId: string) => [...plan, 'curve', componentId] as const,
  ownTasks: { all: ownTasks, of: (filter: object) => [...ownTasks, filter] as const },
  budgets: {
    all: budgets,
    of: (filter: object) => [...budgets, filter] as const,
    fromToday: (filter: object) => [...budgets, filter, 'from today'] as const,
    homes: (years: object) => [...budgets, 'homes', years] as const,
  },
  reserves: {
    all: reserves,
    of: (filter: object, asked: object) => [...reserves, filter, asked] as const,
  },
  feed: ['plan', 'feed'] as const,
  mailPreferences: ['plan', 'mail-preferences'] as const,
}

const records = ['records'] as const

/** Keys for exports and the change history. */
export const recordKeys = {
  export: [...records, 'export'] as const,
  changes: (filter: object) => [...records, 'changes', filter] as const,
}

export const accountKeys = {
  account: (userId: string) => ['account', userId] as const,
  subscription: (userId: string) => ['subscription', userId] as const,
  payment: (checkoutSessionId: string | undefined) => ['payment', checkoutSessionId] as const,
}

/** Keys for data that is the same for all customers. It changes only with a new version of the server. */
export const lifecycleKeys = {
  kinds: ['kinds'] as const,
  likelyAge: (question: unknown) => ['likely-age', question] as const,
}

/**
 * Keys for checks of CSV files. They contain the file's time of modification, so that a changed file is checked again.
 */
export const csvKeys = {
  homes: ({ name, size, lastModified }: File) => ['csv', 'homes', name, size, lastModified] as const,
  tenants: (rows: unknown) => ['csv', 'tenants', rows] as const,
}
