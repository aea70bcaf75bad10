import { z } from 'zod'
import { keysOf } from './objects.ts'
import { maxOwnTasks, maxViews } from './terms.ts'

/** All errors of the API, each with its HTTP status and a message for users. The API returns no other codes. */
export const errorCatalogue = {
  bad_request: { status: 400, message: 'The request could not be understood.' },
  invalid_signature: { status: 400, message: 'The signature of this event is not valid.' },
  invalid_json: { status: 400, message: 'The request body is not valid JSON.' },
  invalid_request: { status: 422, message: 'Some of the information is missing or not valid.' },
  unauthenticated: { status: 401, message: 'Please sign in to continue.' },
  invalid_credentials: { status: 401, message: 'The email or password is not right.' },
  payment_required: {
    status: 402,
    message: 'Your subscription is not active. Finish the payment to continue.',
  },
  account_leaving: {
    status: 409,
    message: 'This account is set to be deleted. Decide to keep it, and you can sign in.',
  },
  link_not_valid: { status: 403, message: 'This link is not valid or has expired. Please try again.' },
  not_found: { status: 404, message: 'This could not be found.' },
  checkout_not_found: { status: 404, message: 'This payment session does not exist.' },
  email_taken: { status: 409, message: 'An account with this email already exists.' },
  current_tenant_exists: {
    status: 409,
    message: 'This place already has a current tenant. End that tenancy first.',
  },
  last_unit: { status: 409, message: 'A multifamily property keeps at least one unit.' },
  already_subscribed: { status: 409, message: 'Your subscription is already active.' },
  no_billing_portal: { status: 409, message: 'There is no billing page for this account.' },
  nothing_to_resume: {
    status: 409,
    message: 'This subscription has ended. Subscribe again to continue.',
  },
  no_subscription: { status: 409, message: 'There is no active subscription to cancel.' },
  idempotency_key_reused: {
    status: 409,
    message: 'This Idempotency-Key was already used for a different request.',
  },
  account_full: {
    status: 409,
    message:
      'This account would hold more homes or components than it can, so nothing was added. Remove some first.',
  },
  already_uploaded: { status: 409, message: 'Something was already uploaded to this link.' },
  export_under_way: {
    status: 409,
    message: 'A copy is already being made. Save that one before you ask for another.',
  },
  precondition_failed: {
    status: 412,
    message: 'This was changed meanwhile. Load it again and repeat your change.',
  },
  too_large: { status: 413, message: 'The request is too large.' },
  unsupported_media_type: { status: 415, message: 'Send JSON with the content type application/json.' },
  invalid_csv: {
    status: 422,
    message: 'Nothing was imported: correct what is listed and upload the file again.',
  },
  invalid_import: {
    status: 422,
    message: 'Nothing was added: this file cannot be imported as it is.',
  },
  weak_password: {
    status: 422,
    message: 'Choose another password.',
  },
  not_a_photo: { status: 422, message: 'Please choose a photo in the JPEG, PNG or WebP format.' },
  too_many_views: {
    status: 409,
    message: `You have ${maxViews} saved views. Delete one before you save another.`,
  },
  too_many_own_tasks: {
    status: 409,
    message: `You have ${maxOwnTasks} tasks of your own. Delete one before you add another.`,
  },
  too_many_requests: { status: 429, message: 'Too many attempts. Please wait a little and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  payment_refused: {
    status: 502,
    message: 'The payment service did not accept this request. Please contact support.',
  },
  payment_unavailable: {
    status: 503,
    message: 'The payment service could not be reached. Please try again in a moment.',
  },
  unavailable: { status: 503, message: 'The service is busy. Please try again in a moment.' },
  storage_full: {
    status: 507,
    message: 'There is no room left to keep this, so nothing was saved. Please tell us.',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errorCatalogue
const errorCodes = keysOf(errorCatalogue)

/** One invalid input: its path (`0.appliances.stove.age`) and the reason. */
export const issue = z.object({ path: z.string(), message: z.string() })
export type Issue = z.infer<typeof issue>

/**
 * The body of every error response (status 4xx or 5xx). A 402 also contains the URL of the checkout in which the
 * customer can pay.
 */
export const problem = z.object({
  statusCode: z.int(),
  code: z.enum(errorCodes),
  /** The name of the HTTP status, such as `Not Found`. */
  error: z.string(),
  /** A sentence to show to the user. */
  message: z.string(),
  issues: z.array(issue).optional(),
  /** The total number of issues. Present if `issues` contains only the first of them. */
  issueCount: z.int().optional(),
  customerCheckoutSession: z.url().optional(),
  /**
   * Only in a 402 at sign-in: a token for the routes that customers may call before they pay. After the payment, the
   * same token allows all routes.
   */
  token: z.string().optional(),
  /**
   * Only in a 402 at sign-in: true if the customer paid before and the paid period has ended. Absent if the customer
   * never paid.
   */
  lapsed: z.literal(true).optional(),
  /** Only in a 402 at sign-in: true if the sign-in cancelled a pending account deletion. */
  restored: z.literal(true).optional(),
})
export type Problem = z.infer<typeof problem>
