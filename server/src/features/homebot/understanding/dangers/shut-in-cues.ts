import { been, det, people, pronoun } from './person-words.ts'

/* People, and pets, who are shut in, pinned or caught, and people who hold a live wire. */

const pets = '(?:dog|cat|puppy|kitten|pup|pet|gato|gata|perro|perra)'
const machines =
  '(?:REFRIGERATOR|DRYER|WASHER|STOVE|DISHWASHER|freezers?|fridge|ice ?box|ice chest|(?<=walk in )cooler|oven|washing machine|kiln|(?<=(?:the|a|an|our|my|old|gun) )safe|(?<=(?:the|a|our|my|his|her) )trunk|toy box|toy chest|chest|cedar chest|hope chest|elevator|lift|dumbwaiter|garbage chute|laundry chute|chimney|(?<=(?:the|a|an|our|old) )well|septic tank|(?<=(?:the|a|an|air) )(?:duct|vent)|crawl ?space|sauna|congelador|nevera|WATER_HEATER|FURNACE)'
const rooms =
  '(?:car|hot car|vehicle|van|closet|cabinet|cupboard|bathroom|room|bedroom|basement|attic|garage|shed|cellar|pantry|house|apartment|laundry room|utility room|ROOF|bunk|crib|wall|walls|garage door|gate|window|fence|railing|banister|pool drain|drain)'
const shutIn =
  '(?:stuck|trapped|locked|shut|sealed|closed|wedged|jammed|atrapad[oa]|encerrad[oa]|atorad[oa])(?: (?:himself|herself|themselves|themself|myself|himself up|up|accidentally|down|somehow|by accident))*'
const into =
  '(?:inside of|inside|into|in|within|between|behind|under|underneath|beneath|dentro de|dentro del|en|entre|debajo de)'
const limb = '(?:hands?|arms?|fingers?|head|foot|feet|legs?|hair|toes?|thumb|neck|wrist)'

