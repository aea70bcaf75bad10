import { broaderDangerOf, type Danger } from '@home-pulse/lifecycle/catalogue/safety/safety'
import type { Topic } from '../conversation/topic.ts'
import type { EarlierDangers, Understanding } from '../understand.ts'
import { hasNoDangerWord, refutesDanger } from './find-dangers.ts'
import { reportsIllness } from './illness.ts'
import { normalizeForDangers } from './normalize-for-dangers.ts'

const authority =
  '(?:fire (?:department|fighters?|crew|men|man|service|brigade|dept)|firem[ae]n|firefighters?|responders?|gas (?:company|utility|man|guy|people|tech)|utility(?: company)?|power company|electric company|electricians?|plumbers?|technicians?|techs?|engineers?|inspectors?|police|paramedics?|ems|ambulance|doctors?|hospital|911|nurse|they|he|she|pge|roofer|hvac guy|professional)'
/** Matches a report that a professional found no danger or removed it. */
const checked = new RegExp(
  `\\b${authority} (?:\\S+ ){0,6}?(?:(?:said|says|say|told|confirmed|declared|gave|checked|measured|tested)\\b(?: \\S+){0,8} (?:safe|ok|okay|fine|clear|clean|go (?:back )?in(?:side)?|no (?:gas|leak|co|monoxide|danger)|normal|good)|(?:fixed|repaired|cleared|sealed|capped|resolved|replaced|put out)\\b)`,
)
/** Patterns which show that a danger is over or did not exist. */
const over: readonly RegExp[] = [
  checked,
  /\ball[ -]?clear(?:ed)?\b/,
  /\b(?:was|is|were|just|turned out (?:to be )?)(?: \S+){0,2} (?:a )?false alarm\b|^(?:it |was |a |sorry |ok |oh |, )*false alarm\b/,
  /\b(?:danger|emergency|crisis|incident) (?:is |has |was )?(?:now )?(?:over|passed|resolved|ended)\b/,
  /\b(?:todo despejado|ya paso el peligro|falsa alarma|ya (?:lo )?(?:arreglaron|repararon))\b/,
]
const notOver =
  /\b(?:not|no|never|is it|is that|are we|isn t|until|till|waiting|wait|when|without|before|haven t|hasn t|if|should|can|could|will|would|do|did|what if|yet|how|who|still|again)\b/
/** Matches words which show, after a message about suicide, that the person is better. */
const ofDespair =
  /\b(?:i am|we are|she is|he is|they are) (?:\S+ )?(?:ok|okay|fine|safe|better|good|all right|alright)(?: now)?\b|\b(?:feel|feeling|feels) (?:\S+ )?better\b|\b(?:just )?(?:kidding|joking)\b|\b(?:was|were) (?:only |just )?(?:a joke|joking|kidding)\b|\bi (?:did not|do not) mean it\b|\bi (?:called|texted|talked to|spoke (?:to|with)) (?:988|them|someone|somebody|a \S+)\b/
const stillBad = /\b(?:not|never|do not|am not|no longer|wish|if)\b/

/**
 * Matches words about the earlier danger. A message with such words continues it, even if it also names something else.
 */
const aboutIt =
  /\b(?:outside|out side|outdoors|all[ -]?clear|back (?:in|inside|home)|go in|going in|go inside|get (?:out|my|the|her|him)|leave|evacuat\w*|safe|unsafe|safely|911|988|fire department|gas company|utility|ambulance|poison control|hospital|doctor|alarm|still (?:smell\w*|beep\w*|hiss\w*|there|burn\w*|hurt\w*|stuck)|smell\w*|now what|what now|what next|next step|what (?:do|should|can|else) (?:i|we)(?: \S+)? do|then what|call(?:ed|ing)? (?:them|someone|somebody|you|for help|who|it in)|who (?:do|should) (?:i|we) call|turn(?:ed)? (?:it|everything|the (?:gas|power|water|main)) off|shut(?: \S+){0,2} off|windows?|matches|lighter|light switch|wait(?:ing)?|how long (?:do|should|must|will|until)(?: \S+){0,3} (?:wait|stay|out|keep|hold|it take|they)|inside|my (?:cat|dog|pets?|kids?|purse|phone|keys|wallet|car)|neighbou?rs?|afuera|entrar|llamar|ahora que|y ahora|seguro|bomberos)\b/

