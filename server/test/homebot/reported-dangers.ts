import type { Danger } from '@home-pulse/lifecycle/catalogue/safety/safety'
import { dangerReports } from './danger-reports.ts'
import { injuryReports } from './injury-reports.ts'
import { specialCaseReports } from './special-case-reports.ts'

/** All messages in the tables of this folder that report a danger, each with the kind of danger. */
export const reportedDangers: readonly { readonly danger: Danger; readonly text: string }[] = [
  ...Object.entries(dangerReports),
  ...Object.entries(injuryReports),
  ...Object.entries(specialCaseReports),
].flatMap(([danger, lines]) =>
  lines
    .trim()
    .split('\n')
    // The cast is needed because `Object.entries` loses the types of the keys.
    .map((text) => ({ danger: danger as Danger, text })),
)
