import { fittedLives } from '@home-pulse/lifecycle/catalogue/fitted-lives'
import { type Coverage, poolCoverage } from '@home-pulse/lifecycle/evidence/coverage'
import { isRefuted, type TailRow, tailSurveys } from '@home-pulse/lifecycle/evidence/tails'

const percent = (share: number) => (100 * share).toFixed(1)
const nameOf = (kind: string) => kind.replace('/', ', ').replaceAll('_', ' ')

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

export function tailTable(rows: readonly TailRow[]): string {
  return table(
    ['kind', 'years or more', 'RECS 2020', 'RECS 2001', 'RBSA 2017', 'RBSA 2022', 'published', 'fitted'],
    rows.map((row) => [
      nameOf(row.kind),
      String(row.ageYears),
      ...tailSurveys.map((survey) => {
        const found = row.found[survey]
        return found ? `${percent(found.value)} ± ${percent(found.error)}` : ''
      }),
      ...(['published', 'fitted'] as const).map(
        (law) => `${percent(row[law])}${isRefuted(law, row, rows) ? ' **refuted**' : ''}`,
      ),
    ]),
  )
}

export function coverageTable(rows: readonly Coverage[]): string {
  return table(
    ['kind', 'ages', 'held out', 'the other survey', 'published lives', 'standard error'],
    [
      ...rows.map(({ kind, units, heldOut, otherSurvey, published, error }) => [
        nameOf(kind),
        String(units),
        percent(heldOut),
        otherSurvey === undefined ? '' : percent(otherSurvey),
        percent(published),
        percent(error),
      ]),
      [
        '**all**',
        '',
        ...(['heldOut', 'otherSurvey', 'published'] as const).map((by) => percent(poolCoverage(rows, by))),
        '',
      ],
    ],
  )
}

function lifeTable(): string {
  return table(
    ['kind', 'rests on', 'ages, RECS 2020 + 2001', 'mean, years', '95 % interval', '8 in 10 last, years'],
    fittedLives.map(({ kind, standing, units, meanYears, meanInterval95, range80 }) => [
      nameOf(kind),
      standing,
      standing === 'judged' ? '' : `${units.recs2020} + ${units.recs2001}`,
      meanYears.toFixed(1),
      meanInterval95?.map((years) => years.toFixed(1)).join(' to ') ?? '',
      range80.map((years) => years.toFixed(1)).join(' to '),
    ]),
  )
}

export function writeReport(tails: readonly TailRow[], coverage: readonly Coverage[]): string {
  const refuted = (law: 'published' | 'fitted') => tails.filter((row) => isRefuted(law, row, tails)).length
  return `# What the forecasts rest on

Written by \`npm run backtest\`. The tables, their sources and rights: \`lifecycle/evidence/readme.md\`.

Two federal surveys asked thousands of households how old their equipment is. From the ages of what is in use it follows how long
such things last. Here our lives are held against those answers. The engine does not use the fitted lives yet.

- **Ranges.** A range of ages that should hold 80 % of them holds ${percent(poolCoverage(coverage, 'heldOut'))} % of ages that the fit had not
  seen (target: 76 to 84 %), and ${percent(poolCoverage(coverage, 'otherSurvey'))} % if the law is fitted to the other survey, 19 years apart. By the lives as
  published, which we used before, it holds ${percent(poolCoverage(coverage, 'published'))} %.
- **Old units.** Of ${tails.length} shares, the surveys refute ${refuted('published')} of the published lives and
  ${refuted('fitted')} of the fitted ones. Refuted means: outside three standard errors of both federal surveys, or of the only one
  that has the kind, with at least 100 ages.

## How many are old

Owned homes of 30 years or more. Bars: the surveys, three standard errors either way. RBSA reads nameplates, in the Northwest only; it is
shown for comparison and no life is fitted to it. RECS shows nothing beyond 20 years, so 25 and 30 years compare with RBSA alone.

![Shares of old units in the surveys and by our lives](pictures/forecast-tails.svg)

## Does the 80 % range hold 80 %

Held out: the ages are dealt into five parts at random; the lives are fitted to four, and we look how many of the fifth lie in the 80 % range
of ages, each part in turn. The other survey: fitted to one survey, looked up in the other. A band of ages that straddles the range counts
in part. Target: each kind within two standard errors of 80 %, held out. Percent.

![Share of held-out ages inside the range](pictures/forecast-coverage.svg)

${coverageTable(coverage)}

This tests the law of ages within these surveys. It does not test that owners know the ages, nor that the next decade is like the last.

## The fitted lives

Measured: fitted to ages. Pooled: the mean is fitted, the shape is that of a related kind. Judged: no ages that may ship; the published mean,
with a wider shape. A life ends for any reason, also an upgrade or a remodelling.

${lifeTable()}

## Where the surveys disagree

- **Gas furnaces.** ${furnaceSentence(tails)} The fitted life lies between, and its range is wide.
- **Water heaters.** At 15 years RECS 2020 alone would refute the fitted share; RECS 2001, three times as large, agrees with it at 10 and 20.
- **Nameplates are older than memories.** RBSA finds more old water heaters, furnaces and dryers than either RECS.
- **Stoves.** Only RBSA has their ages, with the year known for a third. It finds far more old stoves than the judged life says.

## All shares

Percent, with one standard error.

${tailTable(tails)}
`
}

function furnaceSentence(rows: readonly TailRow[]): string {
  const found = rows.find(({ kind, ageYears }) => kind === 'furnace/gas' && ageYears === 20)?.found
  const [newer, older] = [found?.recs2020?.value ?? 0, found?.recs2001?.value ?? 0]
  return `20 years or more: ${percent(older)} % in 2001, ${percent(newer)} % in 2020.`
}
