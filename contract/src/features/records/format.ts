import { z } from 'zod'
import { removalCauses } from '../../component-facts.ts'
import { keysOf } from '../../objects.ts'
import { dollars, id, plainDate, requiredText, stripControlChars, text, timestamp } from '../../primitives.ts'
import { componentTypes, stateCodes } from '../../vocabulary.ts'
import { exportFacts } from '../components/fact-schemas.ts'
import { homebotAnswer } from '../homebot/homebot.ts'
import { byMailColumn } from '../plan/mail-kinds.ts'
import { ownTaskDueDate } from '../plan/own-tasks.ts'
import { maxTags, tag } from '../portfolio/portfolio.ts'
import { viewFields } from '../portfolio/views.ts'
import { maxCoTenantLength, maxCoTenants, maxDeposit } from '../tenants/tenants.ts'

/** The name of the file format. An import rejects a file with another name. */
export const formatName = 'home-pulse'
/** The version of the file format. An import rejects a file with another version. */
export const formatVersion = 1

// The ids are valid only within one file. The file includes removed records: their `archived_at` is the time of the
// removal. It is null for active records.

const stamps = { created_at: timestamp, archived_at: timestamp.nullable() }
const amount = dollars.max(100_000_000).nullable()
const short = text(100).nullable()
/** Ages are limited to 500 years, so no date before this year can occur. */
const earliestYear = 1500
const historicalDate = plainDate.refine(
  (date) => date >= String(earliestYear),
  `must be a date from the year ${earliestYear} on`,
)

const property = z.object({
  id,
  street: requiredText(200),
  city: requiredText(100),
  state: z.enum(stateCodes),
  postal_code: requiredText(10),
  built_year: z.int().min(earliestYear).max(2500),
  floor_area: z.int().min(50).max(1_000_000).nullable().optional(),
  storeys: z.int().min(1).max(100).nullable().optional(),
  driveway_area: z.int().min(50).max(100_000).nullable().optional(),
  /** Absent in older exports. */
  tags: z.array(tag).max(maxTags).optional(),
  is_multifamily: z.boolean(),
  is_sample: z.boolean(),
  ...stamps,
})

const unit = z.object({ id, property_id: id, unit_number: requiredText(50), ...stamps })

/** One installation in the history of a component. `removed_on` is null for the current one. */
const installation = z.object({
  id,
  installed_on: historicalDate,
  installed_precision: z.enum(['day', 'month', 'year']),
  ...exportFacts,
  serial_number: short,
  warranty_ends_on: plainDate.nullable(),
  forecast_on: plainDate,
  /** `owner` if the owner set the forecast date. */
  forecast_source: z.enum(['estimate', 'owner']),
  /** The day on which the owner last confirmed that the component still works. */
  confirmed_on: plainDate.nullable().optional(),
  /** The cost in dollars that the owner entered. */
  owner_cost: amount,
  /** The date on which the price in `owner_cost` was valid. */
  owner_cost_price_on: plainDate.nullable(),
  removed_on: historicalDate.nullable(),
  removal_reason: text(500).nullable(),
  removal_cause: z.enum(removalCauses).nullable().optional(),
  created_at: timestamp,
})

/** A component of a home with all its installations, oldest first. */
const component = z.object({
  id,
  property_id: id,
  unit_id: id.nullable(),
  type: z.enum(componentTypes),
  ...stamps,
  installations: z.array(installation).min(1).max(200),
})

const lease = z.object({
  id,
  property_id: id,
  unit_id: id.nullable(),
  /** Dollars per month. */
  rent: dollars.max(10_000_000),
  duration_months: z.int().min(0).max(9_999),
  starts_on: plainDate.nullable(),
  ends_on: plainDate.nullable(),
  is_current: z.boolean(),
  ended_on: plainDate.nullable(),
  move_out_on: plainDate.nullable().optional(),
  deposit: dollars.max(maxDeposit).nullable().optional(),
  co_tenants: z.array(requiredText(maxCoTenantLength)).max(maxCoTenants).optional(),
  created_at: timestamp,
})

const tenant = z.object({
  id,
  first_name: text(200),
  last_name: text(200),
  phone_number: text(50),
  email: text(320).optional(),
  ...stamps,
  leases: z.array(lease).max(1_000),
})

const note = z.object({
  id,
  property_id: id,
  entity_type: z.enum(['property', 'appliance', 'structure']),
  component_id: id.nullable(),
  content: z
    .string()
    .overwrite(stripControlChars)
    .refine((content) => content.trim() !== '' && !/[\0\p{Surrogate}]/u.test(content), 'must be text'),
  ...stamps,
})

/** A photo. `file` is its path in the zip. It is null if the stored file was missing at the export. */
const photo = z.object({
  id,
  property_id: id,
  file: z
    .string()
    .regex(/^photos\/[0-9a-f-]{36}\.webp$/, 'must be a file of the folder photos')
    .nullable(),
  size_bytes: z.int().min(0),
  ...stamps,
})

