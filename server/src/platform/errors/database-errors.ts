export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false
  // The cast is safe: errors of PostgreSQL have these fields, and in other errors both are undefined.
  const { code, constraint: violated } = error as Error & { code?: string; constraint?: string }
  return (code === '23505' && violated === constraint) || isUniqueViolation(error.cause, constraint)
}

/**
 * Returns true if the database rejected a lease. It does so if a building would be let as a whole and by unit at the
 * same time.
 */
export const isWholeAndByUnitViolation = (error: unknown): boolean =>
  isUniqueViolation(error, 'leases_whole_or_by_unit')

export const wholeOrByUnitMessage =
  'A building is rented either as a whole or by unit, not both. End the current tenancies in this building first.'
