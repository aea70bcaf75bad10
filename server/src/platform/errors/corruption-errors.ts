/** What is left to do where the files of a database are not as it wrote them. */
export const restoreInstead = 'Keep a copy of the folder as it is, and restore a backup into an empty one.'

/** Of a page or an index whose bytes are not its own, and of a file that is gone: PostgreSQL's manual, Appendix A. */
const codesOfDamage = ['XX001', 'XX002', '58P01']

/** What a database says of the damage that it met, if that is what an error tells of. */
export function damageIn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code = '' } = error as NodeJS.ErrnoException
  return codesOfDamage.includes(code) ? error.message : damageIn(error.cause)
}

/** After a PANIC the embedded engine answers no question any more, and would be waited for without end. */
export const isTheEnd = (error: Error & { readonly severity?: string }): boolean =>
  error.name === 'RuntimeError' || error.severity === 'PANIC' || error.severity === 'FATAL'
