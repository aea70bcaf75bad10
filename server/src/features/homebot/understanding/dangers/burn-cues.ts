import { smell } from './danger.ts'
import { det, people } from './person-words.ts'

const burnt =
  '(?:burned|burnt|burn|burns|burning|scalded|scalds|scalding|scald|scolded|blistered|blistering|burnd|me queme|se quemo)'
const body =
  '(?:hands?|arms?|face|legs?|foot|feet|fingers?|fingertips?|skin|chest|neck|palms?|wrists?|thighs?|stomach|belly|tummy|shoulders?|scalp|forearms?|toes?|knees?|lap|knuckles?|thumb|mano|brazo|cara|pierna|pie|dedos?)'
const source =
  '(?:taps?|faucets?|tap water|water|shower|bath|bathwater|tub|steam|kettle|pot|pan|STOVE|oven|burners?|boiling|soup|coffee|tea|grease|oil|radiator|iron|WATER_HEATER|hose|stovetop|cooktop|rack|DISHWASHER|FURNACE|pipe|agua)'
const own =
  '(?:(?:my|his|her|our|their|the|a|both|left|right|whole|own|little|poor|two|of|entire|baby|baby s) )*'
/** Skin that is burned, by water most of all. */
export const scald: readonly RegExp[] = [
  new RegExp(
    `\\b${burnt} ${own}(?:year old |\\d+ year old |${people} )?${body}\\b(?! (?:on (?:that|the|this|a) (?:deal|contract|house|market)|crypto))`,
  ),
  new RegExp(
    `\\b${body} (?:is|are|was|were|got|gets|has|have|been|all|badly|really|a|third|second|degree|blistering|from|with|just|completely|red|and) ?(?:\\S+ )?(?:burned|burnt|scalded|blistered|blistering)\\b`,
  ),
  new RegExp(
    `\\b(?:${people}|i|he|she|we|me) (?:(?:is|are|am|was|were|got|gets|getting|has|have|been|badly|just|really|accidentally|severely|almost|s) )*(?:burned|burnt|scalded|burn|burns|blistered)(?: \\S+){0,2} (?:by|from|with|in|on|under|at) ${det}(?:hot |boiling |scalding |really |very |tap |kitchen |bathroom )*${source}\\b`,
  ),
  new RegExp(
    `\\b(?:tap|faucet|shower|bath|hot|boiling|scalding|steaming|kettle|${source}) ?(?:water|oil|grease|coffee|tea|soup|steam)? (?:just |accidentally |really |badly |spilled and |splashed and |has |got so hot it )*(?:burned|burnt|scalded|burns|scalds|burn) (?:the |my |our |his |her |a )*(?:\\S+ )?(?:${people}|${body}|me|him|her|us|them)\\b`,
  ),
  new RegExp(
    `\\b(?:boiling|scalding|steaming|very hot|hot|burning) (?:\\S+ )?(?:water|oil|grease|coffee|tea|soup|steam)(?: \\S+){0,4} (?:on|onto|over|all over|hit|got|in) ${own}(?:\\S+ )?(?:${body}|${people}|me|him|her|myself|himself|herself)\\b(?! (?:house|home|clothes|dishes|food|car))`,
  ),
  /\b(?:tap |hot |boiling |bath |shower |faucet |scalding |very )*(?:water|steam|tap water|boiling water|tap) burns?\b(?= (?:on|to|what|how|help|now|and|from|my|his|her|[,.?])|$)/,
  /\b(?:got|was|were|is|been|badly|getting|get|gets) scalded\b|\bscalded (?:by|from|in|with|under|my|his|her|himself|herself|myself|our|the (?:baby|kid|child))\b/,
  new RegExp(
    `\\b(?:has|have|got|with) (?:a|an|some|bad|severe|big|\\S+) ?(?:\\S+ )?burns? (?:from|by|on)(?: \\S+){0,3} (?:${source}|${body})\\b`,
  ),
  /\b(?:burned|burnt|scalded) by (?:the |hot |boiling )*(?:steam|water|kettle|tap|shower)\b/,
  // Water too hot, and what it did to the skin.
  new RegExp(
    `^(?=.*\\b${source}\\b)(?=.*\\b(?:hot|boiling|scalding)\\b).*\\b(?:(?:i|we|he|she|${people}|${body}) (?:now )?(?:have|has|had|got|is getting|am getting) (?:\\S+ )?blisters|${body} (?:is|are|was) (?:\\S+ ){0,2}(?:red|peeling|blister\\w*))\\b`,
  ),
  /\b(?:third|second|first|2nd|3rd|1st) degree burns?\b/,
  new RegExp(`\\b${burnt} (?:myself|himself|herself|themselves|themself)\\b`),
  new RegExp(
    `\\b${burnt} (?:my|our|the|his|her) (?:\\S+ )?(?:kid|child|baby|toddler|son|daughter|husband|wife|mom|dad|grandma|grandpa|boy|girl|infant|grandson|granddaughter|nephew|niece|year old)\\b(?! (?:dinner|lunch|food|toast|clothes|shirt|cake|cookies|room|toys?))`,
  ),
  /\bquemaduras?\b|\b(?:me|se) quem(?:e|o) (?:la|el|los|las) (?:manos?|brazos?|cara|piernas?|pies?|dedos?|piel|espalda)\b|\b(?:me|se) quem(?:e|o) con (?:el )?(?:agua|vapor|aceite)\b/,
]

