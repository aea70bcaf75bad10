import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FittedLife, Interval } from '@home-pulse/lifecycle/catalogue/lives/fitted-life'

const round = (value: number): number => Number(value.toPrecision(4))
const roundBoth = ([low, high]: Interval): Interval => [round(low), round(high)]

/** Rounds the fit to four digits. Further digits are not significant and differ between processors. */
export function roundFit(fit: FittedLife): FittedLife {
  const { life, shapeInterval95, meanInterval95 } = fit
  return {
    ...fit,
    life: {
      shape: round(life.shape),
      scaleYears: round(life.scaleYears),
      delayYears: round(life.delayYears),
    },
    meanYears: round(fit.meanYears),
    range80: roundBoth(fit.range80),
    ...(shapeInterval95 ? { shapeInterval95: roundBoth(shapeInterval95) } : {}),
    ...(meanInterval95 ? { meanInterval95: roundBoth(meanInterval95) } : {}),
  }
}

const path = fileURLToPath(new URL('../../../lifecycle/src/catalogue/lives/fitted-lives.ts', import.meta.url))

export function writeFittedLives(fits: readonly FittedLife[]): void {
  writeFileSync(
    path,
    `import type { FittedLife } from './fitted-life.ts'

/** Written by \`npm run fit\` from the tables in lifecycle/evidence. Do not edit. */
export const fittedLives: readonly FittedLife[] = [
${fits.map((fit) => `  ${literal(roundFit(fit))},`).join('\n')}
]
`,
  )
}

function literal(fit: FittedLife): string {
  const lines = Object.entries(fit).map(([key, value]) => `    ${key}: ${inline(value)},`)
  return `{\n${lines.join('\n')}\n  }`
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, part]) => `${key}: ${inline(part)}`)
      .join(', ')} }`
  return typeof value === 'string' ? `'${value}'` : String(value)
}
