import { comingDueInWords } from '@home-pulse/contract/coming-due-words'
import type { BudgetPeriod } from '@home-pulse/contract/features/plan/budget'
import { formatDollars } from '@home-pulse/contract/money'
import { formatCount } from '@home-pulse/contract/wording'
import { lifetimeOf } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import { longDate, shortDate } from '@home-pulse/lifecycle/plain-date'
import { capitalize, countWithNoun, inLikelyRange, inOdds, isRange } from '@home-pulse/lifecycle/wording'
import { kindOf } from '../../components/present.ts'
import { presentAddress } from '../../properties/present.ts'
import { spokenType } from '../maintenance/present.ts'
import { drawBudgetChart } from './chart-pdf.ts'
import type { Report, ReportedComponent } from './read.ts'
import { colors, page, Sheet } from './sheet-pdf.ts'
import { type Column, type TableRow, writeTable } from './table-pdf.ts'

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const inMonths = (date: string) => monthFormat.format(new Date(date))
const inPercent = (share: number) => `${Math.round(share * 1_000) / 10}%`

/** Renders the report as a PDF of US Letter pages, tagged for screen readers (PDF/UA). */
export async function presentReport(report: Report, madeAt: Date): Promise<Uint8Array<ArrayBuffer>> {
  const title = titleOf(report)
  const subject = `Replacement plan and reserve, ${longDate(report.today)}`
  const sheet = new Sheet({ title: `${title}: replacement plan and reserve`, subject, madeAt })
  writeTitle(sheet, report, title)
  if (report.components.length === 0) {
    sheet.paragraph(report.budget.explanation.join(' '), { size: 11 })
    return sheet.finish(`${title}, ${longDate(report.today)}`)
  }
  writeFigures(sheet, report)
  sheet.y += 16
  drawBudgetChart(sheet, report.budget.periods)
  await writeComponents(sheet, report)
  await writeYears(sheet, report)
  await writeReserve(sheet, report)
  writeMethod(sheet, report)
  return sheet.finish(`${title}, ${longDate(report.today)}`)
}

const titleOf = ({ homes: [home], homeCount }: Report) => {
  if (!home) return 'No homes'
  return homeCount === 1 ? `${presentAddress(home)} ${home.postalCode}` : countWithNoun(homeCount, 'home')
}

function writeTitle(sheet: Sheet, { homes, homeCount, today }: Report, title: string): void {
  const small = { size: 9, color: colors.second }
  sheet.lineAs('P', undefined, 'Home Pulse AI', page.left, sheet.y, 240, {
    font: 'serif',
    size: 13,
    color: colors.brand,
  })
  const right = page.left + page.contentWidth - 240
  sheet.lineAs('P', undefined, longDate(today), right, sheet.y + 3, 240, { ...small, align: 'right' })
  sheet.y += 40
  sheet.lineAs('P', undefined, 'Replacement plan and reserve', page.left, sheet.y, page.contentWidth, small)
  sheet.y += 18
  sheet.paragraph(title, { type: 'H1', font: 'serif', size: 27, color: colors.ink, gap: 10 })
  if (homes.length > 1) {
    const named = homes.map((home) => `${presentAddress(home)} ${home.postalCode}`)
    const rest =
      homeCount > homes.length ? [`and ${countWithNoun(homeCount - homes.length, 'more', 'more')}`] : []
    sheet.paragraph([...named, ...rest].join('  ·  '), { size: 9 })
  }
  sheet.y += 6
}

