import { type AdviceTopic, advice } from '@home-pulse/lifecycle/catalogue/advice/home-advice'
import type { Intent } from './intent.ts'
import type { FoundIntents } from './intents.ts'
import type { ParsedQuestion } from './parse-question.ts'
import { readLines } from './sections-file.ts'

/** Patterns for one way to ask about an advice topic. One line of `advice-words.txt` defines them. */
interface Wording {
  readonly topic: AdviceTopic
  /**
   * The first words or stems of the alternatives in the first group, such as `roof*`. With these, `candidatesFor` skips
   * most wordings.
   */
  readonly starts: readonly string[]
  /** The question must match all these patterns. */
  readonly groups: readonly RegExp[]
  /** The question must match none of these patterns. */
  readonly exceptions: readonly RegExp[]
}

/** Reads `advice-words.txt`. The format is explained in the first lines of that file. */
function readWordings(file: URL): readonly Wording[] {
  const named = new Map<string, string>()
  const wordings: Wording[] = []
  let header = ''
  for (const line of readLines(file)) {
    const found = /^\[(.+)\]$/.exec(line)?.[1]
    if (found !== undefined) header = found
    else if (header.startsWith('@'))
      named.set(header, [named.get(header), expand(line)].filter(Boolean).join(', '))
    else if (isTopic(header)) wordings.push(readWording(header, expand(line)))
    else throw new Error(`${file.pathname} has words for “${header}”, on which there is no advice.`)
  }
  return wordings

  function expand(line: string): string {
    return line.replace(/@\w+/g, (name) => {
      const words = named.get(name)
      if (words === undefined) throw new Error(`${file.pathname} does not define the group ${name}.`)
      return words
    })
  }
}

const isTopic = (name: string): name is AdviceTopic => Object.hasOwn(advice, name)

function readWording(topic: AdviceTopic, line: string): Wording {
  const [required = '', ...exceptions] = line.split(' - ')
  const [first = '', ...others] = required.split(' + ')
  return {
    topic,
    starts: entriesOf(first).map((entry) => /^\w+\*?/.exec(entry)?.[0] ?? entry),
    groups: [first, ...others].map(toPattern),
    exceptions: exceptions.map(toPattern),
  }
}

const entriesOf = (list: string): string[] => list.split(',').map((entry) => entry.trim())

/** Returns a pattern for a comma-separated list. It matches any word, stem or phrase of the list. */
const toPattern = (list: string): RegExp =>
  new RegExp(
    `\\b(?:${entriesOf(list)
      .map((entry) => entry.replace('*', '\\w*'))
      .join('|')})\\b`,
  )

const wordings = readWordings(new URL('advice-words.txt', import.meta.url))

/** Maps a start, such as `roof*`, to the indexes of the wordings that have this start. */
const placesByStart = new Map<string, number[]>()
for (const [place, { starts }] of wordings.entries())
  for (const start of starts) placesByStart.set(start, [...(placesByStart.get(start) ?? []), place])

/**
 * Returns the wordings whose first group can match the text, in the original order. This is much faster than a test of
 * every pattern.
 */
function candidatesFor(text: string): Wording[] {
  const isCandidate = new Uint8Array(wordings.length)
  for (const word of text.split(/\W+/)) {
    for (const place of placesByStart.get(word) ?? []) isCandidate[place] = 1
    for (let length = 1; length <= word.length; length += 1)
      for (const place of placesByStart.get(`${word.slice(0, length)}*`) ?? []) isCandidate[place] = 1
  }
  return wordings.filter((_, place) => isCandidate[place])
}

/**
 * The minimum probability at which the classifier is trusted. If such a question asks for figures or records, it gets
 * no general advice.
 */
const sure = 0.9
/** Intents whose answers contain figures or records. General advice must not replace these. */
const answeredFromRecords: readonly Intent[] = [
  ...(['life', 'cost', 'how_often', 'next', 'due', 'budget', 'inventory', 'tenants', 'lease_ends'] as const),
  ...(['rent', 'tasks', 'last_done', 'home_costs', 'savings', 'notes', 'expenses', 'turnover'] as const),
  ...(['warranty', 'record', 'method', 'vacancies', 'thanks'] as const),
]