/** The customer's record that a task was once done, skipped or snoozed (postponed). */
const maintenance = z.object({
  id,
  property_id: id,
  component_id: id,
  task_id: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/, 'must be the name of a task'),
  kind: z.enum(['done', 'skipped', 'snoozed']),
  on: historicalDate,
  until: historicalDate.nullable(),
  note: text(2000).nullable(),
  /** Dollars. */
  cost: dollars.max(1_000_000).nullable(),
  created_at: timestamp,
})

/** A task that the customer added. */
const ownTask = z.object({
  id,
  property_id: id,
  title: requiredText(120),
  note: text(2000).nullable(),
  /** The first day of the month if the task is due in a whole month. */
  due_on: ownTaskDueDate,
  is_whole_month: z.boolean(),
  repeat_months: z.int().min(1).max(120).nullable(),
  last_done_on: plainDate.nullable(),
  created_at: timestamp,
})

const savedView = z.object({ id, ...viewFields, created_at: timestamp })

/** The owner's settings of a reserve: for one property, or for all homes if `property_id` is null. */
const reserve = z.object({
  property_id: id.nullable(),
  balance: amount,
  balance_on: plainDate.nullable(),
  monthly_contribution: amount,
  confidence_percent: z.literal([50, 80, 90]).nullable(),
  years: z.int().min(1).max(30).nullable(),
  inflation: z.number().min(-0.05).max(0.25).nullable(),
})

/** An answer of HomeBot. A file may contain any text here, so each text has a maximum length. */
const portableAnswer = homebotAnswer.extend({
  response: requiredText(20_000),
  subject: homebotAnswer.shape.subject
    .unwrap()
    .extend({ property_address: text(400), unit_number: text(50).nullable() })
    .nullable(),
  sources: z.array(z.object({ tag: text(100), title: text(1_000) })).max(50),
  next_questions: z.array(requiredText(1_000)).max(3),
})

const exchange = z.object({
  id,
  asked_at: timestamp,
  question: text(4_000),
  component_id: id.nullable(),
  component_type: z.enum(componentTypes).nullable(),
  answer: portableAnswer,
})

const conversation = z.object({ id, created_at: timestamp, exchanges: z.array(exchange).max(1_000) })

/** One entry of the change history: who changed data, what they did, and the changes in sentences. */
const change = z.object({
  id,
  at: timestamp,
  by: z.string(),
  action: z.string(),
  lines: z.array(z.string()),
})

/**
 * The lists of the file, in the order in which they are written and read. The records of a list refer only to records
 * of earlier lists.
 */
export const portableLists = {
  properties: property,
  units: unit,
  components: component,
  tenants: tenant,
  notes: note,
  photos: photo,
  maintenance,
  own_tasks: ownTask,
  saved_views: savedView,
  reserves: reserve,
  conversations: conversation,
  changes: change,
} as const
export type ListName = keyof typeof portableLists

/** The names of all lists, in the order of `portableLists`. */
export const listNames: readonly ListName[] = keysOf(portableLists)

/** The lists that older exports lack. */
export const laterLists: readonly ListName[] = ['own_tasks', 'saved_views']

export type Portable<Name extends ListName> = z.output<(typeof portableLists)[Name]>

/** The head of the file: its format, and the data of the customer. An import checks it, but imports nothing from it. */
export const portableHead = z.object({
  format: z.literal(formatName),
  version: z.literal(formatVersion),
  exported_at: timestamp,
  profile: z.object({
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    time_zone: z.string(),
    ...byMailColumn(() => z.boolean()),
    created_at: timestamp,
  }),
  subscription: z
    .object({
      provider: z.string(),
      status: z.string(),
      current_period_ends_at: timestamp,
      cancel_at_period_end: z.boolean(),
    })
    .nullable(),
  payments: z.array(
    z.object({ status: z.string(), amount: dollars, opened_at: timestamp, paid_at: timestamp.nullable() }),
  ),
  /** Refunds and disputed payments, oldest first. Absent in older exports. */
  payment_incidents: z
    .array(
      z.object({
        kind: z.enum(['refund', 'dispute']),
        status: z.string(),
        amount: dollars,
        happened_at: timestamp,
      }),
    )
    .default([]),
  /**
   * The time at which the calendar feed was created. Null if the feed is off. Its URL is secret and not in the file.
   */
  calendar_since: timestamp.nullable(),
})
export type PortableHead = z.input<typeof portableHead>

type PortableArrays = { [Name in ListName]: z.ZodArray<(typeof portableLists)[Name]> }
// The cast restores the types of the keys, which `Object.fromEntries` loses.
const arrays = Object.fromEntries(
  listNames.map((name) => {
    const list = z.array<z.ZodType>(portableLists[name])
    return [name, laterLists.includes(name) ? list.default([]) : list]
  }),
) as unknown as PortableArrays

/** All data of a customer, as in `home-pulse.json`. */
export const portableAccount = portableHead.extend(arrays)
