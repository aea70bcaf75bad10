import { byFactColumn, componentFacts } from '@home-pulse/contract/component-facts'
import type { MailColumn } from '@home-pulse/contract/features/plan/mail-kinds'
import type { Property } from '@home-pulse/contract/features/properties/properties'
import { formatExactCents } from '@home-pulse/contract/money'
import { shortDate } from '@home-pulse/lifecycle/plain-date'

/**
 * The title of each operation in the change history. For an operation that is missing here, `titlesOfKinds` has a
 * title.
 */
export const titles: Readonly<Record<string, string>> = {
  signup: 'Account created',
  login: 'Signed in from another time zone',
  updateProfile: 'Name changed',
  resetPassword: 'Password set by an email link',
  changePassword: 'Password changed',
  signOutEverywhere: 'Signed out everywhere',
  signedIn: 'First sign-in',
  confirmEmail: 'Email confirmed',
  confirmEmailChange: 'Email changed',
  recordPayment: 'Payment received',
  openCheckout: 'Checkout opened',
  cancelSubscription: 'Subscription canceled',
  resumeSubscription: 'Subscription resumed',
  createProperties: 'Homes added',
  csvBulkUpload: 'Homes added from a spreadsheet',
  importTenants: 'Tenants added from a spreadsheet',
  updateProperty: 'Home corrected',
  removeProperty: 'Home removed',
  restoreProperty: 'Home restored',
  addUnit: 'Unit added',
  updateUnit: 'Unit renamed',
  removeUnit: 'Unit removed',
  restoreUnit: 'Unit restored',
  addSamplePortfolio: 'Sample homes added',
  removeSamplePortfolio: 'Sample homes removed',
  updateAppliances: 'Appliances changed',
  updateStructures: 'Structures changed',
  setForecastDate: 'Date set from an answer of HomeBot',
  addComponent: 'Component added',
  correctComponent: 'Component corrected',
  replaceComponent: 'Replacement recorded',
  removeComponent: 'Component removed',
  restoreComponent: 'Component restored',
  createTenant: 'Tenant added',
  updateTenant: 'Tenant changed',
  renewContract: 'Contract renewed',
  'upload notes': 'Note written',
  deleteNote: 'Note deleted',
  'upload photos': 'Photo added',
  recordMaintenance: 'Task recorded',
  undoMaintenance: 'Task record undone',
  changeHomes: 'Several homes changed',
  recordFirstRounds: 'Tasks recorded',
  createOwnTask: 'Own task added',
  updateOwnTask: 'Own task changed',
  finishOwnTask: 'Own task done',
  deleteOwnTask: 'Own task deleted',
  saveView: 'View saved',
  deleteView: 'View deleted',
  createCalendarFeed: 'Calendar address made',
  revokeCalendarFeed: 'Calendar address ended',
  updateMailPreferences: 'Mails chosen',
  updateReserve: 'Reserve changed',
  startExport: 'Copy of everything taken',
  commitImport: 'Import',
  landImport: 'Import',
  deleteAccount: 'Deletion asked for',
  restoreAccount: 'Account restored',
}

/** The title for each kind of change. It is used for operations that are missing in `titles`. */
export const titlesOfKinds: Readonly<Record<string, string>> = {
  homes: 'Homes changed',
  components: 'Components changed',
  tenants: 'Tenants changed',
  notes: 'Notes changed',
  photos: 'Photos changed',
  plan: 'Plan changed',
  account: 'Account changed',
}

