import { type ComponentType, componentTypes } from '@home-pulse/contract/vocabulary'
import { isVariantOf, lifetimeOf } from '@home-pulse/lifecycle/catalogue/lifetimes'
import {
  credibilityOf,
  fewestFailures,
  fitWeibull,
  weightLife,
  withoutImplausible,
} from '@home-pulse/lifecycle/survival/calibration'
import { quantileLife } from '@home-pulse/lifecycle/survival/survival'
import { type CountedLives, countLives } from '../src/features/components/evidence-queries.ts'
import { systemClock, todayIn } from '../src/platform/config/clock.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { makeIds } from '../src/platform/config/ids.ts'
import { openPglite } from '../src/platform/database/pglite/pglite.ts'
import { openPostgres } from '../src/platform/database/postgres.ts'
import { Gate } from '../src/platform/tenancy/gate.ts'

/** Fits a life to what customers recorded, and prints it beside the catalogue's: for a person to judge, it changes nothing. */
const config = readConfig()
const clock = systemClock
const database = await open().catch((error: unknown) => {
  // The usual reason, that the server is running on the same folder, is said in a sentence.
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
})
try {
  const gate = new Gate(database, clock, makeIds(clock))
  const counted = await gate.withoutOwner((connection) => countLives(connection, todayIn('UTC', clock)))
  const kinds = componentTypes.flatMap((type) =>
    [...new Set(counted.filter((row) => row.type === type).map(({ variant }) => variant))].map((variant) =>
      compare(
        type,
        variant,
        counted.filter((row) => row.type === type && row.variant === variant),
      ),
    ),
  )
  if (kinds.length > 0) {
    console.table(kinds)
    console.log(
      `Forecasts use the catalogue. Own records have no weight below ${fewestFailures} failures of a kind.`,
    )
  } else console.log('No life has been observed yet: record what is replaced, and ask again.')
} finally {
  await database.close()
}

function open() {
  return config.databaseUrl
    ? openPostgres({ url: config.databaseUrl, poolSize: 1, clock, onIdleError: () => {} })
    : openPglite({ clock, dataDir: config.dataDir })
}

/** The mean length of a Gregorian year, as ages are counted. */
const daysPerYear = 365.2425

function compare(type: ComponentType, variant: string, rows: readonly CountedLives[]) {
  const observed = rows.flatMap(({ since_days: since, age_days: age, has_ended: hasEnded, lives: count }) =>
    Array.from({ length: count }, () => ({
      ...{ years: age / daysPerYear, sinceYears: since / daysPerYear, hasEnded },
    })),
  )
  const { life } = lifetimeOf(type, isVariantOf(type, variant) ? variant : undefined)
  const lives = withoutImplausible(observed, life)
  const fit = fitWeibull(lives)
  const spread = ({
    value,
    interval95: [low, high],
  }: {
    value: number
    interval95: readonly [number, number]
  }) => `${value.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`
  return {
    kind: variant ? `${type}, ${variant}` : type,
    lives: lives.length,
    ended: lives.filter(({ hasEnded }) => hasEnded).length,
    'left out, by age': observed.length - lives.length,
    'shape, fitted': fit ? spread(fit.shape) : 'too few ended',
    'in the catalogue': life.shape.toFixed(2),
    'scale in years, fitted': fit ? spread(fit.scaleYears) : 'too few ended',
    'in the catalogue ': (life.scaleYears + life.delayYears).toFixed(2),
    'weight of own records': fit ? credibilityOf(fit.ended).toFixed(2) : '0.00',
    'median in years, weighted': quantileLife(fit ? weightLife(life, fit) : life, 0.5).toFixed(2),
    'median in the catalogue': quantileLife(life, 0.5).toFixed(2),
  }
}
