import type { PlainDate } from '@home-pulse/contract/primitives'
import { broaderDangerOf, type Danger } from '@home-pulse/lifecycle/catalogue/safety/safety'
import { estimateDanger } from './danger-classifier.ts'
import { applyRules, findSpecialCase } from './danger-rules.ts'
import { findAllWordLists, findWordLists } from './find-word-lists.ts'
import { normalizeForDangers } from './normalize-for-dangers.ts'
import { isOngoing, withoutAddresses, withoutOldEvents } from './present-clauses.ts'

/** The minimum probability at which the classifier reports a danger if no rule matches. */
const sureAlone = 0.42
/** The minimum probability at which the classifier reports a danger if a rule matches. */
const sureWithRule = 0.25
/** If a rule matches, this number is added to the logarithm of the probability of its kind of danger. */
const bonusOfRule = 1
const minProbability = 1e-3
/**
 * If no rule matches and the probability of a danger is below this value, the danger is only a suspicion. A clause that
 * is classified alone must also reach it, unless the clause reports a current event or asks how to stop a leak.
 */
const sureOfNew = 0.8
/**
 * A message with at most this number of words is a fragment, such as "and gas?". It is read together with the previous
 * message. It is read alone only if a rule matches or its probability of a danger is at least `sureOfFragment`.
 */
const maxFragment = 3
const sureOfFragment = 0.95
/**
 * The minimum probability for a fragment if no rule matches. It is higher than `sureAlone`, because short texts are
 * noisy.
 */
const sureOfFewWords = 0.5
/** The minimum probability at which a message without a word of despair counts as one about suicide. */
const sureOfDespair = 0.75
/** The answer also names the second most likely danger if it has at least this probability. */
const closeSecond = 0.25
/** A narrower kind that a rule found replaces its general kind only if it has at least this probability. */
const minShareOfNarrower = 0.02

/**
 * Maps a danger to the dangers that its answer leaves out, because their first advice would contradict or weaken its
 * own.
 */
const notBeside: Partial<Readonly<Record<Danger, readonly Danger[]>>> = {
  power_line: ['electrical', 'electrical_panel', 'collapse', 'water_near_electrics', 'flood', 'fallen_in'],
  electrical_panel: ['electrical'],
  water_near_electrics: ['electrical', 'electrical_panel'],
  electrocution: ['electrical', 'electrical_panel', 'injury'],
  flame_rollout: ['electrical', 'tank_pressure'],
  fire_out: ['fire', 'electrical'],
  alarm_over: ['carbon_monoxide'],
  fire: ['fire_out', 'electrical'],
  gas: ['flame_rollout'],
  carbon_monoxide: ['alarm_over', 'oven_for_heat', 'injury'],
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
  /** The dangers in the message, the most likely first. Empty if there is none. */
  readonly dangers: readonly Danger[]
  /** True if no rule matched and the classifier is not certain. */
  readonly isSuspicion: boolean
  /** True if no rule matched, so only the classifier can report the danger. */
  readonly isUnruled: boolean
  /** The classifier's probability of a danger, 0 to 1. */
  readonly dangerProbability: number
}

/** Finds the dangers in a message. Reads it together with the previous message, and then alone. */
export function findDangers(message: string, today: PlainDate, before?: string): FoundDangers {
  const combine = (text: string) => combineEstimates(text, Number(today.slice(0, 4)))
  if (before === undefined) return combine(message)
  if (isPlainFollowUp(message)) return { ...noDangers, dangerProbability: 0 }
  const together = combine(`${before}. ${message}`)
  const isBrief = isFragment(message)
  const alone = combine(message)
  const isWeak = alone.isUnruled && alone.dangerProbability < (isBrief ? sureOfFragment : maxExplained)
  const isExplained =
    isBrief ||
    (together.dangerProbability < explained &&
      (hasNoDangerWord(message) || isOnlyDespair(alone.dangers, message, ['wish', ...despairLists])))
  // Two harmless messages that are read as one can resemble a danger by chance.
  const isByChance = !isBrief && together.isSuspicion && alone.dangerProbability < harmlessAlone
  return (together.dangers.length > 0 && !isByChance) || (isWeak && isExplained) ? together : alone
}

const noDangers = { dangers: [], isSuspicion: false, isUnruled: true }

const isFragment = (message: string) => message.trim().split(/\s+/).length <= maxFragment

const despairLists: readonly string[] = ['death', 'despair', 'weary', 'weapon', 'pills']

