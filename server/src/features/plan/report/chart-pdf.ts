import { formatAxisDollars } from '@home-pulse/contract/axis-labels'
import type { BudgetPeriod } from '@home-pulse/contract/features/plan/budget'
import { formatDollars } from '@home-pulse/contract/money'
import { inLikelyRange, isRange } from '@home-pulse/lifecycle/wording'
import { colors, page, type Sheet } from './sheet-pdf.ts'

const height = 168
const axisWidth = 44

/**
 * Draws the spending of each year at today's prices. A bar shows the expected amount, and a band behind it the likely
 * range.
 */
export function drawBudgetChart(sheet: Sheet, periods: readonly BudgetPeriod[]): void {
  const { doc } = sheet
  sheet.makeRoom(height + 50)
  const top = sheet.y + 22
  const bottom = top + height
  const left = page.left + axisWidth
  const width = page.contentWidth - axisWidth
  const step = width / periods.length
  const ticks = ticksUpTo(Math.max(...periods.map(({ real }) => Math.max(real.high, real.expected))))
  const max = ticks.at(-1) ?? 1
  const yOf = (dollars: number) => bottom - (dollars / max) * height
  const column = (index: number, share: number) => ({
    x: left + step * (index + (1 - share) / 2),
    width: step * share,
  })

  const figure = sheet.part('Figure', undefined, { alt: inWords(periods) })
  sheet.within(figure, 'Figure', () => {
    drawLegend(sheet)
    for (const tick of ticks) {
      doc
        .moveTo(left, yOf(tick))
        .lineTo(left + width, yOf(tick))
        .lineWidth(0.5)
      doc.stroke(tick === 0 ? colors.third : colors.hairline)
      const style = { size: 7.5, color: colors.third, align: 'right' } as const
      sheet.line(formatAxisDollars(tick), page.left, yOf(tick) - 4.5, axisWidth - 8, style)
    }
    for (const [index, { year, real }] of periods.entries()) {
      const band = column(index, 0.62)
      const bandHeight = yOf(real.low) - yOf(real.high)
      if (bandHeight > 0) doc.rect(band.x, yOf(real.high), band.width, bandHeight).fill(colors.band)
      const bar = column(index, 0.26)
      if (real.expected > 0)
        doc.rect(bar.x, yOf(real.expected), bar.width, bottom - yOf(real.expected)).fill(colors.brand)
      if (isLabelled(index, periods.length))
        drawCentered(sheet, String(year), left + step * (index + 0.5), bottom + 6)
    }
  })
  sheet.y = bottom + 26
}

function drawLegend(sheet: Sheet): void {
  const style = { size: 8, color: colors.second }
  const { doc, y } = sheet
  doc.rect(page.left, y + 1, 7, 7).fill(colors.brand)
  sheet.line('Expected', page.left + 12, y, 60, style)
  doc.rect(page.left + 64, y + 1, 7, 7).fill(colors.band)
  sheet.line('Likely range: 8 chances in 10', page.left + 76, y, 200, style)
  sheet.line('At today’s prices', page.left + 292, y, 200, { ...style, align: 'right' })
}

function drawCentered(sheet: Sheet, text: string, x: number, y: number): void {
  sheet.doc.font('sans').fontSize(7.5)
  const width = sheet.doc.widthOfString(text) + 2
  sheet.line(text, x - width / 2, y, width, { size: 7.5, color: colors.third })
}

/** Returns true if a year gets a label. Only as many labels as fit are drawn: all of 11 years, every third of 31. */
const isLabelled = (index: number, count: number) => index % Math.ceil(count / 14) === 0

/** Returns the values of the axis marks: from zero up to at least `max`, in three to five round steps. */
export function ticksUpTo(max: number): number[] {
  if (max <= 0) return [0, 1000]
  const magnitude = 10 ** Math.floor(Math.log10(max / 5))
  const step = magnitude * ([1, 2, 2.5, 5].find((factor) => factor * magnitude * 5 >= max) ?? 10)
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, index) => index * step)
}

const inWords = (periods: readonly BudgetPeriod[]) =>
  `Expected spending by year, with the likely range: ${periods
    .map(
      ({ year, real }) =>
        `${year} ${formatDollars(real.expected)}, ${isRange(real) ? 'from ' : ''}${inLikelyRange(real)}`,
    )
    .join('; ')}.`
