import { fittedLives } from '@home-pulse/lifecycle/catalogue/lives/fitted-lives'
import { fitKind, fitKinds } from '@home-pulse/lifecycle/evidence/fit-kinds'
import { fittedKinds, nameOfKind } from '@home-pulse/lifecycle/evidence/kinds'
import { describe, expect, inject, it } from 'vitest'
import { readEvidence } from '../../bench/evidence/read-tables.ts'
import { roundFit } from '../../bench/evidence/write-fitted-lives.ts'

const evidence = readEvidence()

describe('the lifetime distributions that npm run fit stored', () => {
  it('equal distributions that are fitted anew to the survey tables', () => {
    // Fitting all kinds takes some seconds, so `npm test` fits only one.
    const fresh = inject('isLongRun')
      ? fitKinds(evidence)
      : fittedKinds
          .filter((kind) => nameOfKind(kind) === 'dishwasher')
          .map((kind) => fitKind(kind, evidence, new Map()))
    const written = fittedLives.filter(({ kind }) => fresh.some((fit) => fit.kind === kind))
    expect(fresh.map(roundFit)).toEqual(written)
  })

  it('include each type and variant to fit exactly once', () => {
    expect(fittedLives.map(({ kind }) => kind)).toEqual(fittedKinds.map(nameOfKind))
  })

  it('are not marked as measured if every survey has fewer than 100 ages of such components', () => {
    const thin = fittedLives.filter(({ units }) => Math.max(units.recs2020, units.recs2001) < 100)
    expect(thin.map(({ standing }) => standing)).not.toContain('measured')
  })
})