function writeFigures(sheet: Sheet, { budget, reserve, dueSoon }: Report): void {
  // The cast is safe: a budget has at least one year.
  const last = budget.periods.at(-1) as BudgetPeriod
  const { expected } = last.real_to_date
  const figures = [
    [`Expected through ${last.year}`, formatDollars(expected), inLikelyRange(last.real_to_date)],
    [
      `Overdue or due within ${comingDueInWords}`,
      formatCount(dueSoon.count),
      dueSoon.count === 0 ? 'nothing' : `${formatDollars(dueSoon.costDollars)} in all`,
    ],
    [
      'Fully funded reserve',
      formatDollars(reserve.fully_funded_balance),
      reserve.settings.balance === null
        ? 'no balance recorded'
        : `${formatDollars(reserve.current_balance)} set aside, ${Math.round(reserve.percent_funded ?? 0)}%`,
    ],
    [
      'To set aside each month',
      formatDollars(reserve.monthly_contribution),
      `after a start of ${formatDollars(reserve.starting_sum)}`,
    ],
  ] as const
  const width = page.contentWidth / figures.length
  sheet.rule(page.left, sheet.y, page.contentWidth)
  const list = sheet.part('L')
  for (const [index, [label, figure, note]] of figures.entries()) {
    const x = page.left + index * width
    const item = sheet.part('LBody', sheet.part('LI', list))
    sheet.lineAs('Span', item, label, x, sheet.y + 12, width - 10, { size: 8, color: colors.second })
    sheet.lineAs('Span', item, figure, x, sheet.y + 27, width - 10, { font: 'serif', size: 17 })
    sheet.lineAs('Span', item, note, x, sheet.y + 51, width - 10, { size: 8, color: colors.second })
  }
  sheet.y += 72
  sheet.rule(page.left, sheet.y, page.contentWidth)
}

const componentColumns: readonly Column[] = [
  { title: 'Component', width: 146 },
  { title: 'Installed', width: 52 },
  { title: 'Condition', width: 52 },
  { title: 'Plan by', width: 68 },
  { title: 'Likely to fail', width: 110 },
  { title: 'Cost today', width: 64, align: 'right' },
]

async function writeComponents(sheet: Sheet, { budget, components, homeCount }: Report): Promise<void> {
  sheet.heading('Components')
  const total = budget.component_count
  if (total > components.length)
    sheet.paragraph(
      `The ${countWithNoun(components.length, 'component')} that come first, of ${formatCount(total)}.`,
    )
  const byHome = new Map<string, ReportedComponent[]>()
  for (const component of components) {
    const { propertyId } = component.row
    byHome.set(propertyId, [...(byHome.get(propertyId) ?? []), component])
  }
  const inOrder = [...byHome].sort(([one], [other]) => (one < other ? -1 : 1))
  const rows = inOrder.flatMap(([, listed]): TableRow[] => {
    const lines = listed.map(componentLine)
    const [first] = listed
    return homeCount > 1 && first ? [{ group: presentAddress(first.row) }, ...lines] : lines
  })
  await writeTable(sheet, componentColumns, rows)
}

function componentLine({ row, forecastLow, forecastHigh, costDollars }: ReportedComponent): string[] {
  const { type, variant } = kindOf(row)
  const name = capitalize(variant === undefined ? spokenType(type) : lifetimeOf(type, variant).nouns[0])
  return [
    row.unitNumber === null ? name : `${name}, unit ${row.unitNumber}`,
    row.installedPrecision === 'year' ? row.installedOn.slice(0, 4) : inMonths(row.installedOn),
    row.condition === null ? '–' : capitalize(row.condition),
    shortDate(row.forecastOn) + (row.forecastSource === 'owner' ? '*' : ''),
    `${inMonths(forecastLow)} – ${inMonths(forecastHigh)}`,
    formatDollars(costDollars),
  ]
}

const yearColumns: readonly Column[] = [
  { title: 'Year', width: 66 },
  { title: 'Expected', width: 60, align: 'right' },
  { title: 'Low', width: 52, align: 'right' },
  { title: 'High', width: 62, align: 'right' },
  { title: 'In its dollars', width: 66, align: 'right' },
  { title: 'To date', width: 66, align: 'right' },
  { title: 'Mostly for', width: 120 },
]

