import { formatCount } from '@home-pulse/contract/wording'
import { damageIn } from '../platform/errors/corruption-errors.ts'

/**
 * A result of an examination. The level `sound` means that all is well. `note` means that the operator should know
 * this. `harm` means that data is at risk.
 */
export interface Finding {
  readonly level: 'sound' | 'note' | 'harm'
  /** A sentence for the operator, without customer data. */
  readonly text: string
}

export const sound = (text: string): Finding => ({ level: 'sound', text })
export const note = (text: string): Finding => ({ level: 'note', text })
export const harm = (text: string): Finding => ({ level: 'harm', text })

/**
 * Converts a list of faults to one finding. If the list is empty, the text is `fine` and the level is `sound`.
 * Otherwise the text lists the first faults, and the level is `level`.
 */
export function reportFaults(
  wrong: readonly string[],
  fine: string,
  bad: (list: string) => string,
  level = harm,
): Finding {
  if (wrong.length === 0) return sound(fine)
  const shown = wrong.slice(0, maxShown).join(', ')
  const rest = wrong.length - maxShown
  return level(bad(rest > 0 ? `${shown} and ${formatCount(rest)} more` : shown))
}

const maxShown = 5

/**
 * Runs an examination. If it fails because of damaged database files, returns that as a finding, so that the other
 * examinations continue.
 */
export async function catchDamage(what: string, work: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await work()
  } catch (error) {
    const damage = damageIn(error)
    if (damage === undefined) throw error
    return [harm(`${what} cannot be read: ${damage}.`)]
  }
}

/** A function that runs an SQL query. The query sees the rows of all customers. */
export type RunQuery = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>