/** Matches words about the life of a machine: "will she live longer", "I shortened its life". */
const lifeOfThing =
  /(?<!\bto )\blives? (?=longer\b|(?:\S+ )?more years\b)|\b(?:shorten|prolong|extend)(?:s|ed|ing)? (?:(?!my\b|our\b|his\b)\S+ ){1,4}life\b/g

/** Returns true if suicide is the only danger that was found, but the message has no word of the given lists. */
const isOnlyDespair = (dangers: readonly Danger[], message: string, lists = despairLists) =>
  dangers.every((danger) => danger === 'self_harm') &&
  !findAllWordLists(normalizeForDangers(message).replace(lifeOfThing, '').split(' '))
    .flat()
    .some((name) => lists.includes(name))

const maxFollowUpWords = 7
/** Word lists that also occur in harmless follow-ups about records and upkeep. */
const harmlessLists: readonly string[] = [
  ...(['asks', 'self', 'pet', 'place', 'structure', 'water', 'burner', 'lamp'] as const),
  ...(['tank', 'price', 'lasting'] as const),
]

/** Returns true for a short message without a word of danger: "the vent one too", "can I do that myself". */
const isPlainFollowUp = (message: string): boolean =>
  normalizeForDangers(message).replaceAll(' ,', '').split(' ').length <= maxFollowUpWords &&
  (hasNoDangerWord(message) || asksWhatIsLeft.test(message))

/** Matches a question about savings: "would I have anything left". The classifier takes it for despair. */
const asksWhatIsLeft =
  /^(?:(?:and|so|then|but|ok) )*(?:would|will|do|does|did|is|are) (?:i|we|there) (?:(?:still|then|even|have|be) )*any(?:thing|(?: money| cash)?) left(?: over)?\W*$/i

/** Returns true if every word list with a word of the message is harmless. `more` names additional harmless lists. */
export const hasNoDangerWord = (message: string, ...more: readonly string[]): boolean =>
  findWordLists(normalizeForDangers(message).split(' '))
    .flat()
    .every((name) => harmlessLists.includes(name) || more.includes(name))

/**
 * If the probability of danger of two messages together is below this value, the second message explains the first: "it
 * was the neighbor's grill". Then there is no danger.
 */
const explained = 0.15
/** Below this probability, a message reports no danger if it is read alone. */
const harmlessAlone = 0.05
/**
 * A suspicion below this probability can be dropped because of the previous message. An example is "should I do it now"
 * after a price.
 */
const maxExplained = 0.6

/** Returns true if a message shows that the reported danger did not exist or is over. */
export const refutesDanger = (message: string, earlier: string): boolean =>
  estimateDanger(`${earlier}. ${message}`).danger < explained

/**
 * Combines the classifier's probabilities with the matching rules. Leaves out events long ago. A clause in which a rule
 * matches is also classified alone, because a question in the same message lowers the probability. If the clause has
 * words such as "now" or "a minute ago", a lower probability is enough.
 */
function combineEstimates(said: string, thisYear: number): FoundDangers {
  const message = withoutOldEvents(withoutAddresses(said), thisYear)
  const normalized = normalizeForDangers(message)
  if (asksInGeneral(normalized)) return { ...noDangers, dangerProbability: 0 }
  const clauses = applyRules(normalized)
  const ruled = [...new Set(clauses.flatMap(({ dangers }) => dangers))]
  const whole = estimateDanger(message)
  const { danger, kinds } =
    whole.danger >= sureWithRule
      ? whole
      : (clauses
          .map(({ clause }) => ({
            ...estimateDanger(clause),
            needed: isOngoing(clause) || asksToStop.test(normalized) ? sureAlone : sureOfNew,
          }))
          .find(({ danger, needed }) => danger >= needed) ?? whole)
  const sureUnruled = isFragment(said) ? sureOfFewWords : sureAlone
  if (danger < (ruled.length > 0 ? sureWithRule : sureUnruled))
    return { ...noDangers, dangerProbability: danger }
  const ranked = rank(kinds, ruled)
  const isOfGutter = ranked.every((one) => one === 'electrical') && ofGutter.test(normalized)
  // To the classifier, harmless words can resemble despair: "could she fix it herself".
  const isHarmless =
    danger < (isFragment(said) ? sureOfFragment : sureOfDespair) && isOnlyDespair(ranked, message)
  if (ruled.length === 0 && (isOfGutter || isHarmless)) return { ...noDangers, dangerProbability: danger }
  const mostLikely: readonly Danger[] =
    fuel.test(normalized) && ranked.includes('toxic_fumes') ? ['gas'] : ranked
  return {
    dangers: findSpecialCase(mostLikely, normalized),
    isSuspicion: ruled.length === 0 && danger < sureOfNew,
    isUnruled: ruled.length === 0,
    dangerProbability: danger,
  }
}

