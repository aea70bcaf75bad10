// npm run fuzz: sends random input to the API, the parsers and HomeBot. Example with all options:
// npm run fuzz -- --requests=50000 --seed=7 --only=createProperties,signup
import './steps/refuse-old-node.mjs'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './steps/install.mjs'
import { packageProgram, run } from './steps/run.mjs'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '50000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    only: { type: 'string' },
  },
})
const requests = Number(values.requests)
const fuzz = { seed: Number(values.seed), requests, otherInputCount: requests, only: values.only }
if (!Number.isSafeInteger(fuzz.seed) || !Number.isSafeInteger(fuzz.requests))
  throw new Error('--seed and --requests are whole numbers.')

await ensureInstalled('everything')
console.log(`The seed is ${fuzz.seed}: npm run fuzz -- --seed=${fuzz.seed} sends the same again.`)
const env = { ...process.env, HOME_PULSE_LONG: '1', HOME_PULSE_FUZZ: JSON.stringify(fuzz) }
const args = [packageProgram('vitest/vitest.mjs'), 'run', '--project', 'fuzz']
const { code } = await run(process.execPath, args, { env, isShown: true })
process.exitCode = code
