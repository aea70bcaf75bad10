// Browsers load this file. It must not import the validation library zod, because zod is large.

/** The mean length of a Gregorian year in days: 146,097 days in 400 years. */
export const daysPerYear = 365.2425

/** The maximum age of a home or a component in years. Requests with a higher age are rejected. */
export const maxAgeYears = 500
