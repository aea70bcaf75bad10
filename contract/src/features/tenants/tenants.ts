import { z } from 'zod'
import {
  blankable,
  boundedList,
  dateInput,
  dollars,
  dollarsInput,
  emptiable,
  id,
  idCursor,
  notACursor,
  plainDate,
  requiredText,
  text,
  wholeNumber,
} from '../../primitives.ts'
import { defineRoute } from '../../route.ts'
import { componentTypes } from '../../vocabulary.ts'
import { formatCount } from '../../wording.ts'

// As the specification requires, blank texts and zeros are accepted for a tenant. Invalid numbers and dates, negative
// numbers, and an end before the start are rejected. An absent field is unchanged.

/** Accepts text, blank or not, and also a JSON number, because clients may send a phone number as one. */
const lenientText = (maxLength: number) =>
  z
    .union([z.string(), z.number().transform(String), z.null().transform(() => '')], 'must be text')
    .pipe(text(maxLength))
    .optional()

/** Accepts a number from 0, as a JSON number or a numeric string. Blank means 0. */
const lenientNumber = (max: number) => {
  const sentence = `must be a number from 0 to ${formatCount(max)}`
  return z
    .union([z.number(), z.string().transform(Number), z.null().transform(() => 0)], sentence)
    .pipe(z.number(sentence).min(0, sentence).max(max, sentence))
    .optional()
}

const lenientDate = emptiable(dateInput)

export const leaseFields = {
  /** Dollars per month, stored to the cent. */
  current_rent: lenientNumber(10_000_000),
  /** Stored in whole months. */
  contract_duration_months: lenientNumber(9_999),
  contract_start_date: lenientDate,
  contract_end_date: lenientDate,
}

/** The maximum number of people who sign a lease with the tenant. */
export const maxCoTenants = 10
export const maxCoTenantLength = 200
/** The maximum deposit, in dollars. */
export const maxDeposit = 10_000_000

/** Optional fields that the specification does not have. A blank value clears them. */
export const detailFields = {
  /** The day on which the tenant leaves, if it is not the end of the lease. */
  move_out_date: lenientDate,
  /** Dollars, stored to the cent. */
  deposit: emptiable(dollarsInput(maxDeposit)),
  /** The names of the other people who signed the lease. */
  co_tenants: emptiable(boundedList(requiredText(maxCoTenantLength), { kind: 'names', max: maxCoTenants })),
}

/** An email address, or blank. */
const lenientEmail = emptiable(
  text(320).regex(/^[^\s@]+@[^\s@]+$/, 'must be an email address, like name@example.com'),
)

const term = z.object({ contract_start_date: lenientDate, contract_end_date: lenientDate })

export const isInOrder = ({ contract_start_date: start, contract_end_date: end }: z.output<typeof term>) =>
  !start || !end || end >= start
export const outOfOrder = {
  path: ['contract_end_date'],
  message: 'must not be before the start date',
  // Runs this check whenever both dates are valid, even if other fields are invalid. The response then lists all issues
  // together.
  when: ({ value }: { value: unknown }) => term.safeParse(value).success,
}

export const personFields = {
  first_name: lenientText(200),
  last_name: lenientText(200),
  phone_number: lenientText(50),
  email: lenientEmail,
}

const submittedTenant = z
  .object(
    {
      ...personFields,
      ...leaseFields,
      ...detailFields,
      /** False makes the tenant a previous tenant and the rented place vacant. */
      is_current: z
        .union(
          [
            z.boolean(),
            z.enum(['true', 'false']).transform((value) => value === 'true'),
            z.literal(['', null]).transform(() => undefined),
          ],
          'must be true or false',
        )
        .optional(),
      /** The rented unit of this property. Blank means the whole property. */
      unit_id: z
        .union([id, z.literal(['', null]).transform(() => null)], 'must be the id of a unit')
        .optional(),
    },
    'must be an object',
  )
  .refine(isInOrder, outOfOrder)
export type SubmittedTenant = z.output<typeof submittedTenant>

const submittedRenewal = z
  .object({ ...leaseFields, ...detailFields }, 'must be an object')
  .refine(isInOrder, outOfOrder)
export type SubmittedRenewal = z.output<typeof submittedRenewal>

const leaseAsRead = {
  /** Dollars per month. */
  current_rent: dollars,
  contract_duration_months: z.int(),
  contract_start_date: plainDate.nullable(),
  contract_end_date: plainDate.nullable(),
}

/**
 * The maximum number of replacements listed for a tenant. In a building that is rented as a whole, thousands may be
 * due.
 */
export const maxListedImprovements = 100