async function writeYears(sheet: Sheet, { budget, homeCount }: Report): Promise<void> {
  sheet.heading('Spending by year')
  sheet.paragraph(
    `At today’s prices, but for the dollars of each year, in which prices rise by ${inPercent(budget.inflation)} a year. Low and high are the likely range of a year: 8 chances in 10. A dash stands where the most likely cost is nothing, or close to it. Years add up to their total; ranges do not.`,
  )
  sheet.y += 4
  const rows = budget.periods.map(({ year, real, nominal, real_to_date: toDate, drivers }, index) => [
    index === 0 ? `Rest of ${year}` : String(year),
    formatDollars(real.expected),
    ...[real.low, real.high].map((amount) => (isRange(real) ? formatDollars(amount) : '–')),
    ...[nominal.expected, toDate.expected].map(formatDollars),
    drivers
      .slice(0, homeCount > 1 ? 1 : 2)
      .map(({ component_type: type, property_address: address }) =>
        homeCount > 1 ? `${spokenType(type)}, ${address}` : spokenType(type),
      )
      .join(', '),
  ])
  await writeTable(sheet, yearColumns, rows)
}

const reserveColumns: readonly Column[] = [
  { title: 'Year to', width: 92 },
  { title: 'Set aside', width: 80, align: 'right' },
  { title: 'Expected to be spent', width: 110, align: 'right' },
  { title: 'Left: low', width: 70, align: 'right' },
  { title: 'Left: median', width: 70, align: 'right' },
  { title: 'Left: high', width: 70, align: 'right' },
]

async function writeReserve(sheet: Sheet, { reserve }: Report): Promise<void> {
  sheet.heading('Reserve')
  const balance =
    reserve.settings.balance_on === null
      ? 'No savings are recorded.'
      : `The owner recorded ${formatDollars(reserve.current_balance)} on ${longDate(reserve.settings.balance_on)}${reserve.percent_funded === null ? '' : `, which is ${reserve.percent_funded}% of it`}.`
  sheet.paragraph(
    `${formatDollars(reserve.fully_funded_balance)} would fully fund the components by now. ${balance}`,
  )
  const { starting_sum: start, monthly_contribution: monthly, median_at_end: median } = reserve
  sheet.paragraph(
    `Start with ${formatDollars(start)} and set aside ${formatDollars(monthly)} a month. The chance that the balance stays at or above zero for ${countWithNoun(reserve.years, 'year')} is ${inOdds(reserve.chance_of_lasting)}; the median at the end is ${formatDollars(median)}. Amounts are in today’s dollars, and the monthly one rises with prices. Below, the balance begins with ${reserve.to_add > 0 ? 'the starting sum' : formatDollars(reserve.current_balance)}.`,
  )
  sheet.y += 4
  const rows = reserve.balances.map(({ to, contributed, spent, low, median, high }) => [
    longDate(to),
    ...[contributed, spent, low, median, high].map(formatDollars),
  ])
  await writeTable(sheet, reserveColumns, rows)
}

/** Returns false for a sentence that addresses the owner as "you", because the owner may give the report to others. */
const isForAllReaders = (sentence: string) => !/\byou\b/.test(sentence)

function writeMethod(sheet: Sheet, { budget, reserve, components }: Report): void {
  sheet.heading('Method')
  const isOwners = components.some(({ row }) => row.forecastSource === 'owner')
  const sentences = [
    'This is an estimate from published lives and prices, for the parts that the owner recorded. It is not an inspection, an appraisal or an engineering report.',
    ...(isOwners ? ['* The owner settled this date.'] : []),
    ...[budget, reserve].map(({ explanation }) => explanation.filter(isForAllReaders).join(' ')),
  ]
  for (const sentence of sentences) sheet.paragraph(sentence)
  sheet.heading('Sources')
  const list = sheet.part('L')
  // The sources of the budget are not listed separately, because the sources of the reserve include them.
  for (const { title } of reserve.sources) {
    const parent = sheet.part('LI', list)
    sheet.paragraph(title, { type: 'LBody', parent, size: 8, gap: 3 })
  }
}
