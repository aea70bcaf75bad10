import { Temporal } from 'temporal-polyfill'
import { fieldError } from '../../platform/errors/api-error.ts'

/** The highest age that can be entered, in years. */
const oldestYears = 500

/** Throws `invalid_request` if an installation date lies in the future or more than 500 years back. */
export function assertInstallationDate(installedOn: string | undefined, today: string, path: string): void {
  if (installedOn === undefined) return
  if (installedOn > today) throw fieldError(path, 'must not be in the future')
  const oldest = Temporal.PlainDate.from(today).subtract({ years: oldestYears }).toString()
  if (installedOn < oldest) throw fieldError(path, `must be within the last ${oldestYears} years`)
}
