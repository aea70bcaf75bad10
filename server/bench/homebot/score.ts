import { scoreConversations } from '../../test/homebot/conversations/run.ts'
import { openConversationWorld } from '../../test/homebot/conversations/world.ts'
import { readQuestions, sets } from '../../test/homebot/question-sets.ts'
import { type Judged, judge, shareRight } from '../../test/homebot/questions.ts'
import { isRight, readTold } from '../../test/homebot/safety/acts.ts'

/**
 * Hides the questions of the held-out set unless they are requested, so that no developer tunes HomeBot on
 * them by accident.
 */
const showsHeldOut = process.argv.includes('--show-held-out')

const inPercent = (share: number) => `${(share * 100).toFixed(1)}%`

/**
 * The required minimum for each set of questions. `all` is the share of questions that are understood
 * completely. The other is the share of dangers whose answer begins with the right action. If two kinds of
 * danger are equally likely, the answer names both, and `all` also judges their order.
 */
const bars = { all: 0.95, 'dangers told what to do': 1 } as const
const missed: string[] = []

/** Groups judged questions by key, sorted by key. A question can have several keys. */
function tally(judged: readonly Judged[], keysOf: (one: Judged) => readonly string[]) {
  const groups = new Map<string, Judged[]>()
  for (const one of judged) for (const key of keysOf(one)) groups.set(key, [...(groups.get(key) ?? []), one])
  return [...groups].sort(([one], [other]) => one.localeCompare(other))
}

for (const [name, file] of Object.entries(sets)) {
  const judged = readQuestions(file).map(judge)
  if (judged.length === 0) {
    console.log(`\n${name}: no questions yet`)
    continue
  }
  const startMs = performance.now()
  for (const { question } of judged) judge(question)
  const eachMs = (performance.now() - startMs) / judged.length
  console.log(
    `\n${name}: ${inPercent(shareRight(judged))} of ${judged.length} right in everything, ${eachMs.toFixed(1)} ms each`,
  )
  const ofDanger = judged.filter(({ question }) => question.hazards.length > 0)
  const safe = ofDanger.filter(({ isSafe }) => isSafe).length / Math.max(1, ofDanger.length)
  const reached = { all: shareRight(judged), 'dangers told what to do': ofDanger.length === 0 ? 1 : safe }
  for (const [of, share] of Object.entries(reached)) {
    const bar = bars[of as keyof typeof bars]
    if (share < bar) missed.push(`${name}: ${inPercent(share)} of ${of} instead of ${inPercent(bar)}`)
  }
  console.log(
    `dangers: ${inPercent(reached['dangers told what to do'])} told what to do; ${inPercent(shareRight(ofDanger))} with the right one first`,
  )
  const columns = ['intent', 'types', 'years', 'dollars', 'date', 'hazard']
  const wrong = (column: string) =>
    judged.filter(({ faults }) => faults.some((fault) => fault.startsWith(`${column}:`)))
  console.table(
    Object.fromEntries(
      columns.map((column) => [
        column,
        { right: inPercent(1 - wrong(column).length / judged.length), wrong: wrong(column).length },
      ]),
    ),
  )
  for (const keysOf of [
    ({ question }: Judged) => question.intents.slice(0, 1),
    ({ question }: Judged) => (question.types.length > 0 ? question.types : ['(none)']),
  ])
    console.table(
      Object.fromEntries(
        tally(judged, keysOf).map(([key, group]) => [
          key,
          { questions: group.length, right: inPercent(shareRight(group)) },
        ]),
      ),
    )
  const faulty = judged.filter((one) => one.faults.length > 0)
  if (name === 'heldOut' && !showsHeldOut) {
    console.log(`✗ ${faulty.length} not shown, so that nobody tunes on them: --show-held-out shows them`)
    continue
  }
  for (const { question, faults } of faulty) console.log(`✗ ${question.text}\n    ${faults.join('; ')}`)
}

for (const set of ['development', 'held-out'] as const) {
  const told = readTold(set)
  const dangers = told.filter(({ act }) => act !== 'none')
  const alarms = told.filter((one) => one.act === 'none' && !isRight(one)).length
  const heard = dangers.filter(isRight).length
  console.log(
    `\nfirst acts, ${set}: ${heard} of ${dangers.length} right, ${alarms} false alarms in ${told.length - dangers.length}`,
  )
}

const world = await openConversationWorld()
const { turns, right, followUpsRight } = await scoreConversations(world.api)
await world.close()
console.log(
  `\nconversations: ${inPercent(right)} of ${turns.length} answers right, follow-ups ${inPercent(followUpsRight)}`,
)
for (const { conversation, message, response, faults } of turns)
  if (faults.length > 0)
    console.log(
      `✗ ${conversation}: ${message}\n    ${response.replaceAll('\n', '\n    ')}\n    ${faults.join('; ')}`,
    )
if (right < bars.all) missed.push(`conversations: ${inPercent(right)} instead of ${inPercent(bars.all)}`)

for (const miss of missed) console.log(`✗ below the bar: ${miss}`)
process.exit(missed.length > 0 ? 1 : 0)
