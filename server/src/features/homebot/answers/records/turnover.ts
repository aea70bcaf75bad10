import type { Understanding } from '../../understanding/understand.ts'
import type { Answer, Facts } from '../facts.ts'
import { linesOf } from '../forecasts.ts'
import { languageOf } from '../language/answer-languages.ts'
import { withEnglishNotice } from '../language/english-notice.ts'
import { texts } from '../sentences.ts'

/**
 * The number of years for which to look ahead. A component that is due sooner should be replaced while the place is
 * empty.
 */
const soonYears = 2

/** Lists the work to do between two tenants: the components to replace, and what to inspect. */
export function answerTurnover(
  asked: Understanding,
  { soonest, today, isNarrow, homeAddress }: Facts,
): Answer {
  const english = languageOf({})
  const until = `${Number(today.slice(0, 4)) + soonYears}${today.slice(4)}`
  const due = soonest.filter(({ forecastOn }) => forecastOn <= until)
  const rest = soonest.filter((row) => !due.includes(row))
  const where = isNarrow ? 'there' : homeAddress ? `at ${homeAddress}` : 'in your homes'
  return withEnglishNotice(asked, {
    paragraphs: texts(
      due.length > 0
        ? `Replace first, while it is empty, because it is due within ${soonYears} years:\n${linesOf(due, today, english)}`
        : `No part ${where} is due within ${soonYears} years, so none needs replacing for it.`,
      rest.length > 0 && isNarrow && `These can stay:\n${linesOf(rest, today, english)}`,
      'Look at: smoke and carbon monoxide alarms (test them, and read their dates), drips and drains, the locks, outlets and switches, the stove’s burners and anti-tip bracket, the refrigerator’s coils and seal, filters, and walls for stains. Take photos before and after.',
    ),
    next: ['What does it cost to replace everything there?', 'Which lease ends next?'],
    // If nothing is due, "the cost of all that" means the parts that can stay.
    listed: due.length > 0 || !isNarrow ? due : rest,
  })
}
