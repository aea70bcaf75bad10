import { fitKinds } from '@home-pulse/lifecycle/evidence/fit-kinds'
import { readEvidence } from './read-tables.ts'
import { roundFit, writeFittedLives } from './write-fitted-lives.ts'

/**
 * This program fits the lifetime of each kind of equipment to the tables in lifecycle/evidence. It writes the lifetimes
 * into the catalogue.
 */
const fits = fitKinds(readEvidence())
writeFittedLives(fits)
console.table(
  fits.map(roundFit).map(({ kind, standing, life, meanYears, range80, units }) => ({
    kind,
    standing,
    shape: life.shape,
    delay: life.delayYears,
    'mean, years': meanYears,
    '8 in 10 last': range80.map((years) => years.toFixed(1)).join(' to '),
    'ages, RECS 2020 and 2001': `${units.recs2020} + ${units.recs2001}`,
  })),
)