/** Matches words that return to a danger of another conversation: "can we go back in". */
const returnsToIt = new RegExp(
  `\\b(?:${[
    'back (?:in|inside|home|indoors)|go in(?:side)?|all[ -]?clear|false alarm|now what|what now|then what',
    '(?:am|are|got|went) (?:all |now )?out(?:side|doors| now| here)?|(?:still )?out(?:side)? (?:now|here)',
    'still (?:smell|beep|hiss|burn|smok|hurt|bleed|stuck|inside|in there|there)\\w*|(?:smell|alarm|fire|smoke|leak) (?:is|has|was)? ?(?:gone|out|stopped|silent|off|over)',
    'called 911|call(?:ed)? (?:someone|somebody|them|for help)|firem[ae]n|firefighters?|fire department|gas company|ambulance|paramedics|poison control',
    'safe (?:to (?:go|come|be|enter|sleep)|now|yet|again|inside|in there)|how long (?:do|should|must) (?:i|we) (?:wait|stay|keep)(?: out| here| outside)?$',
    'y ahora|afuera|salimos|sali|entrar|adentro|sigue (?:oliendo|sonando|saliendo)|todo despejado|falsa alarma|bomberos|ambulancia',
  ].join('|')})\\b`,
)

/**
 * Returns how a question relates to earlier dangers. In doubt, the question continues them: an unnecessary reminder
 * does little harm.
 */
export function relateToDanger(
  question: string,
  fresh: Understanding,
  { dangers: own = [], dangersElsewhere, said: earlier }: EarlierTopic,
): EarlierDangers | undefined {
  const isElsewhere = own.length === 0
  const dangers = isElsewhere ? (dangersElsewhere?.dangers ?? []) : own
  if (dangers.length === 0) return undefined
  const said = normalizeForDangers(question)
  const asksElse =
    fresh.certainty === 'asked' &&
    !['thanks', 'confirm'].includes(fresh.intents[0]) &&
    (fresh.components.length > 0 || ofAllHomes.test(said))
  const isIll = earlier !== undefined && reportsIllness(earlier, dangers)
  if (
    isNoNewDanger(fresh, said, dangers) &&
    (!isIll || checked.test(said) || /\ball[ -]?clear/.test(said)) &&
    (isOver(question, said, dangers) ||
      isExplained(question, said, isElsewhere ? undefined : earlier, dangers)) &&
    !(fresh.dangers.length > 0 && comesBack.test(said))
  )
    return { dangers, stage: 'over', isAlone: !asksElse, isElsewhere }
  const isBesides = isElsewhere
    ? !returnsToIt.test(said) || fresh.components.length > 0
    : asksElse && fresh.dangers.length === 0 && !aboutIt.test(said)
  if (isBesides && isElsewhere && dangersElsewhere?.isReminded) return undefined
  return { dangers, stage: isBesides ? 'besides' : 'continues', isAlone: false, isElsewhere }
}

type EarlierTopic = Partial<Pick<Topic, 'dangers' | 'dangersElsewhere' | 'said'>>

/**
 * Matches the beginning of a question or a request. Such a message says nothing about the danger. But because it is
 * about another subject, the classifier gives it a low probability of danger, as it does for an explanation.
 */
const asks =
  /^(?:(?:and|so|but|then|ok|okay|y) )*(?:what|who|whose|which|when|where|why|how|is|are|am|was|were|do|does|did|have|has|can|could|should|would|will|tell|show|list|add|note|remind|give|que|quien|cual|cuando|cuanto|cuantos|donde|como)\b/

/**
 * Matches words that refer to the danger or its end: "it was the toaster", "already out". A statement without them, such
 * as "I have to pay the rent", is about another subject.
 */
const refersToIt =
  /\b(?:it|its|that|this|they|them|was|were|just|only|turn(?:ed|s) out|nothing|nobody|nope|no|not|never|mistaken?|false|already|ya|era|eran|fue|fueron|solo|nada|resulto)\b/

/**
 * Returns true if a statement shows that there was no danger. Returns false for questions, very short messages,
 * messages about something else or with words of `aboutIt`, and after a message about suicide.
 */
