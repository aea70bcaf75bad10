import { damageIn, restoreInstead } from './corruption-errors.ts'

/** What keeps a server from starting, in a sentence for the person who starts it. */
export function sentenceOf(error: NodeJS.ErrnoException & { readonly port?: number }): string {
  const { code = '', message, path, port } = error
  if (code === 'EADDRINUSE')
    return `Another program is using port ${port}. Stop it, or set PORT to a free one.`
  if (code === 'EEXIST')
    return `${path ?? 'The data folder'} is a file, and no folder. Set DATA_DIR to a folder, or to a name that is free.`
  if (cannotWrite.has(code))
    return `Nothing can be written to ${path ?? 'the data folder'} (${code}). Let this account write there, or set DATA_DIR to a folder where it may.`
  if (hasNoRoom(code))
    return `There is no room left on the disk of ${path ?? 'the data folder'} (${code}). Make room, and start again: nothing is lost.`
  const damage = damageIn(error)
  if (damage !== undefined) return `The database is damaged: ${damage}. ${restoreInstead}`
  return message
}

const cannotWrite = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'])

/** Whether a system's or PostgreSQL's code says that a disk is full, or as full as this account may make it. */
export const hasNoRoom = (code: string): boolean => ['ENOSPC', 'EDQUOT', 'EFBIG', '53100'].includes(code)
