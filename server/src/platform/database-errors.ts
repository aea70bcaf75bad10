/** Whether the database refused a row because another already holds its key. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false
  const { code, constraint: violated } = error as Error & { code?: string; constraint?: string }
  return (code === '23505' && violated === constraint) || isUniqueViolation(error.cause, constraint)
}