/** A tenant with the latest lease. The id identifies the tenancy and stays the same after a renewal. */
export const tenant = z.object({
  id,
  property_id: id,
  /** The rented unit. Null for the whole property. */
  unit_id: id.nullable(),
  unit_number: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  phone_number: z.string(),
  /** The email address. Blank if unknown. */
  email: z.string(),
  ...leaseAsRead,
  /** The day on which the tenant leaves, if it is known and is not the end of the lease. */
  move_out_date: plainDate.nullable(),
  /** Dollars. Null if unknown. */
  deposit: dollars.nullable(),
  /** The names of the other people who signed the lease. */
  co_tenants: z.array(z.string()).max(maxCoTenants),
  is_current: z.boolean(),
  /** The day the tenancy ended. Null while the tenant stays, even if the lease has expired. */
  ended_on: plainDate.nullable(),
  /**
   * The days on which work disturbs no tenant, earliest first: the day after each lease end in the next five years. A
   * day is listed only if a replacement is due within a year of it. Empty for a previous tenant.
   */
  recommended_improvement_dates: z.array(plainDate),
  /** The replacements to do on the days of `recommended_improvement_dates`, earliest first, at most 100. */
  recommended_improvements: z
    .array(z.object({ date: plainDate, component_id: id, name: z.enum(componentTypes) }))
    .max(maxListedImprovements),
  /** Earlier leases, newest first. */
  earlier_contracts: z.array(z.object(leaseAsRead)),
})
export type Tenant = z.input<typeof tenant>

const params = z.object({ id })
const tenantParams = z.object({ id, tenantId: id })

export const listTenants = defineRoute({
  name: 'listTenants',
  method: 'GET',
  path: '/v1/properties/:id/tenants',
  summary: 'List the tenants of a property: current ones first, then previous ones, newest first',
  access: 'paid',
  params,
  status: 200,
  response: z.array(tenant),
})

export const createTenant = defineRoute({
  name: 'createTenant',
  method: 'POST',
  path: '/v1/properties/:id/tenants',
  summary: 'Add a tenant. The tenant is current unless the request says otherwise',
  access: 'paid',
  params,
  body: submittedTenant,
  status: 201,
  response: tenant,
})

export const updateTenant = defineRoute({
  name: 'updateTenant',
  method: 'PUT',
  path: '/v1/properties/:id/tenants/:tenantId',
  summary: 'Update a tenant and their latest lease, or end the tenancy. Absent fields do not change',
  access: 'paid',
  params: tenantParams,
  body: submittedTenant,
  status: 200,
  response: tenant,
})

export const renewContract = defineRoute({
  name: 'renewContract',
  method: 'POST',
  path: '/v1/properties/:id/tenants/:tenantId/renewals',
  summary:
    'Renew a lease. Absent fields do not change; the new term begins on the day after the last one ended',
  access: 'paid',
  params: tenantParams,
  body: submittedRenewal,
  status: 201,
  response: tenant,
})

const noEnd = 'open'

/**
 * The cursor of a list of addresses. It contains the end of the lease and the property id of the page's last address.
 * If the lease has no end, it contains `open` instead.
 */
const addressCursor = z
  .string()
  .regex(/^(\d{4}-\d{2}-\d{2}|open)_[0-9a-f-]{36}$/, notACursor)
  .transform((cursor) => {
    const [end = '', propertyId = ''] = cursor.split('_')
    return { leaseEndsOn: end === noEnd ? null : end, propertyId }
  })
  .pipe(z.object({ leaseEndsOn: plainDate.nullable(), propertyId: idCursor }))
/** The last address of a page. The next page begins after it. */
export type AddressCursor = z.output<typeof addressCursor>

/** Returns the last address of a page in the format of the query parameter `cursor`. */
export const cursorOfAddress = ({ leaseEndsOn, propertyId }: AddressCursor): string =>
  `${leaseEndsOn ?? noEnd}_${propertyId}`

export const listAddresses = defineRoute({
  name: 'listAddresses',
  method: 'GET',
  path: '/v1/properties/:id/addresses',
  summary:
    'List addresses with their vacancy, sorted by the end of the lease. Covers all properties if the id is the user id, else one property',
  access: 'paid',
  params,
  query: z.object({
    /**
     * Page size. The default is 10,000. The response header `Link: <...>; rel="next"` contains the URL of the next
     * page.
     */
    limit: blankable(wholeNumber(1, 1000)),
    cursor: blankable(addressCursor),
    /** The words to find in the address and the postal code, or in the name of a current tenant. */
    q: text(200).optional(),
    /** True returns only addresses with a vacancy, and false only addresses without any. See `has_current_tenant`. */
    vacant: blankable(
      z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true'),
    ),
  }),
  status: 200,
  response: z.array(
    z.object({
      property_id: id,
      address: z.string(),
      /** False if there is a vacancy: the property has no current tenant, or one of its units is free. */
      has_current_tenant: z.boolean(),
      /** The number of current tenants of the property and its units. */
      current_tenant_count: z.int(),
      /** The earliest end of the current leases. Null if none has an end. */
      contract_end_date: plainDate.nullable(),
      /** The number of vacant units. 0 if the property has no units or is rented as a whole. */
      vacant_unit_count: z.int(),
    }),
  ),
})
