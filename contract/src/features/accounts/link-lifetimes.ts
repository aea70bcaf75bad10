// The times for which email links work. Browsers load this file. It must not import the validation library zod, because
// zod is large.

/** The number of minutes for which a link for a password reset works. */
export const passwordResetMinutes = 30

/** The number of hours for which a link works that confirms a change of the email address. */
export const emailChangeHours = 24

/** The number of days for which a link works that confirms an email address. */
export const confirmationDays = 7