/** The words for the rows of each table, for the reader: singular and plural. */
export const nouns: Readonly<Record<string, readonly [string, string]>> = {
  properties: ['home', 'homes'],
  units: ['unit', 'units'],
  components: ['component', 'components'],
  installations: ['installation', 'installations'],
  tenants: ['tenant', 'tenants'],
  leases: ['contract', 'contracts'],
  notes: ['note', 'notes'],
  files: ['photo', 'photos'],
  maintenance_events: ['task record', 'task records'],
  own_tasks: ['own task', 'own tasks'],
  saved_views: ['saved view', 'saved views'],
  calendar_feeds: ['calendar address', 'calendar addresses'],
  reserve_plans: ['reserve', 'reserves'],
  checkout_sessions: ['checkout', 'checkouts'],
  subscriptions: ['subscription', 'subscriptions'],
  payment_incidents: ['refund or dispute', 'refunds and disputes'],
  exports: ['copy of everything', 'copies of everything'],
}

/** The names of a home's columns for the reader. The compiler reports a new field of a home that is missing here. */
const factsOfHome: Readonly<
  Record<
    Exclude<
      keyof Property,
      'id' | 'address' | 'age' | 'created_at' | 'isMultifamily' | 'is_sample' | 'next_replacement'
    >,
    string
  >
> = {
  postal_code: 'ZIP code',
  floor_area: 'floor area',
  storeys: 'storeys',
  driveway_area: 'size of the driveway',
}

/** The names of the email preferences for the reader. The compiler reports a new kind of email that is missing here. */
const mailColumns: Readonly<Record<MailColumn, string>> = {
  weekly_mail: 'weekly mail',
  due_mail: 'mail when something comes due',
}

/**
 * The columns that the change history mentions, with their words for the reader. Columns that are internal or computed
 * from these are left out.
 */
export const columns: Readonly<Record<string, string>> = {
  street: 'street',
  city: 'city',
  state: 'state',
  built_year: 'year built',
  ...factsOfHome,
  tags: 'tags',
  unit_number: 'number',
  installed_on: 'installed on',
  ...byFactColumn((name) => componentFacts[name].title),
  serial_number: 'serial number',
  warranty_ends_on: 'warranty until',
  forecast_on: 'date to plan for',
  confirmed_on: 'seen working on',
  owner_cost_cents: 'cost',
  first_name: 'first name',
  last_name: 'last name',
  phone_number: 'phone number',
  email: 'email',
  time_zone: 'time zone',
  ...mailColumns,
  rent_cents: 'rent',
  duration_months: 'months',
  starts_on: 'start',
  ends_on: 'end',
  is_current: 'current',
  ended_on: 'tenancy ended on',
  move_out_on: 'move-out date',
  deposit_cents: 'deposit',
  co_tenants: 'co-tenants',
  balance_cents: 'balance',
  contribution_cents: 'monthly contribution',
  confidence_percent: 'confidence',
  years: 'years',
  inflation: 'inflation',
  title: 'title',
  note: 'note',
  due_on: 'due date',
  repeat_months: 'months between two rounds',
  last_done_on: 'last done on',
  status: 'status',
  current_period_ends_at: 'paid until',
}

/**
 * The columns whose values come from a fixed list. In these values, an underscore stands for a space. In other texts it
 * does not.
 */
const listedColumns: ReadonlySet<string> = new Set([
  ...Object.values(componentFacts).flatMap((fact) => ('options' in fact ? [fact.column] : [])),
  ...[componentFacts.variant.column, 'status', 'time_zone'],
])

export function formatValue(column: string, value: unknown): string {
  if (value === null || value === undefined || value === '')
    return column.startsWith('owner_cost') ? 'our estimate' : 'nothing'
  if (Array.isArray(value)) return value.join(', ') || 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') {
    if (column.endsWith('_cents')) return formatExactCents(value)
    return column === 'inflation' ? `${Math.round(value * 10_000) / 100}%` : String(value)
  }
  const text = String(value)
  // Only columns with these endings are dates. A text of the customer can look like a date.
  if (/_(?:on|at)$/.test(column)) return formatDay(text)
  return listedColumns.has(column) ? text.replaceAll('_', ' ') : text
}

/** Formats a date, or the date of a timestamp: `May 1, 2010`. */
export const formatDay = (text: string): string => shortDate(text.slice(0, 10))
