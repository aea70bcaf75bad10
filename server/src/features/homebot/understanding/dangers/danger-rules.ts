import type { Danger } from '@home-pulse/lifecycle/catalogue/safety/safety'
import { findWordLists } from './find-word-lists.ts'
import { selectPresentClauses } from './present-clauses.ts'

/*
 * The rules that find dangers. Each row has a kind of danger, the word lists that must all occur near each other in one
 * clause, and the word lists that must not occur in that clause.
 */

const table = `
self_harm       | self wish death        | price lasting dwelling
self_harm       | person wish death      | price lasting burner dwelling
self_harm       | child wish death       | price lasting dwelling
self_harm       | self despair death     | price lasting dwelling
self_harm       | self despair weapon    | price
self_harm       | child despair weapon   | price
self_harm       | person despair death   | price lasting burner
injury          | person senseless       | price burner
injury          | child senseless        | price burner
injury          | person bleed           | price
injury          | child bleed            | price
injury          | body bleed             | price
injury          | person body wound      | price
injury          | child body wound       | price
injury          | self body wound        | price
injury          | person fall body       | price
injury          | person fall structure wound | price
injury          | denied breath person   | price
injury          | denied breath child    | price
choking         | choke breath           | price
choking         | person choke           | price burner
choking         | child choke            | price
swallowed       | child swallow chemical | price lasting
swallowed       | person swallow chemical | price lasting
swallowed       | chemical body swallow  | price lasting
swallowed_battery | child swallow battery | price lasting
lead_paint      | child swallow leadpaint | price
overdose        | person swallow pills   | price
overdose        | child swallow pills    | price
electrocution   | person shock senseless | price
electrocution   | child shock senseless  | price
trapped_person  | child caught place     | price denied
trapped_person  | person caught place    | price denied
trapped_person  | child caught mover     | price
caught_limb     | body caught mover      | price
caught_limb     | body caught burner     | price
intruder        | threat weapon          | price
intruder        | person threat weapon   | price
scald           | body scalding self     | price lasting
scald           | child body burnt       | price
scald           | child scalding         | price lasting
scald           | self body burnt        | price
scald           | person body burnt      | price
fire            | smoke structure        | price lasting
fire            | flame structure        | price lasting
fire            | flame burner           | price lasting
fire            | flame place            | price lasting
fire            | smoke place            | price lasting
fire            | smoke burner           | price lasting
fire            | flame urgent           | price
gas             | smell gas              | price lasting
gas             | smell egg              | price lasting water pet
gas             | hiss gas               | price
gas             | alarm gas sounds       | price
gas             | fuelact gas            | price
carbon_monoxide | monoxide sounds        | price lasting
carbon_monoxide | monoxide ill           | price
carbon_monoxide | burner ill             | price
electrical_panel | panel spark           | price lasting
electrical_panel | panel smell burnt     | price lasting
electrical_panel | panel hot             | price lasting
electrical      | current spark          | price lasting
electrical      | current burnt          | price lasting
electrical      | current hot            | price lasting
electrical      | burner shock self      | price
electrical      | shock water self       | price
electrical      | smell burnt current    | price
water_near_electrics | much current      | price lasting
water_near_electrics | water panel       | price lasting
water_near_electrics | water lamp        | price lasting
water_near_electrics | water current structure | price lasting
power_line      | line down              | price lasting
power_line      | line spark             | price lasting
tank_pressure   | tank swell             | price lasting
tank_pressure   | tank relief blow       | price lasting
tank_pressure   | tank blow sounds       | price lasting
tank_pressure   | relief plugup          | price
collapse        | structure yields heavy | price lasting
collapse        | structure yields water | price lasting
collapse        | structure yields urgent | price lasting
asbestos        | asbestos disturb       | price lasting
refrigerant     | coolant hiss           | price
refrigerant     | coolant ill            | price
refrigerant     | coolant smell body     | price
toxic_fumes     | chemical mix chemical  | price
toxic_fumes     | chemical ill           | price
toxic_fumes     | chemical breath        | price
toxic_fumes     | smell chemical body    | price
flood           | water much urgent      | price lasting
`

interface Rule {
  readonly danger: Danger
  readonly has: readonly string[]
  readonly lacks: readonly string[]
}

const readRules = (table: string): Rule[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [danger = '', has = '', lacks = ''] = row.split('|').map((cell) => cell.trim())
      // The first cell of each row is a kind of danger.
      return { danger: danger as Danger, has: has.split(' '), lacks: lacks.split(' ') }
    })

const rules = readRules(table)

/** The words of all lists of a rule must occur within this number of words. */
const nearness = 9

/** Returns the kinds of danger that the rules find in a message of `normalizeForDangers`. */
export function applyRules(message: string): Danger[] {
  const clauses = selectPresentClauses(message).map(findWordLists)
  const matching = rules.filter((rule) => clauses.some((clause) => matches(rule, clause)))
  return [...new Set(matching.map(({ danger }) => danger))]
}

function matches({ has, lacks }: Rule, clause: readonly (readonly string[])[]): boolean {
  if (clause.some((names) => lacks.some((name) => names.includes(name)))) return false
  return clause.some((_, at) => {
    const near = clause.slice(at, at + nearness)
    return has.every((name) => near.some((names) => names.includes(name)))
  })
}
