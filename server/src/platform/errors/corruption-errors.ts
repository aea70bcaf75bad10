import { systemErrorCode } from './system-errors.ts'

export const restoreAdvice = 'Keep a copy of the folder as it is, and restore a backup into an empty one.'

/** SQLSTATE codes for a damaged page, a damaged index and a missing file (PostgreSQL's manual, Appendix A). */
const damageCodes = ['XX001', 'XX002', '58P01']

/**
 * Returns the database's message if the error, or a cause of it, reports damaged database files. Otherwise returns
 * undefined.
 */
export function damageIn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code = systemErrorCode(error) ?? ''
  return damageCodes.includes(code) ? error.message : damageIn(error.cause)
}

/**
 * Returns true for an error after which the embedded database engine cannot be used: a later query would never return.
 */
export const isFatalError = (error: Error & { readonly severity?: string }): boolean =>
  error.name === 'RuntimeError' || error.severity === 'PANIC' || error.severity === 'FATAL'
