import { z } from 'zod'
import { requiredText } from '../../primitives.ts'
import { defineRoute } from '../../route.ts'
import { email, password, restored, token } from './accounts.ts'

/**
 * Neither the response nor its timing reveals whether the account exists. Limits per hour: 60 requests from one client
 * network in production, and five emails to one account.
 */
export const forgetPassword = defineRoute({
  name: 'forgetPassword',
  method: 'POST',
  path: '/v1/customers/forgot-password',
  summary: 'Mail a link to set a new password, if the account exists',
  access: 'public',
  body: z.object({ email }, 'must be an object'),
  status: 200,
  response: z.object({ error: z.null() }),
})

/**
 * The email link works once within 30 minutes. Resetting the password ends all sessions. Their signed URLs and the URL
 * of the calendar feed stop working, too.
 */
export const resetPassword = defineRoute({
  name: 'resetPassword',
  method: 'POST',
  path: '/v1/customers/reset-password',
  summary: 'Set a new password with the token of an email link. Returns a session token',
  access: 'public',
  body: z.object({ token: requiredText(1000), password }, 'must be an object'),
  status: 200,
  response: z.object({ token, restored }),
})

/** Changing the password ends all other sessions of the user. Their signed URLs stop working, too. */
export const changePassword = defineRoute({
  name: 'changePassword',
  method: 'PUT',
  path: '/v1/customers/password',
  summary: 'Change the password of the signed-in customer. Requires the current password',
  access: 'account',
  body: z.object(
    {
      currentPassword: password,
      password,
      /**
       * False keeps the URL of the calendar feed valid. By default, the URL stops working when the password changes.
       */
      endCalendarFeeds: z.boolean().optional(),
    },
    'must be an object',
  ),
  status: 200,
  response: z.object({ token }),
})

export const signOutEverywhere = defineRoute({
  name: 'signOutEverywhere',
  method: 'POST',
  path: '/v1/customers/sign-out-everywhere',
  summary:
    'Revoke all sessions, the links that they made and the address of the calendar. Returns a new token for this session',
  access: 'account',
  status: 200,
  response: z.object({ token }),
})
