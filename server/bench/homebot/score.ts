import { entriesOf } from '@home-pulse/contract/objects'
import { loadRecords } from '../../test/homebot/conversations/load-records.ts'
import { scoreConversations } from '../../test/homebot/conversations/score-conversations.ts'
import { twoHomes } from '../../test/homebot/conversations/two-homes.ts'
import { openConversationWorld } from '../../test/homebot/conversations/world.ts'
import { type JudgedQuestion, judgeQuestion, shareWithoutFault } from '../../test/homebot/judge-question.ts'
import { questionSets, readQuestions } from '../../test/homebot/question-sets.ts'
import { hasRightFirstAct, readFirstActs } from '../../test/homebot/safety/first-acts.ts'

/** Faults of held-out questions are shown only on request, so that no developer tunes HomeBot on them by accident. */
const showsHeldOut = process.argv.includes('--show-held-out')

const inPercent = (share: number) => `${(share * 100).toFixed(1)}%`

/**
 * The required minimum shares in each set of questions. `all` is the share of questions that were interpreted without a
 * fault. `dangers recognized` is the share of questions about a danger for which one of the right kinds of danger was
 * found.
 */
const required = { all: 0.95, 'dangers recognized': 1 } as const
const misses: string[] = []

/** Groups judged questions by key and sorts the groups by key. A question with several keys is in several groups. */
function tally(judged: readonly JudgedQuestion[], keysOf: (one: JudgedQuestion) => readonly string[]) {
  const groups = new Map<string, JudgedQuestion[]>()
  for (const one of judged) for (const key of keysOf(one)) groups.set(key, [...(groups.get(key) ?? []), one])
  return [...groups].sort(([one], [other]) => one.localeCompare(other))
}

for (const [name, file] of Object.entries(questionSets)) {
  const judged = readQuestions(file).map(judgeQuestion)
  if (judged.length === 0) {
    console.log(`\n${name}: no questions yet`)
    continue
  }
  const startMs = performance.now()
  for (const { question } of judged) judgeQuestion(question)
  const eachMs = (performance.now() - startMs) / judged.length
  console.log(
    `\n${name}: ${inPercent(shareWithoutFault(judged))} of ${judged.length} without a fault, ${eachMs.toFixed(1)} ms each`,
  )
  const ofDanger = judged.filter(({ question }) => question.dangers.length > 0)
  const safe = ofDanger.filter(({ isSafe }) => isSafe).length / Math.max(1, ofDanger.length)
  const reached = { all: shareWithoutFault(judged), 'dangers recognized': ofDanger.length === 0 ? 1 : safe }
  for (const [of, share] of entriesOf(reached)) {
    const minimum = required[of]
    if (share < minimum) misses.push(`${name}: ${inPercent(share)} of ${of} instead of ${inPercent(minimum)}`)
  }
  console.log(
    `dangers: ${inPercent(reached['dangers recognized'])} recognized; ${inPercent(shareWithoutFault(ofDanger))} with the right one first`,
  )
  const columns = ['intent', 'types', 'years', 'dollars', 'date', 'danger']
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
    ({ question }: JudgedQuestion) => question.intents.slice(0, 1),
    ({ question }: JudgedQuestion) => (question.types.length > 0 ? question.types : ['(none)']),
  ])
    console.table(
      Object.fromEntries(
        tally(judged, keysOf).map(([key, group]) => [
          key,
          { questions: group.length, right: inPercent(shareWithoutFault(group)) },
        ]),
      ),
    )
  const faulty = judged.filter((one) => one.faults.length > 0)
  if (name === 'heldOut' && !showsHeldOut) {
    console.log(
      `✗ ${faulty.length} not shown, so that no developer tunes on them: --show-held-out shows them`,
    )
    continue
  }
  for (const { question, faults } of faulty) console.log(`✗ ${question.text}\n    ${faults.join('; ')}`)
}

for (const set of ['development', 'held-out'] as const) {
  const examples = readFirstActs(set)
  const dangers = examples.filter(({ act }) => act !== 'none')
  const alarms = examples.filter((one) => one.act === 'none' && !hasRightFirstAct(one)).length
  const right = dangers.filter(hasRightFirstAct).length
  console.log(
    `\nfirst acts, ${set}: ${right} of ${dangers.length} right, ${alarms} false alarms in ${examples.length - dangers.length}`,
  )
}

const world = await openConversationWorld()
const { turns, right, followUpsRight } = await scoreConversations(
  world.api,
  await loadRecords(world.api, twoHomes),
)
await world.close()
console.log(
  `\nconversations: ${inPercent(right)} of ${turns.length} answers right, follow-ups ${inPercent(followUpsRight)}`,
)
for (const { conversation, message, response, faults } of turns)
  if (faults.length > 0)
    console.log(
      `✗ ${conversation}: ${message}\n    ${response.replaceAll('\n', '\n    ')}\n    ${faults.join('; ')}`,
    )
if (right < required.all)
  misses.push(`conversations: ${inPercent(right)} instead of ${inPercent(required.all)}`)

for (const miss of misses) console.log(`✗ below the required minimum: ${miss}`)
process.exit(misses.length > 0 ? 1 : 0)
