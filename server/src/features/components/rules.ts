import { maxAgeYears } from '@home-pulse/contract/calendar'
import { Temporal } from 'temporal-polyfill'
import { fieldError } from '../../platform/errors/api-error.ts'

/** Throws `invalid_request` if an installation date lies in the future or more than `maxAgeYears` in the past. */
export function assertInstallationDate(installedOn: string | undefined, today: string, path: string): void {
  if (installedOn === undefined) return
  if (installedOn > today) throw fieldError(path, 'must not be in the future')
  const oldest = Temporal.PlainDate.from(today).subtract({ years: maxAgeYears }).toString()
  if (installedOn < oldest) throw fieldError(path, `must be within the last ${maxAgeYears} years`)
}