/**
 * Returns true for a general question about a possible failure, such as "can a frozen pipe burst". It mentions no
 * person and no thing of the user.
 */
const asksInGeneral = (normalized: string): boolean =>
  generalQuestion.test(normalized.replace(/(?: ,)+$/, '')) &&
  !isOngoing(normalized) &&
  !findAllWordLists(normalized.split(' '))
    .flat()
    .some((name) => people.includes(name))
const generalQuestion =
  /^(?:can|could|will|would|do|does|might|may) (?!(?:you|the|this|that|these|those|it|anyone|anybody|your|not|hear|see|smell|feel)\b)(?:\w+ ){1,4}(?:cause|start|catch|explode|blow up|burst|leak|make|produce|emit|give off|release|collapse|cave in|flood|smoke|spark|burn|overheat)(?: (?!(?:and|but|it|its|is|now|my|the)\b)\w+){0,4}$/
const people: readonly string[] = ['self', 'person', 'child', 'body', 'death', 'pet']

/**
 * Matches a question for a way to stop a leak: "a pipe burst, where is the shutoff". A user who asks this still has the
 * leak.
 */
const asksToStop =
  /\b(?:where|donde|how do i (?:stop|shut|turn))\b.*\b(?:shut ?offs?|shut|turn off|main valve|water main|stop|cierro|cerrar|llave de paso)\b/

/**
 * Matches a message about gutters or shingles without a word for electricity or burning. It reports no electrical
 * danger.
 */
const ofGutter =
  /^(?!.*\b(?:wir\w*|cables?|cords?|electr\w*|power|line|lights?|outlet|plug\w*|heat (?:tape|cable)|shock\w*|spark\w*|buzz\w*|burn\w*|smok\w*|smell\w*|hot|melt\w*)\b).*\b(?:gutters?|downspouts?|shingles?)\b/

/** Liquid fuels. Their fumes can burn, so the first act is to leave the house, as for gas. */
const fuel = /\b(heating oil|fuel oil|oil tank|kerosene|diesel|gasoline|petrol|queroseno|gasolina)\b/

/** Word lists that occur in questions about a possible danger: "can an old furnace cause a fire". */
const risky = [
  'flame',
  'burnt',
  'smoke',
  'gas',
  'monoxide',
  'shock',
  'spark',
  'yields',
  'swell',
  'blow',
  'much',
]

/** Returns the danger in a question about a possible danger. Never returns suicide. */
export function findRisk(message: string): Danger | undefined {
  const names = findWordLists(normalizeForDangers(message).split(' ')).flat()
  if (!names.some((name) => risky.includes(name))) return undefined
  const shares = [...estimateDanger(message).kinds].filter(([danger]) => danger !== 'self_harm')
  return rank(new Map(shares), [])[0]
}

function rank(shares: ReadonlyMap<Danger, number>, ruled: readonly Danger[]): Danger[] {
  const score = ([danger, share]: readonly [Danger, number]) =>
    Math.log(share + minProbability) + (ruled.includes(danger) ? bonusOfRule : 0)
  const [first, second] = [...shares].sort((one, other) => score(other) - score(one))
  if (!first) return []
  const isTold = second && second[1] >= closeSecond && !notBeside[first[0]]?.includes(second[0])
  // If a rule finds a narrower danger, it replaces the broader one, because the advice differs. If an outlet smokes,
  // the owner may cut the power at the panel. If the panel itself smokes, the owner may not.
  const narrower = ruled.find(
    (danger) =>
      danger !== first[0] &&
      broaderDangerOf(danger) === first[0] &&
      (shares.get(danger) ?? 0) >= minShareOfNarrower,
  )
  if (narrower) return [narrower]
  if (isTold && first[0] === 'injury' && second[0] === 'electrocution') return ['electrocution']
  // A person who fell must not be moved, but a person who is unconscious from carbon monoxide must be. So the answer
  // names only carbon monoxide.
  if (isTold && first[0] === 'injury' && ['carbon_monoxide', 'exhaust'].includes(second[0]))
    return ['carbon_monoxide']
  // Suicide is named first, except after an overdose that has already happened.
  if (isTold && second[0] === 'self_harm' && first[0] !== 'overdose') return ['self_harm', first[0]]
  return isTold ? [first[0], second[0]] : [first[0]]
}
