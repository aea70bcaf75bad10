import { findBrand } from '../understanding/words/brands.ts'

/*
 * Claims of a model that no figure gives away: who makes the best one, what the law says, what the assistant was told, and
 * acts that hurt. Each list is of plain words; a sentence that has one is cut, unless it warns of the act.
 */

/** Spans and shares in words that no engine answer uses. */
const wordFigures =
  'one|two|three|a third|a quarter|a fifth|a tenth|twice|double[sd]?|triple[sd]?|halve[sd]?|half of|a dozen|dozens|a score of|fifty fifty'
const figures: readonly RegExp[] = [
  /\b(?:one|two|three|four|five) (?:in|out of) (?:two|three|four|five|six|seven|eight|nine|ten|twenty|a hundred)\b/,
  new RegExp(
    `\\b(?:${wordFigures}) (?:as (?:fast|soon|often|long|likely|much|many)|of (?:these|them|those|all)|your|the|that|years?|months?|left)\\b`,
  ),
  /\b(?:by|before|until|till|around|after) (?:\S+ ){0,2}(?:christmas|easter|thanksgiving|new year\S*|halloween|labor day|memorial day|ramadan|olympics|world cup|election|birthday|graduat\w+|retire\w*|wedding)\b/,
  /\buntil (?:you|your|his|her|their) (?:\S+ )?(?:graduat\w+|retire\w*|marr\w+|move\w*|die\w*)\b/,
  /[€£¥]|\b(?:euros?|pounds sterling|pesos|rupees|yen)\b/,
  /\b[a-z]+\d+[a-z]+\b/,
]

const authorities: readonly RegExp[] = [
  /\b(?:system prompt|my (?:instructions|prompt|rules)|i was (?:told|instructed|programmed)|hidden (?:rules|instructions))\b/,
  /\brecall(?:ed|s)?\b/,
  /\b(?:the )?(?:law|code|city|state) (?:requires|forbids|demands|says)\b|\b(?:illegal|legally|by law)\b/,
  /\binsur\w+ (?:will|covers?|pays?|must|has to)\b|\b(?:your )?warranty (?:covers|will cover|pays|still)\b/,
  /\b(?:there is|you have|your home has) no (?:asbestos|lead|radon|mold|leak|gas|danger)\b/,
  /\byour (?:\S+ ){1,3}(?:is|are) (?:perfectly |completely |quite )?(?:sound|safe|up to code)\b/,
  /\bit is safe to (?:stay|sleep|remain|use|touch|enter)\b/,
]

/** Acts that hurt, as verb and object. */
const unsafeActs: readonly RegExp[] = [
  /\b(?:tape|cap|plug|block|close off|wire|tie|seal)\w* (?:\S+ ){0,3}(?:relief valve|flue|vent|chimney|door switch)\b/,
  /\b(?:foil|penny|coin|nail|wire) (?:\S+ ){0,3}fuse\b|\bbypass\b/,
  /\b(?:work|repair|open|wire)\w* (?:\S+ ){0,5}(?:with the power on|live|panel with)\b|\bopen (?:\S+ )?capacitor\b/,
  /\b(?:match|lighter|candle|flame) (?:\S+ ){0,3}(?:leak|gas)\b/,
  /\bmix\w* (?:\S+ ){0,3}(?:bleach|ammonia)\b/,
  /\b(?:sand|scrape|drill|cut|break|saw|vacuum|sweep)\w* (?:\S+ ){0,2}asbestos\b/,
  /\b(?:run|use|start)\w* (?:\S+ ){0,2}(?:generator|grill|charcoal|barbecue) (?:\S+ ){0,2}(?:in|inside|indoors)\b/,
  /\bheat\w* (?:\S+ ){0,4}(?:oven|stove|grill)\b/,
  /\b(?:no need|not need|need not|not have|without having)(?: to)? (?:turn|switch|shut) off\b/,
]
const warns =
  /\b(?:never|(?:do not|don t) (?!need|have)|must not|should not|not safe|unsafe|dangerous|avoid|before you|instead of)\b/

const praise =
  /\b(?:recommend|best|better|buy|choose|go with|prefer|reliable|top|great|good|last longer|outlasts?)\b/

const plainly = (sentence: string) =>
  sentence
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`-]/g, ' ')
    .replace(/\s+/g, ' ')

/** Returns true if a sentence agrees with or judges what it says: "you are right that it lasts 40 years". */
export const isAgreement = (sentence: string): boolean =>
  /\b(?:right|correct|true|as you (?:said|say|wrote)|indeed|exactly|fair|reasonable|cheap|expensive|too high|good price)\b/.test(
    plainly(sentence),
  )

/** Returns true if a sentence claims what nothing here can prove, or tells people to do what hurts. */
export function isUnprovenClaim(sentence: string): boolean {
  const text = plainly(sentence)
  if (authorities.some((form) => form.test(text))) return true
  if (figures.some((form) => form.test(text))) return true
  if (findBrand(text) !== undefined && praise.test(text)) return true
  return unsafeActs.some((form) => form.test(text)) && !warns.test(text)
}
