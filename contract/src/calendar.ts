/** The mean length of a Gregorian year in days: 146,097 days in 400 years. */
export const daysPerYear = 365.2425
