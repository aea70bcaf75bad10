import type { Hazard } from '@home-pulse/lifecycle/catalogue/safety/safety'
import { estimateDanger } from './danger-classifier.ts'
import { applyRules } from './danger-rules.ts'
import { findWordLists } from './find-word-lists.ts'
import { normalizeForDangers } from './normalize-for-dangers.ts'

/** From this probability, the classifier reports a danger without a matching rule. */
const sureAlone = 0.36
/** With a matching rule, this lower probability is enough. */
const sureWithRule = 0.25
/** A matching rule adds this to the logarithm of its kind's probability. */
const bonusOfRule = 1
const leastProbability = 1e-3
/** Without a matching rule, a danger below this probability is only a suspicion. */
const sureOfNew = 0.8
/** A message with at most this many words is read with the one before it: "and gas?" */
const maxFragment = 3
/** A second kind of danger with at least this probability is also named. */
const closeSecond = 0.25

/**
 * Kinds of danger that are not named together with the key, because their first advice contradicts or weakens
 * the key's.
 */
const notBeside: Partial<Readonly<Record<Hazard, readonly Hazard[]>>> = {
  power_line: ['electrical', 'electrical_panel', 'collapse', 'water_near_electrics', 'flood', 'fallen_in'],
  electrical_panel: ['electrical'],
  water_near_electrics: ['electrical', 'electrical_panel'],
  electrocution: ['electrical', 'electrical_panel', 'injury'],
  flame_rollout: ['electrical', 'tank_pressure'],
  fire_out: ['fire', 'electrical'],
  alarm_over: ['carbon_monoxide'],
  fire: ['fire_out', 'electrical'],
  gas: ['flame_rollout'],
  carbon_monoxide: ['alarm_over', 'oven_for_heat'],
  fallen_in: ['collapse', 'shattered_glass'],
  refrigerant: ['toxic_fumes', 'carbon_monoxide', 'electrical'],
  scald: ['electrical', 'fire', 'shattered_glass', 'tank_pressure', 'injury'],
  asbestos: ['electrical', 'fire', 'toxic_fumes', 'collapse', 'carbon_monoxide', 'fallen_in', 'lead_paint'],
  trapped_person: ['collapse', 'shattered_glass'],
  swallowed: ['toxic_fumes'],
  swallowed_battery: ['swallowed'],
  self_harm: ['carbon_monoxide', 'gas', 'injury', 'collapse', 'toxic_fumes', 'intruder'],
}

export interface FoundDangers {
  /** The most likely first. Empty if there is no danger. */
  readonly hazards: readonly Hazard[]
  /** True if no rule matched and the classifier is not certain. */
  readonly isSuspicion: boolean
  /** The classifier's probability of a danger, 0 to 1. */
  readonly danger: number
}

/** The dangers in a message, read alone and with the previous message. */
export function findDangers(message: string, before?: string): FoundDangers {
  if (before === undefined) return vote(message)
  if (isPlainFollowUp(message)) return { hazards: [], isSuspicion: false, danger: 0 }
  const together = vote(`${before}. ${message}`)
  const isFragment = message.trim().split(/\s+/).length <= maxFragment
  return together.hazards.length > 0 || isFragment ? together : vote(message)
}

const maxFollowUpWords = 6
/** Lists whose words also occur in follow-ups about records and upkeep. */
const plainLists = [
  'asks',
  'self',
  'pet',
  'place',
  'structure',
  'water',
  'burner',
  'lamp',
  'tank',
  'price',
  'lasting',
]

/** Returns true for a short message without any word of danger: "the vent one too", "can I do that myself". */
function isPlainFollowUp(message: string): boolean {
  const words = normalizeForDangers(message).split(' ')
  return (
    words.length <= maxFollowUpWords &&
    findWordLists(words)
      .flat()
      .every((name) => plainLists.includes(name))
  )
}

/** Below this probability a message has explained a danger away: "it was the neighbor's grill". */
const explained = 0.15

/** Returns true if a message shows that the reported danger did not exist or is over. */
export const refutesDanger = (message: string, earlier: string): boolean =>
  estimateDanger(`${earlier}. ${message}`).danger < explained

/** Combines the probabilities of the classifier with the matching rules. */
function vote(message: string): FoundDangers {
  const { danger, kinds } = estimateDanger(message)
  const ruled = applyRules(normalizeForDangers(message))
  if (danger < (ruled.length > 0 ? sureWithRule : sureAlone))
    return { hazards: [], isSuspicion: false, danger }
  return { hazards: rank(kinds, ruled), isSuspicion: ruled.length === 0 && danger < sureOfNew, danger }
}

/** Word lists that questions about a possible danger use: "can an old furnace cause a fire". */
const risky = ['flame', 'smoke', 'gas', 'monoxide', 'shock', 'spark', 'yields', 'swell', 'blow', 'much']

/** The kind of danger whose possibility a message asks about. Never suicide, which no word in `risky` is about. */
export function findRisk(message: string): Hazard | undefined {
  const names = findWordLists(normalizeForDangers(message).split(' ')).flat()
  if (!names.some((name) => risky.includes(name))) return undefined
  const kinds = [...estimateDanger(message).kinds].filter(([kind]) => kind !== 'self_harm')
  return rank(new Map(kinds), [])[0]
}

function rank(kinds: ReadonlyMap<Hazard, number>, ruled: readonly Hazard[]): Hazard[] {
  const score = ([kind, share]: readonly [Hazard, number]) =>
    Math.log(share + leastProbability) + (ruled.includes(kind) ? bonusOfRule : 0)
  const [first, second] = [...kinds].sort((one, other) => score(other) - score(one))
  if (!first) return []
  const isTold = second && second[1] >= closeSecond && !notBeside[first[0]]?.includes(second[0])
  // Danger of suicide comes first, except after an overdose that was already taken.
  if (isTold && second[0] === 'self_harm' && first[0] !== 'overdose') return ['self_harm', first[0]]
  return isTold ? [first[0], second[0]] : [first[0]]
}