/** Who asks how to clean the thing tells of a burn that is over. */
export const wantsToClean = /\bhow (?:do|can|should|to)(?: i)? clean\b/

const coolers =
  /\b(?:AC_UNIT|REFRIGERATOR|freezers?|heat pump|mini split|freon|refrigerant|coolant|window unit|condenser|evaporator|compressor|r ?22|r ?410a?|r ?32|air handler|ac)\b/
const sweet = new RegExp(
  `\\b(?:sweet|sweetish|sugary|chloroform|ether|chemical(?:ly)?|chemicals|fruity|syrupy|nail polish|acetone|solvent|paint thinner|dulce|quimico)(?! (?:deal|price|spot|offer|bargain))(?: \\S+){0,4} (?:${smell})\\b|\\b(?:${smell})(?: \\S+){0,5} (?:sweet|sweetish|sugary|chloroform|ether|chemical(?:ly)?|chemicals|fruity|syrupy|nail polish|acetone|solvent|paint thinner|dulce|quimico)\\b(?! (?:deal|price|spot|offer|bargain))|\\bsweet smell\\w*`,
)
const ailing =
  /\beyes?(?: \S+){0,4} (?:burn\w*|sting\w*|stung|water\w*|itch\w*|hurt\w*|irritat\w*|tear\w*|red|sore)\b|\b(?:burn\w*|sting\w*|water\w*|irritated|itchy|sore|red|teary|irritating|burns|stings)(?: (?:my|our|the|his|her|their|in))* eyes?\b|\bthroats?(?: \S+){0,3} (?:burn\w*|sore|scratch\w*|hurt\w*|tight\w*|irritat\w*)\b|\b(?:burn\w*|sore|scratchy|irritat\w*)(?: (?:my|our|the))* throats?\b|\bcough\w*\b|\b(?:hard|hard time|trouble|difficult\w*|can not|could not|struggling|hurts)(?: \S+){0,2} breath\w*\b|\bshort of breath\b|\bdizz\w+|\blight ?headed\b|\bheadaches?\b|\bnause\w+|\bchok\w+|\bwheez\w+|\bnose (?:\S+ )?burn\w*\b|\bojos\b.*\bard\w+\b|\bard\w+\b.*\bojos\b/
const released =
  /\b(?:leak\w*|spray\w*|hiss\w*|escap\w*|releas\w*|punctur\w*|pierc\w*|stabb\w*|cut|nicked|burst|broke|breath\w* in|inhal\w*|gas)\b/
const punctured =
  /\b(?:punctur\w*|pierc\w*|stabb\w*|nicked|poked|drilled|chipp\w*|hit)\b.*\b(?:line|coil|tube|tubing|pipe|wall|ice|refrigerant|freon|coolant|REFRIGERATOR|freezer)\b.*\b(?:hiss\w*|spray\w*|gas|smell\w*|whoosh\w*)\b/

/** Returns true if a cooler leaks its refrigerant into the room: two signs of it, or a sweet smell. */
export const isRefrigerant = (text: string) => {
  const isOfCooler = coolers.test(text)
  const signs = [sweet, ailing, /\bfumes\b/, /\bhiss\w*|\bsilb\w+|\bsise\w+/].filter((words) =>
    words.test(text),
  ).length
  const isSweet = sweet.test(text)
  const isNamed = /\b(?:freon|refrigerant|coolant|r ?22|r ?410a?)\b/.test(text)
  return (
    (isOfCooler && (isSweet || signs >= 2)) ||
    (isSweet && signs >= 2) ||
    (isNamed &&
      ((released.test(text) && ailing.test(text)) || /\b(?:inhal\w*|breathed|breathing)\b/.test(text))) ||
    (isOfCooler && punctured.test(text))
  )
}