const isExplained = (
  question: string,
  said: string,
  earlier: string | undefined,
  dangers: readonly Danger[],
) =>
  earlier !== undefined &&
  !dangers.includes('self_harm') &&
  !aboutIt.test(said) &&
  !asks.test(said) &&
  refersToIt.test(said) &&
  question.trim().split(/\s+/).length > 2 &&
  refutesDanger(question, earlier)

function isOver(question: string, said: string, dangers: readonly Danger[]): boolean {
  const clauses = said.split(' , ')
  const isAsked = (clause: string) =>
    /\?/.test(question) && !question.includes('.') && clauses.length < 2 && clause !== ''
  if (dangers.includes('self_harm'))
    return clauses.some(
      (clause) =>
        (ofDespair.test(clause) && !stillBad.test(clause.replace(/\b(?:did|do) not mean it\b/, ''))) ||
        /\ball[ -]?clear\b/.test(clause),
    )
  return clauses.some((clause) => {
    const words = over.find((pattern) => pattern.test(clause))
    if (!words || isAsked(clause)) return false
    const before = clause.slice(0, words.exec(clause)?.index ?? 0)
    const inner = words.exec(clause)?.[0] ?? ''
    return (
      !notOver.test(before) &&
      !/\b(?:not|never|until|before|unless)\b/.test(inner) &&
      !/\b(?:yet|soon|when)\b/.test(clause.slice(before.length + inner.length))
    )
  })
}

const ofAllHomes = /\b(?:due|overdue|budget|set aside|which of mine|maintenance|replacements?)\b/
const comesBack = /\b(?:but|again|still|now|back)\b/
const placesOfSafety =
  /\b(?:outside|out side|outdoors|out here|out now|got out|went out|we left|i left|evacuated|in the (?:yard|street|car|driveway)|across the street|at the neighbou?rs?|afuera|salimos)\b|\b(?:go|going|come|get) back (?:in|inside)\b/
/** Danger types that report the end of a danger, such as an alarm that stopped. They are not new dangers. */
const aftermath: readonly Danger[] = ['alarm_over', 'fire_out']

/**
 * Returns true if the classifier suspects a danger only because of words about the earlier danger: "she is still in
 * there".
 */
const returnsOnly = ({ isSuspicion }: Understanding, said: string) =>
  isSuspicion && returnsToIt.test(said) && hasNoDangerWord(said, 'person', 'child')

/** Returns true if the message reports no danger, or only general dangers that were already reported. */
function isNoNewDanger(fresh: Understanding, said: string, dangers: readonly Danger[]): boolean {
  const known = dangers.map(broaderDangerOf)
  const isOld = (danger: Danger) => aftermath.includes(danger) || known.includes(broaderDangerOf(danger))
  return returnsOnly(fresh, said) || fresh.dangers.every(isOld)
}

/**
 * Completes the interpretation of a message with the earlier dangers, and removes dangers that are not new. A message
 * that continues the dangers gets the intent `safety`. A message that only says that they are over gets `thanks`.
 */
export function applyEarlierDangers(
  question: string,
  fresh: Understanding,
  earlier: EarlierDangers | undefined,
): Understanding {
  const said = normalizeForDangers(question)
  const isOld = (danger: Danger) =>
    aftermath.includes(danger) ||
    // A more specific danger counts as new even after its general danger was reported, because its first advice
    // differs.
    (earlier?.dangers.includes(danger) && (fresh.isSuspicion || placesOfSafety.test(said)))
  const isSame = earlier !== undefined && (returnsOnly(fresh, said) || fresh.dangers.every(isOld))
  const asked = isSame ? { ...fresh, dangers: [] } : fresh
  if (!earlier) return asked
  const rest = asked.intents.filter((intent) => intent !== 'safety')
  if (earlier.stage === 'continues')
    return { ...asked, intents: ['safety', ...rest], specialIntent: undefined, earlierDangers: earlier }
  if (earlier.stage === 'over' && earlier.isAlone)
    return { ...asked, dangers: [], intents: ['thanks'], specialIntent: undefined, earlierDangers: earlier }
  return { ...asked, earlierDangers: earlier }
}