/** Intents that ask about a component, if the question names a component. */
const ofPart: readonly Intent[] = ['symptom', 'maintain', 'repair_or_replace']
/** Topics whose advice answers a question better than figures or records do. */
const betterThanRecords: readonly AdviceTopic[] = [
  'relight',
  'ice_dams',
  'water_temperature',
  'thermostat_settings',
  'refrigerant_types',
  'childproof',
  'water_hammer',
  'ac_smell',
  'flickering_lights',
  'which_grade',
  'efficiency_payback',
  'power_use',
  'finance_repair',
  'add_part',
  'efficiency',
  'running_cost',
  'food',
  'tankless_payback',
  'installation_time',
  'best_time_to_buy',
  'rebates_credits',
  'radon',
  'expansion_tank',
  'raise_rent',
  'unpaid_rent',
  'rent_paid',
  'work_at_tenants',
  'hot_water_smell',
  'one_tap_cold',
  'first_heat_smell',
  'cold_room',
  'deck_seal',
  'small_electrical',
  'recalled_panel',
  'old_wiring',
  'sprinklers',
  'septic_alarm',
  'sunken_concrete',
  'heat_pump_winter',
  'main_drain',
  'black_filter',
  'close_vents',
  'warranty_denied',
  'door_gasket',
  'chimney',
  'range_hood',
  'chimney_leak',
  'opener_fault',
  'half_power',
]

/**
 * Matches a request for a task or a note. Such a request can contain the words of a topic: "remind me to get the
 * permit".
 */
const toKeep =
  /^(?:please |por favor )?(?:remind me|recuerdame|note|nota|anota|add a task)\b|\b(?:to|on) my list\b|\bi (?:wrote|saved)\b/

/**
 * Finds the advice topic of a question, if any. A question that states an amount of money is about this amount, so it
 * gets no general advice.
 */
export function findAdviceTopic(
  { maskedText, components, amounts }: ParsedQuestion,
  { intents, probability }: FoundIntents,
): AdviceTopic | undefined {
  if (amounts.length > 0 || toKeep.test(maskedText)) return undefined
  const text = [maskedText, ...components.map(({ name }) => name)].join(' / ')
  const topic = candidatesFor(text).find(
    ({ groups, exceptions }) =>
      groups.every((words) => words.test(text)) && !exceptions.some((words) => words.test(text)),
  )?.topic
  if (topic === undefined || betterThanRecords.includes(topic)) return topic
  // A component with an empty name was inferred from a symptom. The question does not name it.
  const isOfPart = components.some(({ name }) => name !== '') && ofPart.includes(intents[0])
  const isForRecords = probability >= sure && (isOfPart || answeredFromRecords.includes(intents[0]))
  return isForRecords ? undefined : topic
}

/** Topics about a choice between two things. The answer compares their figures before it gives advice. */
export const choices: readonly (AdviceTopic | undefined)[] = [
  ...(['heat_pump_or_furnace', 'tank_or_tankless', 'heat_pump_water_heater', 'gas_or_electric'] as const),
  ...(['front_or_top_load', 'mini_split', 'roof_material', 'driveway_material', 'induction'] as const),
  ...(['window_or_central', 'replace_together'] as const),
]

/** Topics about a season. The answer lists the owner's due tasks before the advice. */
export const seasons: readonly (AdviceTopic | undefined)[] = ['winter', 'summer', 'storms']

/** Topics about tenants. The answer adds these records to the advice. */
export const tenancyRecords: Partial<Readonly<Record<AdviceTopic, 'rent' | 'lease_ends'>>> = {
  ...{ raise_rent: 'rent', unpaid_rent: 'rent', rent_paid: 'rent', work_at_tenants: 'lease_ends' },
  notice_period: 'lease_ends',
}
