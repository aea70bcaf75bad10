// The price, the grace period and limits, as screens, emails and messages show them. Browsers load this file. It must
// not import the validation library zod, because zod is large.

import { formatExactDollars } from './money.ts'

/**
 * The price of the Individual plan in cents of US dollars per month. A price in Stripe cannot be changed. To change
 * this price, also set a new `STRIPE_PRICE_LOOKUP_KEY`. `npm run stripe:check` compares the two prices.
 */
export const monthlyPriceCents = 9_900

/** The monthly price as screens show it: `$99`. */
export const monthlyPrice = formatExactDollars(monthlyPriceCents / 100)

/** The number of days after a deletion request during which the user can still cancel it. */
export const deletionGraceDays = 14

/**
 * The maximum number of tasks that one customer can add, including finished ones. The limit is low because lists of
 * these tasks have only one page.
 */
export const maxOwnTasks = 200

export const maxViews = 30
