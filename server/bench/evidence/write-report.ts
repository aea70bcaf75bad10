import type { BandCoverage, worlds } from '@home-pulse/lifecycle/evidence/band-coverage'
import { type Coverage, poolCoverage } from '@home-pulse/lifecycle/evidence/coverage'
import { isRefuted, type TailRow, tailSurveys } from '@home-pulse/lifecycle/evidence/tails'

const percent = (share: number) => (100 * share).toFixed(1)
const laws = ['published', 'fitted'] as const

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return lines.toSpliced(1, 0, `|${'---|'.repeat(head.length)}`).join('\n')
}

const csv = (rows: readonly (readonly string[])[]) => rows.map((cells) => `${cells.join(',')}\n`).join('')

/**
 * Returns a CSV table of the percentage of units that reach a certain age, with one row for each kind of equipment.
 * Each survey has a column for its percentage and one for the standard error. The last columns have the percentage that
 * each distribution predicts, and whether the surveys refute it.
 */
export function tailCsv(rows: readonly TailRow[]): string {
  const head = ['kind', 'years_or_more', ...tailSurveys.flatMap((survey) => [survey, `${survey}_error`])]
  const lines = rows.map((row) => [
    row.kind,
    String(row.ageYears),
    ...tailSurveys.flatMap((survey) => {
      const found = row.found[survey]
      return found ? [percent(found.value), percent(found.error)] : ['', '']
    }),
    ...laws.flatMap((law) => [percent(row[law]), isRefuted(law, row, rows) ? 'refuted' : '']),
  ])
  const lawHead = laws.flatMap((law) => [law, `${law}_refuted`])
  return csv([[...head, ...lawHead], ...lines])
}

/**
 * Returns a CSV table of the percentage of surveyed ages that lie in the predicted 80 % range. It has a row for each
 * kind of equipment, and one for all kinds together.
 */
export function coverageCsv(rows: readonly Coverage[]): string {
  const all = (['heldOut', 'otherSurvey', 'published'] as const).map((by) => percent(poolCoverage(rows, by)))
  return csv([
    ['kind', 'ages', 'held_out', 'other_survey', 'published', 'standard_error'],
    ...rows.map(({ kind, units, heldOut, otherSurvey, published, error }) => [
      kind,
      String(units),
      percent(heldOut),
      otherSurvey === undefined ? '' : percent(otherSurvey),
      percent(published),
      percent(error),
    ]),
    ['all', '', ...all, ''],
  ])
}

/**
 * The share of simulated portfolios whose spending lay in the forecast range. There is one list for each set of
 * assumptions, and each entry is for one number of homes.
 */
export type Worlds = Readonly<Record<keyof typeof worlds, readonly BandCoverage[]>>

const worldTable = ({ asAssumed, lessCorrelated }: Worlds): string =>
  table(
    ['homes', 'portfolios', 'range holds', 'if parts share less'],
    asAssumed.map(({ homes, portfolios, inside }, index) => [
      String(homes),
      String(portfolios),
      percent(inside),
      percent(lessCorrelated[index]?.inside ?? 0),
    ]),
  )

export function writeReport(
  tails: readonly TailRow[],
  coverage: readonly Coverage[],
  simulated: Worlds,
): string {
  const refuted = (law: 'published' | 'fitted') => tails.filter((row) => isRefuted(law, row, tails)).length
  return `# What the forecasts rest on

Written by \`npm run backtest\`. Sources, rights and method: \`lifecycle/evidence/readme.md\`. Two federal surveys asked households how old their
equipment is; the ages of equipment in use show how long it lasts. This compares our lives with those answers.

- **Ranges.** A range that should hold 80 % of ages holds ${percent(poolCoverage(coverage, 'heldOut'))} % of ages that the fit had not seen (target: 76 to 84 %), and
  ${percent(poolCoverage(coverage, 'otherSurvey'))} % when fitted to the other survey. With the published lives it holds ${percent(poolCoverage(coverage, 'published'))} %.
- **Old units.** Of ${tails.length} shares, the surveys refute ${refuted('published')} of the published lives and ${refuted('fitted')} of the fitted ones: outside three standard
  errors of both surveys, or of the only one with at least 100 ages.

## How many are old

Owned homes of 30 years or more, with three standard errors. RBSA reads nameplates in the Northwest; it is a comparison and not fitted. RECS
shows nothing beyond 20 years. All figures, in percent: [forecast-shares.csv](forecast-shares.csv).

![Shares of old units in the surveys and by our lives](pictures/forecast-tails.svg)

## Does the 80 % range hold 80 %

Percent of ages inside the range. Held out: lives are fitted to four random fifths of the ages and tested on the other, in turn. Target: each
kind within two standard errors of 80 %. This tests the distribution within these surveys, not whether owners know the ages, nor the next
decade. All figures, in percent: [forecast-coverage.csv](forecast-coverage.csv).

![Share of held-out ages inside the range](pictures/forecast-coverage.svg)

The fitted lives are in [fitted-lives.ts](../lifecycle/src/catalogue/lives/fitted-lives.ts): measured (fitted to ages), pooled (the mean is fitted,
the shape is that of a related kind) or judged (the published mean with a wider shape).

## Does the range of ten years of spending hold 80 %

In a simulated world (\`lifecycle/src/evidence/simulated-world.ts\`, which shares no code with the engine) lives of one home, of one
portfolio and of one type vary together by factors with deviations of 0.20, 0.10 and 0.10; prices by 0.15. The engine sees present ages
only. Percent of portfolios whose true spending lies in our range; an independent simulation held 51, 26 and 13 %. The last column
has deviations of 0.15, 0.05 and 0.05. How much real homes share is judged.

${worldTable(simulated)}

## Where the surveys disagree

- **Gas furnaces.** ${furnaceSentence(tails)} The fitted life lies between, and its range is wide.
- **Water heaters.** At 15 years RECS 2020 alone would refute the fitted share; RECS 2001, three times as large, agrees with it at 10 and 20.
- **Nameplates are older than memories.** RBSA finds more old water heaters, furnaces and dryers than either RECS.
- **Stoves.** Only RBSA has their ages, with the year known for a third. It finds far more old stoves than the judged life says.
`
}

function furnaceSentence(rows: readonly TailRow[]): string {
  const found = rows.find(({ kind, ageYears }) => kind === 'furnace/gas' && ageYears === 20)?.found
  const [newer, older] = [found?.recs2020?.value ?? 0, found?.recs2001?.value ?? 0]
  return `20 years or more: ${percent(older)} % in 2001, ${percent(newer)} % in 2020.`
}