/** Somebody is shut in, pinned or caught. */
export const trapped: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${people}|${pets}|${pronoun}) ${been}${shutIn}(?: \\S+){0,1} ${into} ${det}(?:${machines}|${rooms})\\b`,
  ),
  new RegExp(
    `\\b(?:${people}|${pets}) ${been}(?:is|are|was|crawled|climbed|hid|hiding|fell|got|went|slipped|snuck|jumped|asleep|sleeping|playing|trapped|lying|curled up)(?: (?:right|up|all the way|down))? (?:inside of|inside|into|in|dentro de|dentro del|en) ${det}${machines}\\b(?! (?:\\S+ )?(?:all day|all the time|every|constantly|24|business|industry|aisle|room|section))`,
  ),
  new RegExp(
    `\\b(?:locked|shut|trapped|closed|sealed)(?: (?:up|in|my|our|the|his|her|a|little|own|\\d+|two|three|four|five|six|accidentally))* (?:${people}|${pets}|him|her|them|me|us|myself|himself|herself)(?: (?:up|accidentally|by accident))? ${into} ${det}(?:${machines}|closet|attic|car|cabinet|bathroom)\\b`,
  ),
  new RegExp(
    `\\b(?:door|lid|hatch)(?: (?:has|have|had|just|is|was|got))* (?:closed|shut|slammed|locked|latched|jammed|stuck|swung|fell)(?: \\S+){0,2} (?:on|with|behind|over) (?:\\S+ ){0,3}(?:${people}|${pets}|him|her|them|me|us)\\b`,
  ),
  new RegExp(
    `\\b(?:${machines}|lid|hatch)\\b.*\\bwith (?:\\S+ ){0,3}(?:${people}|${pets}|him|her|them|me)(?: \\S+)? (?:inside|trapped|stuck|in it|in there)\\b`,
  ),
  new RegExp(
    `\\b(?:can not|could not|unable to|how do (?:i|we)|trying to|help me|need to|help)(?: \\S+)? get (?:\\S+ ){0,3}(?:${people}|${pets}|him|her|them)(?: \\S+)? out (?:of )?${det}(?:${machines}|closet|attic|car|cabinet|bathroom)\\b`,
  ),
  new RegExp(
    `\\b(?:${people}|${pets}|${pronoun}) ${been}(?:pinned|crushed|trapped|stuck|buried|squashed|caught)(?: \\S+)? (?:under|beneath|underneath|below|by) (?:\\S+ ){0,3}(?:${machines}|AC_UNIT|ROOF|ceiling|beam|wall|rubble|debris|door|shelf|tree|drywall|ladder|deck|porch)\\b`,
  ),
  new RegExp(
    `\\b(?:${machines}|AC_UNIT|ROOF|ceiling|beam|wall|shelf|tree|door|deck|it) (?:has |have |just |tipped and )*(?:fell|fallen|tipped|toppled|collapsed|came down|crashed|dropped)(?: (?:over|down))? (?:on top of|onto|on|over) (?:\\S+ ){0,3}(?:${people}|him|her|them|me|us)\\b(?! (?:house|car|roof|ROOF|DRIVEWAY|fence|yard|deck|garage|property|head of))`,
  ),
  new RegExp(
    `\\b(?:his|her|my|their|the|baby|kids?|${people}) (?:\\S+ )?${limb} ${been}(?:stuck|trapped|caught|pinned|jammed|wedged|pulled)(?: \\S+)? (?:in|inside|into|under|between|behind) (?:\\S+ ){0,2}(?:${machines}|${rooms}|roller|wringer|blower|fan|belt|motor|AC_UNIT)\\b`,
  ),
  new RegExp(
    `\\b(?:${people}|${pets}) (?:is |was )?(?:inside|in) ${det}${machines}\\b(?=.*\\b(?:can not|help|stuck|trapped|locked|open|door|lid|out|will not)\\b)|\\bthere is (?:a |an |my |our |some ?one |\\S+ ){0,2}${people} (?:inside|in|stuck in|trapped in) ${det}${machines}\\b`,
  ),
  new RegExp(
    `\\b(?:${people}|${pets}|${pronoun}) (?:can not|could not|will not)(?: (?:seem|manage) to)? (?:get|climb|come) out (?:of )?${det}(?:${machines}|closet|attic|car|cabinet|bathroom)\\b`,
  ),
  new RegExp(
    `\\b(?:banging|knocking|screaming|crying|yelling)(?: \\S+){0,3} (?:from )?inside (?:of )?${det}${machines}\\b`,
  ),
  new RegExp(
    `\\b(?:${people}|${pets})\\b.*\\b(?:inside|in) ${det}(?:REFRIGERATOR|freezers?|DRYER|WASHER|STOVE|chest|trunk)\\b.*\\b(?:door|lid|it)(?: \\S+)? (?:will not|can not|does not|is stuck|is locked|is jammed|not)\\b`,
  ),
]

const people2 = `(?:${people}|${pronoun})`
/** A shock that somebody does not walk away from. */
export const shocked: readonly RegExp[] = [
  /\b(?:is|are|was|were|been|being|got|getting|gets|get|just|almost|nearly|half) (?:\S+ )?electrocut\w+\b(?! by the (?:price|bill|cost|quote))/,
  new RegExp(
    `\\belectrocut(?:ed|es|ing) (?:\\S+ ){0,2}(?:${people}|me|him|her|them|us|himself|herself|myself)\\b`,
  ),
  /\b(?:shock\w*|zap\w*|jolt\w*|electric shock|electricity|live wire|current|outlet|socket|fork|wires?|wiring)\b.*\b(?:unconscious|passed out|(?:is |are )?not (?:breathing|moving|responding|waking|respond|breathe|wake|move)|collapsed|chest (?:pain|hurts)|heart|will not wake|unresponsive|twitching|convuls\w+|knocked (?:him|her|me|them) (?:out|down|back|over|across)|let go|fell (?:down|off|over)|burn mark on (?:my|his|her))\b/,
  /\b(?:unconscious|passed out|not (?:breathing|moving|responding)|collapsed|twitching|convulsing)\b.*\b(?:shock\w*|zapped|electric shock|live wire|electrocut\w*)\b/,
  new RegExp(
    `\\b${people2} (?:can not|could not|will not)(?: \\S+)? let go(?: of)?\\b(?=.*\\b(?:wire|cord|cable|handle|outlet|plug|panel|WASHER|DRYER|STOVE|REFRIGERATOR|tool|drill|lamp|metal|it)\\b)`,
  ),
  new RegExp(
    `\\b(?:${people}|he|she|they|i) ${been}(?:stuck|frozen|glued) to (?:\\S+ ){0,2}(?:wire|wires|outlet|panel|cable|socket|live|electric\\w*|power line|cord|DRYER|WASHER|REFRIGERATOR|WATER_HEATER)\\b`,
  ),
  /\belectrocut(?:o|ad[oa]|ando)\b/,
]
