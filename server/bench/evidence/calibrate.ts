import { formatCount } from '@home-pulse/contract/wording'
import { minFailures } from '@home-pulse/lifecycle/survival/calibration'
import { quantileLife } from '@home-pulse/lifecycle/survival/survival'
import { applyOwnLives } from '../../src/features/components/evidence/commands.ts'
import { countLives } from '../../src/features/components/evidence/queries.ts'
import { type Calibration, calibrate, ownLivesFrom } from '../../src/features/components/evidence/rules.ts'
import { systemClock, todayIn } from '../../src/platform/config/clock.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { makeIds } from '../../src/platform/config/ids.ts'
import { openPglite } from '../../src/platform/database/pglite/pglite.ts'
import { openPostgres } from '../../src/platform/database/postgres.ts'
import { Gate } from '../../src/platform/tenancy/gate.ts'

/*
 * This program fits the lifetime of each kind of equipment to the replacements that customers recorded, and prints it
 * next to the lifetime of the catalogue. With `--apply` forecasts use the fitted lifetimes. With `--undo` they use only
 * the catalogue again.
 */
const { argv } = process
const config = readConfig()
const clock = systemClock
const database = await open().catch((error: unknown) => {
  // Prints the error as one sentence without a stack. It usually has a simple cause, such as a server that runs on the
  // same folder.
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
})
try {
  const gate = new Gate(database, clock, makeIds(clock))
  const counted = await gate.withoutOwner((connection) => countLives(connection, todayIn('UTC', clock)))
  const calibrations = calibrate(counted)
  const own = ownLivesFrom(calibrations)
  if (calibrations.length > 0) {
    console.table(calibrations.map(rowOf))
    console.log(`Own records have no weight below ${minFailures} failures of a kind.`)
  } else console.log('No life has been observed yet: record what is replaced, and ask again.')
  if (argv.includes('--undo')) await apply(gate, [], 'All forecasts use the catalogue alone again.')
  else if (argv.includes('--apply') && own.length > 0)
    await apply(gate, own, `Forecasts of ${own.map(({ kind }) => kind).join(', ')} use own records now.`)
  else if (own.length > 0) console.log('`npm run calibrate -- --apply` lets forecasts use these records.')
} finally {
  await database.close()
}

async function apply(gate: Gate, lives: Parameters<typeof applyOwnLives>[2], summary: string) {
  const moved = await applyOwnLives(gate, clock, lives)
  console.log(`${summary} ${formatCount(moved)} dates moved. Restart all servers now.`)
}

function open() {
  return config.databaseUrl
    ? openPostgres({ url: config.databaseUrl, poolSize: 2, clock, onIdleError: () => {} })
    : openPglite({ clock, dataDir: config.dataDir })
}

function rowOf({ kind, catalogued, lives, failures, implausible, fit, weight, weighted }: Calibration) {
  const spread = ({
    value,
    interval95: [low, high],
  }: {
    value: number
    interval95: readonly [number, number]
  }) => `${value.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`
  return {
    kind,
    lives,
    failed: failures,
    'left out, by age': implausible,
    'shape, fitted': fit ? spread(fit.shape) : 'too few failed',
    'in the catalogue': catalogued.shape.toFixed(2),
    'scale in years, fitted': fit ? spread(fit.scaleYears) : 'too few failed',
    'in the catalogue ': (catalogued.scaleYears + catalogued.delayYears).toFixed(2),
    'weight of own records': weight.toFixed(2),
    'median in years, weighted': quantileLife(weighted, 0.5).toFixed(2),
    'median in the catalogue': quantileLife(catalogued, 0.5).toFixed(2),
  }
}
