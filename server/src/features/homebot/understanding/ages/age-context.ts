/**
 * Matches the words before a number of years that is not an age. It can be a period, a wish, a claim or a warranty: "it
 * should last 20 years".
 */
export const precedesDuration =
  /\b(?:(?:warranty|warrantee|guarantee|garantia)(?: (?:was|is|of|for|runs|lasts|said|says|era|es|de))*|(?:do|does|did)(?: \S+){1,4} (?:die|fail|quit|go|break|wear out|give out) after|(?:a|an|any|most)(?: \S+)? [A-Z_]{4,} (?:goes|lasts|runs|makes it)|in|next|within|every|each|another|last|lasts|lasted for|than|coming|plus|first|for the next|over(?: the next)?|past|cada|en|proximos|otros|dentro de|per|(?:says?|said|claims?|claimed|swears|promised|promises|insists|thinks|rated|guaranteed|supposed to (?:last|go|get)|meant to last|good|average|averages|typically|usually|normally|expected|expect|should (?:last|get|go))(?: (?:it|they|that|is|are|was|of|about|for|to|get|gets|last|lasts|at|every|will|should|good|only))*) (?:the |about |only |just |around |at least |up to |maybe |roughly |los )?$/
export const followsDuration =
  /^\s*(?:(?:parts |labor |limited |manufacturer |full |factory |extended )*(?:warranty|warrantee|guarantee|garantia)|from now|left|longer|more\b|remaining|shingle|architectural|asphalt|roof\b|term|loan|lease|mortgage|plan|mas\b|until|till|to go|experience|in a row|after|earlier|budget|reserve|supply|apart)/
export const statesAge =
  /^\s*(?:old|of age|of use|of service|de edad|de antiguedad|de uso|de viej[oa]|now\b|ago\b|back\b)/

/**
 * Matches words which show that a number of years is not the age of a component. It belongs to a person, a house or
 * earlier work: "we have lived here 8 years".
 */
export const aboutOthers =
  /^(?!.*[A-Z_]{4,})(?=.*\b(?:(?:bought|built|buy|buying|own|owned|owning|purchased|rent\w*)\b.*\b(?:house|home|place|condo|here|property|duplex|building|townhouse|apartment)|(?:been|live|living) in (?:this|the|our|my) (?:house|home|place|condo|apartment|flat)|no (?:clue|idea) how old|moved|lived|living here|live here|closed on|closing|landlord|tenants?|married|keeping house|homeowners?|retired|kids?|son|daughter|husband|wife|dog|years? (?:of )?experience|in business|(?:we|i|you) (?:are|am|were|was)(?! original))\b)/
const ofDeeds =
  /\b(?:repaired|fixed|serviced|sealed|resealed|sealcoated|flushed|cleaned|inspected|tuned|patched|painted|drained|descaled|last (?:did|(?<!ROOF (?:was|were|got) last )done|time|service|cleaning|seal\w*|flush\w*|tune\w*|inspect\w*|chang\w*|clean\w*)|expired|ran out|runs out|started|began|stopped|overdue|won|replaced (?:the |its |my |a )?(?!it\b|that\b|them\b|last\b|in\b|about\b|around\b|by\b|with\b|on\b|back\b)[a-z]{4,})\b/
export const lastingFor =
  /\b(?:been|has|have|keeps?|kept|is|was|sat|sitting|dripping|leaking)( \w+ing)?( \S+){0,3} for (?:the last |the past |about |over |almost |like )?$/
export const inServiceFor =
  /\bbeen (?:in|in place|there|here|up|on|down|around|installed|with (?:us|me)|part of \S+ \S+) for (?:\S+ )?$|\b(?:had|have had|owned|running|working|going|used|using|serving|in service|in use)( \S+){0,4} for (?:\S+ ){0,2}$/

const asHouse = /\b(?:original|as old as|same age as|came with|built with)\b/
export const belongsToOthers = (clause: string, before = '') =>
  (aboutOthers.test(clause) && !asHouse.test(before)) || ofDeeds.test(clause)
/**
 * Matches a home that only says where a component is: "the roof at home from 2001", "the heater at my aunt's place".
 */
const partAtHome =
  /(?<=[A-Z_]{4,} )(?:at|in) (?:home|(?:my|our|his|her|their) (?:\S+ ){0,2}(?:house|home|place|condo|apartment))\b(?! built)/g

/**
 * Returns true if a year is that of a house and not of a component. For "the roof is original, house from 1990", it is
 * the year of both, so the result is false.
 */
export const belongsToHouse = (clause: string, before: string, after: string) =>
  /\b(house|home|condo|building|place|apartment|property)\b(?! [A-Z_]{4,})/.test(
    `${clause.replace(partAtHome, '')} ${after.slice(0, 8)}`,
  ) &&
  !asHouse.test(`${before} ${clause} ${after}`) &&
  !/\bsince\b/.test(clause)

/** Returns true if a clause is about the component of another person: "my dad wrapped his in 1985". */
export const belongsToRelative = (clause: string): boolean =>
  /\bmy (?:dad|father|mom|mother|brother|sister|uncle|aunt|grandpa|grandma|neighbou?r|friend)\b/.test(
    clause,
  ) && !/[A-Z_]{4,}/.test(clause)
