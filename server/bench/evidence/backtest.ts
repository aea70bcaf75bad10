import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { measureBandCoverage, worlds } from '@home-pulse/lifecycle/evidence/band-coverage'
import { measureHeldOutCoverage } from '@home-pulse/lifecycle/evidence/coverage'
import { compareTails } from '@home-pulse/lifecycle/evidence/tails'
import { drawCoverage, drawTails } from './draw.ts'
import { readEvidence, readRbsaShares } from './read-tables.ts'
import { coverageCsv, tailCsv, writeReport } from './write-report.ts'

/**
 * This program compares the fitted lifetimes with surveys of the ages of equipment. It writes docs/forecast-evidence.md
 * with its charts and tables.
 */
const evidence = readEvidence()
const tails = compareTails(evidence, readRbsaShares())
const coverage = measureHeldOutCoverage(evidence)
const federal = tails.filter(({ found }) => found.recs2020 || found.recs2001)

const simulated = {
  asAssumed: measureBandCoverage(worlds.asAssumed),
  lessCorrelated: measureBandCoverage(worlds.lessCorrelated),
}
write('forecast-evidence.md', writeReport(tails, coverage, simulated))
write('forecast-shares.csv', tailCsv(tails))
write('forecast-coverage.csv', coverageCsv(coverage))
write('pictures/forecast-tails.svg', drawTails(federal))
write('pictures/forecast-coverage.svg', drawCoverage(coverage))
console.log(`${tailCsv(tails)}\n${coverageCsv(coverage)}`)

function write(name: string, text: string): void {
  writeFileSync(fileURLToPath(new URL(`../../../docs/${name}`, import.meta.url)), text)
}
