import { entriesOf } from '@home-pulse/contract/objects'
import type { Coverage } from '@home-pulse/lifecycle/evidence/coverage'
import type { TailRow, TailSurvey } from '@home-pulse/lifecycle/evidence/tails'

/**
 * This module draws charts for docs/forecast-evidence.md, as SVG. The background is white, so that the text is readable
 * on a dark page.
 */

const colors: Readonly<Record<TailSurvey | 'published' | 'fitted', string>> = {
  recs2020: '#1b6ca8',
  recs2001: '#4a9c6d',
  rbsa2017: '#b0a08a',
  rbsa2022: '#8a7f9c',
  published: '#c0392b',
  fitted: '#111111',
}

const [left, width, rowHeight, top] = [300, 560, 18, 60]

function frame(rows: number, title: string, body: readonly string[]): string {
  const height = top + rows * rowHeight + 20
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + width + 30} ${height}" role="img" font-family="sans-serif" font-size="12">
<title>${title}</title>
<rect width="100%" height="100%" fill="#ffffff"/>
${body.join('\n')}
</svg>
`
}

const number = (value: number) => value.toFixed(1)
const text = (x: number, y: number, words: string, more = '') =>
  `<text x="${number(x)}" y="${number(y)}" ${more}>${words}</text>`
const line = (x1: number, x2: number, y1: number, y2: number, color: string, thickness = 1) =>
  `<line x1="${number(x1)}" x2="${number(x2)}" y1="${number(y1)}" y2="${number(y2)}" stroke="${color}" stroke-width="${thickness}"/>`

function axis(rows: number, ticks: readonly number[], xOf: (share: number) => number): string[] {
  return ticks.flatMap((share) => [
    line(xOf(share), xOf(share), top - 8, top + rows * rowHeight, '#dddddd'),
    text(xOf(share), top - 12, `${Math.round(share * 100)} %`, 'text-anchor="middle" fill="#555555"'),
  ])
}

/**
 * Draws a chart with one row for each kind of equipment, such as tankless water heaters. A row shows the share of units
 * that reach a certain age: as found in each survey, and as predicted by each distribution. The line around a survey's
 * share is three standard errors long to both sides.
 */
export function drawTails(rows: readonly TailRow[]): string {
  const largest = 0.65
  const xOf = (share: number) => left + (Math.min(Math.max(share, 0), largest) / largest) * width
  const marks = rows.flatMap(({ kind, ageYears, found, published, fitted }, index) => {
    const y = top + index * rowHeight + rowHeight / 2
    const surveys = entriesOf<TailSurvey, { value: number; error: number }>(found)
    return [
      text(
        left - 10,
        y + 4,
        `${kind.replace('/', ', ').replaceAll('_', ' ')}, ${ageYears} years or more`,
        'text-anchor="end"',
      ),
      ...surveys.map(([survey, { value, error }], place) => {
        const level = y - 4.5 + place * 3
        const spread = line(xOf(value - 3 * error), xOf(value + 3 * error), level, level, colors[survey], 2)
        return `${spread}<circle cx="${number(xOf(value))}" cy="${number(level)}" r="2.5" fill="${colors[survey]}"/>`
      }),
      line(xOf(published), xOf(published), y - 7, y + 7, colors.published, 2),
      line(xOf(fitted), xOf(fitted), y - 7, y + 7, colors.fitted, 2),
    ]
  })
  const names = {
    recs2020: 'RECS 2020',
    recs2001: 'RECS 2001',
    rbsa2017: 'RBSA 2017',
    rbsa2022: 'RBSA 2022',
    published: 'published lives',
    fitted: 'fitted lives',
  }
  const legend = entriesOf(names).map(([key, name], index) =>
    text(left - 190 + index * 125, 20, `■ ${name}`, `fill="${colors[key]}"`),
  )
  return frame(rows.length, 'Share of units that are at least so old', [
    ...legend,
    ...axis(rows.length, [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6], xOf),
    ...marks,
  ])
}

/**
 * Draws a chart with one row for each kind of equipment. A row shows the share of surveyed ages that lie in the
 * predicted 80 % range. The line around a share is two standard errors long to both sides.
 */
export function drawCoverage(rows: readonly Coverage[]): string {
  const xOf = (share: number) => left + ((share - 0.6) / 0.4) * width
  const marks = rows.flatMap(({ kind, heldOut: value, error }, index) => {
    const y = top + index * rowHeight + rowHeight / 2
    return [
      text(left - 10, y + 4, kind.replace('/', ', ').replaceAll('_', ' '), 'text-anchor="end"'),
      line(xOf(value - 2 * error), xOf(Math.min(value + 2 * error, 1)), y, y, colors.recs2020, 2),
      `<circle cx="${number(xOf(value))}" cy="${number(y)}" r="4" fill="${colors.recs2020}"/>`,
    ]
  })
  return frame(rows.length, 'Share of held-out ages inside the 80 % range', [
    ...axis(rows.length, [0.6, 0.7, 0.8, 0.9, 1], xOf),
    line(xOf(0.8), xOf(0.8), top - 8, top + rows.length * rowHeight, colors.fitted, 1.5),
    ...marks,
  ])
}
