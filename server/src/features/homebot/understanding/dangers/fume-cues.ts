import { type Danger, smell } from './danger.ts'

export const heatedByOven =
  '(?:heat|heating|warm|warming)(?: up)? (?:the |my |our |up the )?(?:house|home|apartment|room|place|kitchen) (?:with|using|by)(?: \\S+){0,2} STOVE|STOVE (?:door )?(?:open )?(?:on )?(?:to|for|as) (?:a )?(?:heat|warm)(?:ing|er)?(?: up)?(?: the| my| our| up)? ?(?:house|home|apartment|room|place|kitchen)?'
const burners = 'FURNACE|WATER_HEATER|STOVE|DRYER|heat|heating|fireplace|chimney|gas'

/** What is smelt or breathed: gas, and carbon monoxide by its alarm, by what it does to people, and by what makes it. */
export const fumeCues: readonly Danger[] = [
  {
    hazard: 'gas',
    sign: smell,
    carrier:
      'gas(?! [A-Z_]{4,})|gassy|skunky?|skunked|farts?|gasolin[ea]|propane|butane|propano|mercaptan|eggs?|eggy|sulfur|sulphur|sulfuric|azufre|huevos?|podridos?|rotten',
    apart: 6,
    // Of a house without gas it is the water that smells.
    unless: /\b(?:tap|water)\b.*\ball electric\b|\ball electric\b.*\b(?:tap|water)\b/,
  },
  {
    hazard: 'gas',
    sign: 'could (?:it|that|this) be (?:a )?(?:natural )?gas(?: leak)?(?! or)|(?:maybe|probably|might be|must be) a gas leak',
  },
  { hazard: 'gas', sign: '(?:can|will|could) not (?:get|turn|shut)(?: \\S+){0,3} gas(?: \\S+){0,4} off' },
  {
    hazard: 'gas',
    sign: '(?:gas|propane|methane) (?:alarm|detector|sensor)s?(?: \\S+){0,4} (?:going off|goes off|went off|beeping|screaming|sounding|alarming|blaring|tripped)',
  },
  {
    // The alarm named, and nothing else: people write so when it sounds.
    hazard: 'gas',
    sign: '(?:gas|propane|methane) (?:alarm|detector|sensor)s?',
    unless:
      /^(?!\W*(?:(?:help|my|the|our|a|natural|please|omg|it is|there is) )*(?:gas|propane|methane) (?:alarm|detector|sensor)s?(?: (?:beeps?|rings?|sounds?|now|help|please))*\W*$)/,
  },
  { hazard: 'gas', sign: '(?:rotten|rotting|spoiled|bad) eggs?|huevos? podridos?' },
  {
    hazard: 'gas',
    sign: 'hiss\\w*|whistl\\w*|fizz\\w*|bubbl\\w*',
    carrier: 'flexi?|connector|yellow (?:\\S+ )?(?:flexi?|hose|line|pipe|tube)',
    apart: 6,
  },
  {
    hazard: 'gas',
    sign: 'leak|leaks|leaking|leaked|escaping|escape|hiss|hisses|hissing|whistling|bubbles|bubbling|coming out of|seeping|fuga|escape de|left (?:it |the \\S+ )?on|left|still on|broke|broken|cut|cracked|snapped|punctured|nicked|hit',
    carrier:
      'gas(?: (?:line|pipe|hose|meter|valve|connector))?(?! [A-Z_]{4,})|propane(?: (?:line|tank|pipe))?|fuga de gas',
    apart: 5,
    unless: /\bgas valve\b(?!.*\b(leak|hiss|smell))/,
  },
  {
    hazard: 'carbon_monoxide',
    sign: 'carbon (?:monoxide|thing|alarm|detector|sensor|box)|monoxido(?: de carbono)?|monoxide|co2? (?:alarms?|detectors?|monitors?|sensors?|alert|warning|reading|readings|levels?|poisoning|leak|thing|meter|went|is (?:high|going))|(?:alarm|detector|monitor|sensor)(?: \\S+){0,5} co',
    unless:
      /^(?!.*\b(going off|goes off|went off|go off|set off|setting off|sets off|beep\w*|scream\w*|blar\w*|sound\w*|ring\w*|alarming|ppm|reads|reading|says (?!low)|tripp\w*|will not stop|not stop\w*|keeps|set (?:\S+ ){0,6}off|chirp\w* \d|\d times|\d beeps|unwell|detected|high|suena|sonando|sono|leak\w*|sick|dizzy|headaches?)\b).*\b(how (often|many|do i (test|install|maintain|check|change|replace|reset))|where (do|should|to|can)|should i (get|buy|have|install|put|replace)|do i (need|have to)|which|what kind|best|battery|batteries|low batt|batt|prevent|avoid|costs?|price|how much|recommend\w*|chirp\w*|expire\w*|warranty|last|due|years? old)\b/,
  },
  {
    hazard: 'carbon_monoxide',
    sign: 'headaches?|dizzy|dizziness|nauseous|nausea|nauseated|light ?headed|drunk|passed out|passing out|pass out|fainted|fainting|woozy|queasy|vomit\\w*|throwing up|flu like|headachy|flu symptoms|dolor de cabeza|duele la cabeza|maread[oa]s?|mareos?|nauseas?|heads? (?:\\S+ ){0,3}(?:hurts?|aches?|aching|pound\\w*|throb\\w*|swim\\w*|spin\\w*|splitting|foggy|fuzzy|tight)|(?:splitting|pounding) head|tumm(?:y|ies) (?:\\S+ )?(?:hurt|hurts|ache|aches)|nod(?:s|ded|ding)? off|dozes? off|dozing off|cherry red|(?:hard|can not|could not|will not|tough) (?:to )?(?:be )?(?:wake|woken|waken|rouse)|will not wake|floppy|unconscious|stagger\\w*|wobbly legs|legs (?:\\S+ ){0,4}(?:jelly|weak|wobbly|rubber)|weak (?:in the )?(?:legs|knees)|band (?:round|around)|short of breath|(?:trouble|hard to|can not|could not|difficulty) breath\\w*|chest (?:\\S+ )?(?:tight|pain|hurts)|ears (?:are )?ringing|blurry|seeing double|keel\\w* over|slurr\\w+',
    carrier: `${burners}|heaters?|kerosene|exhaust|boiler|fumes|calefaccion|calentador|gas`,
    apart: 26,
  },
  {
    hazard: 'carbon_monoxide',
    sign: 'faint|sleepy|drowsy|sick|tired|foggy|groggy|confused|ill',
    carrier: 'FURNACE|WATER_HEATER|heating|fumes|fireplace|exhaust|calefaccion|flue|vent pipe',
    apart: 10,
  },
  {
    hazard: 'carbon_monoxide',
    sign: 'cracked heat exchanger|heat exchanger (?:is |has |was |might be |may be )*(?:cracked|a crack|crack)|crack(?:s|ed)? in (?:the |my |our )?heat exchanger|backdraft\\w*|back drafting|soot|sooty|hollin',
    unless:
      /\b(cook|pan|pans)\b|^(?!.*\b(FURNACE|WATER_HEATER|sick|dizzy|drunk|headaches?)\b).*\b(how often|how do i clean)\b/,
  },
  {
    hazard: 'carbon_monoxide',
    sign: 'fell|fallen|falling|came|come|disconnected|unhooked|unattached|separating|crushed|squirrels?|wasps?|snow|iced|stuffed|off|loose|blocked|blocking|blocks|clogged|plugged|hole|holes|rusted|rusty|separated|apart|detached|nest|(?:not|is not) (?:connected|attached|hooked up|venting|sealed)|bird|backing up|into|inside|indoors|in (?:the|my|our) (?:house|home|basement|garage|kitchen|room|living room|bedroom)|smell|smells|smelling',
    carrier:
      'flue(?: pipe)?|vent pipe|vent stack|(?:FURNACE|WATER_HEATER|boiler) vent|(?:vent|venting|vent duct) (?:of|on|for|from|to|at) (?:the |my |our |a )?(?:FURNACE|WATER_HEATER|boiler)|exhaust(?: pipe| vent| fumes| gas| gases)?|chimney|fumes|gases',
    apart: 7,
    unless: /\bDRYER\b/,
  },
  {
    hazard: 'carbon_monoxide',
    sign: `${heatedByOven}|(?:grill|charcoal|hibachi|generator|camp STOVE) (?:\\S+ ){0,3}(?:inside|indoors|in the (?:house|garage|basement))`,
    unless: /\bhow (long|much) does (a|the|my) STOVE\b/,
  },
  {
    hazard: 'carbon_monoxide',
    sign: '(?:yellow|orange|amarill[oa]|lazy) (?:flame|flames|llama|llamas)|(?:flame|flames|llama) (?:is |are |looks? |turned |burns? |es |esta )*(?:yellow|orange|amarill[oa])',
    carrier: 'FURNACE|WATER_HEATER',
    apart: 12,
  },
]
