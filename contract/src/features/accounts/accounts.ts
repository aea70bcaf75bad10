import { z } from 'zod'
import { id, optionalText, requiredText } from '../../primitives.ts'
import { defineRoute } from '../../route.ts'

/**
 * The email that a user signs in with. It is trimmed, and unique regardless of case. It does not have to be a valid
 * email address: the specification accepts any text that is not blank.
 */
export const email = requiredText(320)

/**
 * A password, not trimmed. Only a blank one is rejected here, because older passwords may be short.
 * `isPasswordTooShort` checks new passwords.
 */
export const password = z
  .string('must be text')
  .max(1024, 'must be at most 1,024 characters')
  .refine((value) => value.trim() !== '', 'must not be blank')

const credentials = z.object(
  {
    email,
    password,
    /** The IANA name of the time zone that decides which day is today. An unknown name is ignored. */
    timeZone: optionalText(64),
  },
  'must be an object',
)

/**
 * A JWT, signed with HS256 and valid for seven days. Its payload contains `user_id, email, first_name, last_name, exp`.
 */
export const token = z.string()

/** True if the sign-in cancelled a pending account deletion. */
export const restored = z.literal(true).optional()

export const signup = defineRoute({
  name: 'signup',
  method: 'POST',
  path: '/v1/customers/signup',
  summary: 'Create an account and open its checkout',
  access: 'public',
  body: credentials,
  status: 201,
  response: z.object({ token, customerCheckoutSession: z.url() }),
})

export const login = defineRoute({
  name: 'login',
  method: 'POST',
  path: '/v1/customers/login',
  summary:
    'Sign in with email and password. Returns 402 with the checkout and a limited token (profile, billing, activity, export, deletion) if the customer must pay first',
  access: 'public',
  body: credentials.extend({
    /**
     * True cancels a pending account deletion. If no payment is due, every sign-in cancels the deletion anyway. If a
     * payment is due, a sign-in without `true` gets 409 `account_leaving`.
     */
    restore: z.boolean().optional(),
  }),
  status: 200,
  response: z.object({
    token,
    /**
     * The URL of the checkout for the first payment. Present if that payment is due. A server that enforces payment
     * responds with a 402 instead.
     */
    customerCheckoutSession: z.url().optional(),
    restored,
  }),
})

export const logout = defineRoute({
  name: 'logout',
  method: 'POST',
  path: '/v1/customers/logout',
  summary: 'Sign out. Revokes this token',
  access: 'account',
  status: 200,
  response: z.object({ error: z.null() }),
})

export const postPaymentLogin = defineRoute({
  name: 'postPaymentLogin',
  method: 'POST',
  path: '/v1/customers/post-payment-login',
  summary: 'Check whether a checkout was paid. Signs the customer in if it was',
  access: 'public',
  body: z.object({ sessionId: requiredText(200) }, 'must be an object'),
  status: 200,
  response: z.object({
    is_paid: z.boolean(),
    /**
     * Present in at most five responses, within ten minutes after the payment. Absent if the user set a password after
     * the checkout was opened.
     */
    token: token.optional(),
    /** The same value as `token`. */
    jwt: token.optional(),
  }),
})

const name = requiredText(100)

export const updateProfile = defineRoute({
  name: 'updateProfile',
  method: 'PUT',
  path: '/v1/customers/profile',
  summary: 'Update the first and last name of the signed-in customer. Returns a token with the new names',
  access: 'account',
  body: z.object({ firstName: name, lastName: name }, 'must be an object'),
  status: 200,
  response: z.object({
    user_id: id,
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    token,
  }),
})
