import { damageIn, restoreAdvice } from './corruption-errors.ts'

export function startupErrorMessage(error: NodeJS.ErrnoException & { readonly port?: number }): string {
  const { code = '', message, path, port } = error
  if (code === 'EADDRINUSE')
    return `Another program is using port ${port}. Stop it, or set PORT to a free one.`
  if (code === 'EEXIST')
    return `${path ?? 'The data folder'} is a file, and no folder. Set DATA_DIR to a folder, or to a name that is free.`
  if (cannotWrite.has(code))
    return `Nothing can be written to ${path ?? 'the data folder'} (${code}). Let this account write there, or set DATA_DIR to a folder where it may.`
  if (isDiskFullCode(code))
    return `There is no room left on the disk of ${path ?? 'the data folder'} (${code}). Make room, and start again: nothing is lost.`
  const damage = damageIn(error)
  if (damage !== undefined) return `The database is damaged: ${damage}. ${restoreAdvice}`
  return message
}

const cannotWrite = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'])

/**
 * Returns true for an error code of the system or of PostgreSQL that means a full disk, an exhausted quota or a too
 * large file.
 */
export const isDiskFullCode = (code: string): boolean => ['ENOSPC', 'EDQUOT', 'EFBIG', '53100'].includes(code)
