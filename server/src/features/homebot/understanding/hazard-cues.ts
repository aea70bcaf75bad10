import type { Hazard } from '@home-pulse/lifecycle/catalogue/safety'

/**
 * A picture of danger: a sign, and what carries it, in either order and not far apart: something burnt, and a plug. A
 * sign without a carrier stands alone.
 */
export interface Danger {
  readonly hazard: Hazard
  readonly sign: string
  readonly carrier?: string
  /** How many words may stand between the two. */
  readonly apart?: number
  /** What makes it something else, anywhere in its sentence. */
  readonly unless?: RegExp
}

export const smell =
  'pongs?|niffs?|smell|smells|smelly|smelling|smelled|smelt|odou?rs?|stinks?|stinky|stinking|stench|reeks?|reeking|whiffs?|scent|fumes|huele|huelo|oler|olor|oliendo|apesta'
const water =
  'water|rainwater|storm water|condensate|condensation|trickl\\w*|leak|leaks|leaking|leaked|leaky|drip|drips|dripping|dripped|rain|wet|damp|flood|floods|flooded|flooding|puddles?|soak|soaked|soaking|spray|sprays|spraying|splash\\w*|overflow\\w*|agua|mojad[oa]s?|mojo|moja|gotea|goteando|gotera|goteras|gotas|inundad[oa]'
const electrics =
  'outlets?(?! of)|sockets?|receptacles?|(?:electrical|electric|breaker|fuse|service|junction) (?:panel|box|boxes)|panel|breakers?|fuses?|wiring|wires?|electrical|electrics|electricity|electronics|(?<!drain |the drain is )plugs?|power (?:strip|cord|outlet|bar)|surge protector|extension cord|cords?|(?:light|lamp|ceiling) (?:fixture|light|switch)|light switch|lights|light bulbs?|lamps?|ceiling fans?|spotlights?|chandeliers?|gfci|sub ?panel|(?:electric|power) meter|meter box|(?:element|wire|wiring|terminal) (?:cover|compartment)|control panel|power source|circuit board|control board|enchufes?|cables?|tomacorrientes?|contactos?|apagador|interruptor|electricidad|(?:caja|panel|tablero) electric[oa]|tablero|regleta'
const plugs =
  'plugs?|cords?|outlets?|sockets?|receptacles?|wires?|wiring|breakers?|breaker (?:box|panel)|fuse box|panel|light switch|switch|power strip|enchufes?|cables?|tomacorrientes?|contactos?|apagador|tablero(?: electrico)?|caja electrica|panel electrico'
const burners = 'FURNACE|WATER_HEATER|STOVE|DRYER|heat|heating|fireplace|chimney|gas'
const overhead =
  'ROOF|roofline|ceilings?|rafters?|truss(?:es)?|beams?|joists?|attic|plaster|drywall|plafon|cielo raso|viga|vigas'
export const heatedByOven =
  '(?:heat|heating|warm|warming)(?: up)? (?:the |my |our |up the )?(?:house|home|apartment|room|place|kitchen) (?:with|using|by)(?: \\S+){0,2} STOVE|STOVE (?:door )?(?:open )?(?:on )?(?:to|for|as) (?:a )?(?:heat|warm)(?:ing|er)?(?: up)?(?: the| my| our| up)? ?(?:house|home|apartment|room|place|kitchen)?'

/**
 * The most exact first. A false alarm costs a reader a moment, and a missed one may cost a life: where words can be read
 * both ways, they are read as danger.
 */
export const dangers: readonly Danger[] = [
  {
    hazard: 'fire',
    sign: '(?:on|caught|catch|catches|catching|is|like a|an?|small|little|grease|electrical) fire|fire (?:in|inside|behind|under|coming)|aflame|ablaze|blaze|fireball|up in flames|burst into flames?|burst of flames?|flame (?:shot|shoots|jumped|came|coming|leaping)|(?:shot|shooting|throwing|spitting) (?:out )?(?:a )?flames?|(?:caught|set)(?: \\S+){0,3} alight|ignited|(?:hood|cabinets?|cupboards?|curtains?|pan|grease|oil|toaster|motor|wall|insulation) (?:is|are|was|caught|started) burning|(?:house|kitchen|dryer|started a|starting a|a) fire|fire started|something is burning|in flames|engulfed|flames? (?:are |is )?(?:coming|shooting|licking|out|from|inside|behind|in|up|everywhere)|(?:see|saw|seeing|shooting|there is|there are|open|big) (?:\\S+ )?flames|smolder\\w*|smoulder\\w*|house is burning|(?:curtains?|sofa|bed|carpet|rug|sleeve|towels?|tablecloth|bin|chair|bedding) (?:has |have )?caught|alight|(?:is|are|was|still) burning up|incendio|fuego|en llamas|llamas|incendia\\w*|quemandose|arde|ardiendo|se quema|se esta quemando|quemandose',
  },
  {
    hazard: 'fire',
    sign: 'flames?',
    carrier: 'DRYER|WASHER|DISHWASHER|REFRIGERATOR|AC_UNIT|ROOF|walls?|outlets?|sockets?|plugs?',
    apart: 3,
  },
  {
    hazard: 'fire',
    sign: 'smoke|smokes|smoking|smoked|smokey|humo|humea|humeando',
    unless: new RegExp(
      `\\bsmoke (?:alarm|detector)s? (?:batter|chirp|expire)|\\b(?:${smell})( \\S+){0,4} smok\\w*( \\S+){0,6} (?:${plugs})\\b`,
    ),
  },
  {
    hazard: 'gas',
    sign: smell,
    carrier:
      'gas(?! [A-Z_]{4,})|gassy|skunky?|skunked|farts?|gasolin[ea]|propane|butane|propano|mercaptan|eggs?|eggy|sulfur|sulphur|sulfuric|azufre|huevos?|podridos?|rotten',
    apart: 6,
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
  {
    hazard: 'tank_pressure',
    sign: 'bulges?|bulging|bulged|swollen|swelling|swelled|swell|balloon\\w*|pregnant|domed|doming|bowed|fat|fatter|rounder|\\d{3} psi|psi (?:and |is )?(?:rising|climbing)|puff(?:ed|ing|y)|potbell\\w*|barrel shaped|misshap\\w+|deformed|abombad\\w+|hinchad\\w+|inflad\\w+|explod\\w*|explosion|about to (?:blow|pop|go off|burst|explode)|going to (?:blow|pop|explode)|blow up|blew up|ready to blow|reventar|explotar|explote|shooting steam|steam(?:s|ing)? (?:\\S+ ){0,2}(?:coming|shooting|screaming|pouring|out|from|blowing|hissing|everywhere)|(?:coming|shooting|screaming|pouring|blowing|spitting|hissing|spewing|venting|blasting|making) (?:\\S+ ){0,2}steam|echa vapor|saliendo vapor|sale vapor|hissing|hisses|screaming|roaring',
    carrier: 'WATER_HEATER|tanks?|boiler|tanque|valve|relief',
    apart: 12,
    unless:
      /^(?!.*\b(WATER_HEATER|tank|tanque|relief)\b).*\b(FURNACE|DRIVEWAY|ROOF|ceiling|gas)\b|\bFURNACE\b.{0,20}\broar/,
  },
  {
    hazard: 'tank_pressure',
    sign: 'cap|capped|capping|cork\\w*|plug|plugged|block|blocked|remove|removed|removing|tape|taped|seal|sealed|disable|disabled|weld|tied|stuck|hiss|hissing|hisses|scream\\w*|roar\\w*|spray\\w*|steam\\w*|shoot\\w*|blow|blows|blowing|blew|blasting|gush\\w*|spit|spitting|spew\\w*|pour\\w*|nonstop|non stop|constantly open|will not (?:stop|close|shut|reset)|seized|frozen shut|whistl\\w*|popping off|pops off|keeps popping|going crazy|silba\\w*|dispara\\w*|chorro|vapor|no para|bota\\w*|going off|goes off|went off|discharging|dumping',
    carrier:
      '(?:relief|pressure|tpr|t p|tp|tnp|safety|pressure relief|temperature relief|relief pressure) (?:relief )?valves?|relief|valvula(?: de)? (?:alivio|seguridad|presion)',
    apart: 6,
  },
  {
    hazard: 'tank_pressure',
    sign: 'steam(?:s|ing)?|vapor|(?:1[6-9]|2[0-4])\\d (?:degrees|fahrenheit)|boiling (?:hot )?water',
    carrier: 'WATER_HEATER|taps?|faucets?',
    apart: 7,
    unless:
      /\b(shower|bath|mirror|oven|dishwasher|DISHWASHER|STOVE|iron|kettle) (?:\S+ ){0,3}steam|steam(?:y)? (?:shower|bathroom|oven|mop|clean\w*)/,
  },
  {
    hazard: 'collapse',
    sign: 'groan\\w*|sags?|sagging|sagged|saggy|droop\\w*|bow|bows|bowing|bowed|dips?|dipping|dipped|caves?|caving|caved|collaps\\w*|belly|hammock|sway\\w*|(?:fall|falls|falling|fell|buckling|buckled|crashing|crashed) (?:in|down|through)|(?:coming|come|came) down|about to (?:fall|come|drop|give|go|cave)|going to (?:fall|drop|give way|cave|come down)|giving way|gave way|gives? way|snapped|bulg\\w*|bubbl\\w* down|hundi\\w+|hundiendo|hunde|derrumb\\w+|caer|caerse|cayendo|se cae|se va a caer|(?:big|huge|giant) bubble|bubble of water|ready to (?:burst|fall|drop|come down)|colapsa\\w*|pande\\w*|combad[oa]',
    carrier: overhead,
    apart: 7,
    unless:
      /\b(?:in|on|into) (?:the|my|our) (?:yard|garden|lawn|grass|street)\b|\b(gutters?|garage door|shelf|insulation|cake|bread|price|prices)\b( \S+){0,4} (sag\w*|droop\w*|fall\w*|fell|bow\w*)/,
  },
  {
    hazard: 'collapse',
    sign: 'collaps\\w*|caving in|caved in|giving way|gave way|about to (?:fall|collapse|come down|give|cave)|ready to (?:fall|collapse|come down)',
    carrier: 'walls?|porch|deck|chimney|floors?|stairs|balcony|garage|carport|foundation',
    apart: 6,
  },
  {
    hazard: 'collapse',
    sign: 'se (?:partio|rompio|quebro|rajo)|crack|cracks|cracked|cracking|broke|broken|split|buckling|buckled|creaking',
    carrier: 'rafters?|truss(?:es)?|beams?|joists?|ridge board|vigas?',
    apart: 4,
  },
  { hazard: 'water_near_electrics', sign: water, carrier: electrics, apart: 11 },
  {
    hazard: 'water_near_electrics',
    sign: '(?:standing|stand|stood|sitting|sits) in (?:the |an? |\\d+ |some |standing |about |inch(?:es)? of |foot of |feet of |puddle of |pool of |few )*(?:water|puddle)',
    carrier: 'electric|power|FURNACE|DRYER|WASHER|REFRIGERATOR|AC_UNIT|barefoot|i|i am|touch\\w*',
    apart: 10,
  },
  {
    hazard: 'electrical',
    sign: 'sparks?|sparking|sparked|sparky|arcing|arced|arcs|chispas?|chispazos?|chispea\\w*|echando chispas|jolt(?:s|ed)? (?:me|my|us|him|her)|(?:blue|bright|big) flash|flash of light|live wires?|zap|zaps|zapped|zapping|electrocut\\w*|shock(?:s|ed|ing)? (?:\\S+ ){0,4}(?:me|him|her|us|you|my|myself|when|every|from|off|if|touch\\w*)|shocks|(?:a|an|the|little|small|mild|big|electric|electrical|static|got|getting|get|gets) shock(?:s|ed)?|tingl\\w*|(?:a|little|slight|small) (?:jolt|buzz (?:when|from|if|every))|toques?|calambres?|da corriente|dio corriente|corrientazo|corto ?circuito|short circuit(?:ed|ing)?|shorted out',
    unless: /\bsticker shock\b|\bspark plugs?\b/,
  },
  {
    hazard: 'electrical',
    sign: smell,
    carrier:
      'burn|burning|burns|burnt|burned|scorch\\w*|melt\\w*|singed|smok[ey]+|electric|electrical|plastic|rubber|rubbery|fishy|ozone|acrid|hot|overheat\\w*|fire|toasty|overheated|hot metal|wires?|wiring|quemad[oa]s?|quemandose|quemando|plastico|cables',
    apart: 5,
    unless:
      /\b(food|cheese|pizza|cookies?|toast|dinner|lasagna|chicken|turkey|grease|spill\w*|popcorn|crumbs)\b/,
  },
  {
    hazard: 'electrical',
    sign: 'melt|melts|melted|melting|hot|scorch\\w*|burnt|burned|burning|burns?|char|charred|black|blackened|brown|browned|discolou?red|exposed|frayed|bare|chewed|buzzing|buzzes|crackl\\w*|sizzl\\w*|frying|popping|live|dangling|hanging|quemad\\w+|derretid\\w+|caliente|pelad[oa]s?|negro|zumba\\w*',
    carrier: plugs,
    apart: 5,
  },
  {
    hazard: 'electrical',
    sign: 'warm|hum|humming',
    carrier: 'plugs?|cord|outlets?|breakers?(?: panel| box)?|light switch|enchufe',
    apart: 4,
    unless: /\bblow\w* (?:\S+ )?warm\b/,
  },
  {
    hazard: 'electrical',
    sign: '(?:bit|bites?|biting|stung|stings?|nips?|nipped|prickles?|tickles?|tickling|numb\\w*|pins and needles|thump|wallop|kick|belt|buzz|jolts?)',
    carrier:
      'touch\\w*|touches|hands?|arms?|fingers?|elbow|handle|barefoot|metal|(?:gave|gives|giving|bit|stung|got|get|felt) (?:\\S+ ){0,2}(?:me|him|her|us|it)',
    apart: 6,
    unless:
      /^(?!.*\b[A-Z_]{4,}\b(?!.*\bno power\b))|\b(mosquito|bee|bees|wasp|dog|cat|spider|ants?|kick the bucket|drive belt|dryer belt|belt (?:broke|snapped|squeals))\b/,
  },
  {
    hazard: 'electrical',
    sign: 'jolt(?:s|ed)?',
    unless: /\bjolts? (?:of|awake|and (?:shakes?|jumps?))\b|\bprice\b/,
  },
  {
    hazard: 'fire',
    sign: 'embers?|(?:orange|red|yellow|faint|dull|hot) glow(?:ing)?|glow(?:s|ing) (?:orange|red|hot|inside)|haze|hazy|lint (?:\\S+ ){0,2}(?:caught|lit|glowing|went up|burning|ignited)',
    carrier:
      'DRYER|WASHER|DISHWASHER|REFRIGERATOR|AC_UNIT|walls?|attic|drum|lint|vent|duct|outlet|socket|plug|hall|hallway|rooms?|house|kitchen|smoke|detectors?|alarms?|behind',
    apart: 8,
    unless:
      /\b(indicator|display|led|button|light ring|bulb|lamp|night light|on the panel|purple haze|haze on (?:the )?(?:glass|window))\b/,
  },
  {
    hazard: 'collapse',
    sign: '(?:chunks?|pieces?|sections?|slabs?|parts?|half|lumps?|bits|corner|hunks?) (?:of|off) (?:\\S+ ){0,4}(?:fell|fallen|falls|falling|dropped|came down|coming down|crashed|broke off|broken off)|(?:fell|fallen|falls|falling|dropped|drops|dropping|hanging|hangs|sunk|sank|lower\\w*|swollen|split|cracked) (?:in|down|off|out|open|low|loose|on|onto|by|at|about|\\d+|several)|cracking|creaking|groaning',
    carrier: 'ceilings?|rafters?|truss(?:es)?|beams?|joists?|plafon|cielo raso',
    apart: 5,
    unless:
      /\b(paint|popcorn|texture|peel\w*|ceiling (?:fan|tile|light|vent)s?|smoke|alarm|detector|hook|curtain|plant)\b/,
  },
  {
    hazard: 'flood',
    sign: '(?:water |it is )?(?:pouring|gushing|rushing|cascading|streaming|raining)',
    carrier:
      '(?:through|out of|across|down|onto|into|over) (?:the |my |our |her |his |their )?(?:ceilings?|walls?|stairs|hardwood|carpet|floor\\w*|cabinets?|hall\\w*|neighbou?r\\w*|basement|room)|in (?:the|my) (?:walls?|ceiling)',
    apart: 3,
    unless:
      /\b(heat|air|smoke|light|warm|cold air|steam|concrete|gas|fumes|money)\b (?:is )?(?:pouring|rushing|streaming)/,
  },
  { hazard: 'flood', sign: 'water (?:\\S+ ){0,3}down the stairs' },
  { hazard: 'flood', sign: 'gush(?:es|ing|ed)', unless: /\b(?:oil|valve|over (?:the|my|this))\b/ },
  { hazard: 'electrical', sign: 'scorch marks?|burn marks?' },
  {
    hazard: 'flood',
    sign: 'WATER_HEATER(?: (?:has|just|is))? (?:let go|ruptured|exploded|blew|burst|split open|revento|se revento)',
  },
  {
    hazard: 'flood',
    sign: 'let go|blew(?: off| out| apart)?|popped off|came off|exploded|ruptured|split open|busted|snapped|broke|broken|reventad\\w+|revento|rompio|se rompio',
    carrier: 'pipes?|(?<!drain |gas )hose|hoses|supply line|water line|main line|main|tuberia|manguera',
    apart: 3,
    unless:
      /\bWATER_HEATER( (?:is|has))? (?:broke|broken|busted)\b|\b(?:drain|dryer|vent|gas|exhaust|flue) (?:pipe|hose)\b/,
  },
  {
    hazard: 'flood',
    sign: 'gush\\w*|burst|bursted|bursting|busted open|spraying|spewing|squirting|geyser|waterfall|flooding|flooded|floods|flood|everywhere|overflowing|overflowed|streaming|rising|gallons|full blast|pouring|pours (?:out of|from|through|onto|all)|rushing|shooting|inch(?:es)? (?:of|deep)|under (?:an?|\\d+|several|a few) inch\\w*|ankle deep|knee deep|(?:is|like|into|became|looks like) an? (?:river|lake|pond|pool|swimming pool|fountain|geyser)|underwater|filling(?: up)?|(?:can|could) not (?:stop|shut|turn)(?! on)|will not (?:stop|shut|turn off)|inundad\\w+|inundando|inunda|inundo|inundacion|chorro|por todas? partes?|por todos lados|a chorros',
    carrier:
      'water|pipes?|hose|hoses|supply line|main line|line|main|agua|tuberia|manguera|cano|WATER_HEATER|WASHER|DISHWASHER|tank|basement|house|kitchen|floor|floors|laundry room|garage|casa|sotano|cocina|lavadero',
    apart: 5,
    unless:
      /\b(?:FURNACE|AC_UNIT|STOVE|DRYER|heat|heating|cooling|fan|light|alarm) (?:\S+ ){0,2}not (?:shut|stop|turn)|\b(flood (zone|insurance|plain|damage)|in the (?:bottom|tub|drum|pan)|inch (of|in) (ice|frost|insulation)|popped off (the )?(knob|handle)|(drain|gas|electric|power) line)\b|\bevery(where)? (i|you) (look|go)\b|\bDRIVEWAY\b(?!.*\b(house|basement|garage|kitchen)\b)/,
  },
]

/** What sounds like danger and is none; it is not looked at. */
export const harmless: readonly RegExp[] = [
  /\b(?:dangers?|risks?|chances?|threat|hazards?|worried|concerned|scared|afraid) (?:of|about) (?:getting )?(?:a |an |the )?(?:carbon monoxide|monoxide|co|fires?|gas leaks?|gas|explosions?|shocks?|electrocution|flood(?:s|ing)?|collaps\w+)(?: (?:poisoning|leaks?))?\b(?! (?:because|as|since))/g,
  /\b(ring of fire|fire ?(sale|stick|tablets?|pits?|alarm tests?|works?|fly|wall|man|men|wood|truck|pit|pits|drill|tv|hydrant|extinguishers?|insurance|code|rating|rated|resistant|retardant|proof|hazards?|risk|safety|department|dept)|got fired|get fired|fired (me|him|her|from|last)|fire (him|her|them|up|me up|(?:the|my|our|that|this|a) (?:[a-z]+ )?(?:plumber|contractor|roofer|electrician|builder|guy|tech|technician|handyman|company|agent|manager|landlord|cleaner|boss))|(?<=[A-Z_]{4,} (?:is|are) )fire(?= , (?:love|best)| (?:love|i love|best))|fired up|open fire|hang fire|ceasefire)\b/g,
  /\b(spark (my|your|his|her|an?|some|new|more|any|another|joy|interest|ideas?|plugs?)|sparks? (fly|flew)(?! (?:when|out|from|off|behind|everywhere|as|and))|sparkling|bright spark)\b/g,
  /\b(sticker shock|shock absorbers?|shocks? (and struts|on (a|my|the) \w+|for (a|my|the) \w+)|(replace|new|change) (the )?shocks|shocked (at|by|to|that|how|when i (saw|heard|got)( \S+){0,3} (bill|price|quote|estimate|cost))|in shock (at|over|about)|shocked me (with|by|how|that)|shocking(ly)? (price|bill|quote|expensive|how|amount)|shock of (the|my) (bill|price)|culture shock|shock value)\b/g,
  /\b(smoker|smokers|(?:campfire|bonfire|cigarettes?|cigars?|wildfire|barbecue|bbq|tobacco|weed) smoke|(?:for|have|having|had|take|taking) a (?:quick )?smoke|smoking (deal|hot deal|section|gun|area|habit|ban)|(quit|stop|stopped|no) smoking|smoke ?(free|break|signals?|screen|test|gr[ae]y|glass|colou?red|finish|stainless)|smoked (meat|brisket|salmon|ribs|turkey|fish)|smokes? (a |an |some |my |his |her |the )?(brisket|briskets|pork|fish|food|meats?|ribs|cigarettes?|cigars?|weed|turkey|salmon)|i smoke|chain smok\w+|liquid smoke|up in smoke|holy smokes?)\b/g,
  /\b(smoke|fire|heat) (and (co|carbon monoxide) )?(alarms?|detectors?)\b(?! (is |are |was |keeps? |kept |just |has |have |been |will not )*(going|went|goes|go|scream\w*|blar\w*|sound\w*|ring\w*|started))(?!(?: \S+){0,5} (?:going off|goes off|went off|yell\w*|shriek\w*|howl\w*|wail\w*|scream\w*|blar\w*|crying)\b)/g,
  /\b(steaming|burning) (mad|angry|question|questions|desire|money|through (money|cash)|a hole)\b|\b(burn|burns|burned|burnt|burning) (through|calories|bridges|cash|money|my (mouth|tongue|bread|toast|cookies|food|dinner|cake)|the (bread|toast|cookies|food|dinner|cake|rice)|cookies|toast|everything i (bake|cook)|bread|food|cds?)\b|\b(?:burn|burns|burned|burnt|burning|scorched|charred|overcooked) (?:(?:the|my|our|some|his|her|a) )?(?:dinner|lunch|breakfast|supper|food|toast|bread|cookies|rice|popcorn|pizza|roast|pot|milk|sauce|lasagna|chicken|bacon|steak|onions|beans|soup|casserole|cake|meal|sugar|pie|garlic)\b(?:(?: [^\s.?]+){0,8}? (?:still )?(?:smells?|smelling|stinks?|reeks?|odou?r)(?! (?:\S+ ){0,3}(?:gas|eggs?|electric\w*|plastic|wires?|wiring|rubber|outlet|plug|propane|sulfur)\b))?|\bslow burn\b|\b(sick|tired) (and tired )?of\b|\bcall(ed|ing)? (in )?sick\b|\bsick day\b|\bworried sick\b/g,
  /\bflood(ed|ing|s)? (zone|zones|insurance|plain|damage|with (emails|calls|ads|quotes)|(my )?(inbox|market|light|lights))\b|\b(in|into) a flood\b|\bnoah\b|\b(a |small |short |big )bursts? of (energy|speed|cold|hot|air|inspiration|laughter)\b|\b(cold|hot|short|quick|little) bursts?\b|\bburst(s|ing)? (out|into(?! flames?)|at the seams|my bubble)\b|\bpouring (rain|money|concrete|asphalt|cement|cash|it|in from)\b|\b(raining|rains) (and )?pouring\b|\b(it|rain) is pouring( outside| out)?\b(?! (?:through|from|down|into|onto|over|across|in|of)\b)/g,
  /\bgas (bill|bills|price|prices|company(?! (?:smell|odor|stink))|mileage|station|tank|money|powered|fired|card|grill|logs|heat|model|one|appliances?|hookup|fireplace)\b|\b(car|tank of|natural gas vs|gas or|gas and|gas vs|or) gas\b/g,
  /\b(price|prices|market|cost|costs|economy|budget|sales?|bread|cake|souffle)( \S+){0,2} (collaps\w+|exploded|explode|blew up|caved|spiked)\b|\b(exploding|explosion in|explosion of) (prices|costs|popularity|bills)\b|\bblow(s|n|ing)? up (my|the|his|her) (phone|budget|inbox)\b|\bblew up (on|at) me\b/g,
  /\b(tank|boiler|bulge|battle of the) bulge\b|\bbulging (wallet|pockets?|muscles?|disc|eyes)\b|\bswollen (knee|ankle|feet|foot|eye|eyes|gums|tonsils|glands|wood|door|finger|hand|lip)\b|\broaring (twenties|20|20s|trade|success)\b|\bscreaming (deal|kids?|baby|child|children|toddler|good|hot deal)\b|\b(hot|smoking|burning) (deal|topic|ticket|button|take|sauce|dog|tub|pink)\b/g,
  /\b(flood|leak|water|smoke|gas|co) (sensors?|sensing|protection|detection)\b(?! (?:is |are |was |keeps? |just |has |have |will not )*(?:going|went|goes|scream\w*|blar\w*|sound\w*|ring\w*|started|beep\w*|alarming|alerting))/g,
  /\b(static|staticky) (shocks?|electricity|cling)\b|\b(dogs?|cats?|husband|hubby|kids?|brother|baby) (farts?|farted|stinks?|smells?)\b|\bburning down the house\b|\b(feel|feeling|felt|makes? me|made me) sick (about|over|to my stomach|thinking)\b|\b(candles?|candle wax)( \S+){0,3} (soot|smoke|smokes|flame)\b/g,
  /\b(burst|leak|flood|fire|shock|explosion) (proof|resistant|rated|free)\b|\b(more|some|the) spark\b(?! from)|\b(prices?|quotes?|estimates?|bills?|bids?|numbers?|costs?) (gave|give|gives|were|was|is|are|came as|set|has|have)( (me|us|him|her|my|our) ?(wallet|budget)?)?( quite| such)? ?(a |an |on )(shock|fire|jolt)\b|\b(wallet|budget|savings|finances|bank account|credit card)( [a-z]+){0,3} (on fire|up in smoke|collapse\w*|caved?( in)?|exploded?|burning|blew up|blow up)\b|\b(explode|explodes|blow up|burn up|sink|collapse) (my|the|our) (budget|wallet|savings|finances)\b|\b(price|quote|estimate|bill|bid)( [a-z]+){0,5} (blew up|exploded|jumped) (from|to|by)\b|\b(faint\w*|dizzy|sick)( [a-z]+){0,4} (price|prices|quote|quotes|bill|bills|numbers|cost|costs|estimate)\b|\b(the|a|old|any) dam\b|\b(?:till|until|before)( [^\s,.?]+){0,4} gives? way\b|\bdust( is)? burning off\b|\bburning off( the)? dust\b|\bsmoking(?= hot\b)|\bhow many gallons\b|\b(?:deal|price|offer|sale) is fire\b|\bfire engine\b|\b(?:drove|drive|fell|jumped|swim|swam|dived)(?: [a-z]+){0,4} (?:lake|pond|river|pool)\b|\b(?:stocks?|shares?|sales|team|career|playlist|business|market|album)( is| are| has been| have been) on fire\b|\b(?:the|a) sparks (?:game|team|match|play\w*)\b|\b(?:in|near|from|to|around) sparks\b|\b(?:the|a|my|our|your) sparky\b|\bflood(?:s|ed|ing)? (?:me|us|him|her|my \S+) (?:with|by)\b|\b(?:fire|smoke|flood|explosion)(?: [a-z]+)? in (?:that|the|this|a) (?:movie|film|show|book|song|game|play)\b|\bdo (?:[a-z]+ ){0,2}[A-Z_]{4,} (?:[a-z]+ )?(?:catch fire|explode|burst|collapse|leak gas)\b/g,
  /\b(?:poem|song|story|essay|haiku|limerick|rap|novel|painting|movie|film|book)s? (?:about|on|of|called|named)( \S+){0,6}/g,
  /\bgutters?( \S+){0,3} (sag\w*|droop\w*|fall\w*|fell|pull\w*|bow\w*)( off| down| away)?\b|\bsagging gutters?\b/g,
  /\b(drain|spark) plugs?\b|\bplug(ged)? and play\b|\bhow (do|can|should) i wire\b|\bhot (tap|wire fence)\b/g,
  /\bDRYER (vent|duct|hose|pipe)( \S+){0,3} (fell|came|off|loose|disconnected)\b/g,
]

/** What is only feared, or guarded against: "so it never starts a fire", "to avoid a flood". */
export const guarding =
  /\b(?:so (?:that )?(?:(?:nothing|nobody|no one)|(?:it|they|this|the \S+|my \S+|there|i|we) (?:never|does|do|will|would|can|could|should|is not|am not|are not|stays?))|before (?:it|they|there)|to (?:prevent|avoid|stop|reduce|minimize)|prevent\w*|avoid\w*|protect\w*( \S+){0,3} (?:from|against)|keep(?:s|ing)?( \S+){0,3} from|guard against|(?:make|making|be) (?:sure|certain)(?: \S+){0,4} (?:does not|do not|never|is not|are not|will not)|(?:checked|inspected|looked at|tested|check|inspect|test|look) for|before (?:it|they) (?:might|could|can)|(?:reduce|lower|minimize) the (?:risk|chance) of|risk of|(?:known|famous|recalled|notorious) (?:for|to)|prone to|tend to|risk of|chance of|chances of|insur\w+ (?:for|against|cover\w*)|(?<!(?:element|wire|wiring|terminal|panel|outlet|switch|the|a|its) )covers?|para (?:evitar|prevenir|que no)|evitar)( \S+){0,5}/g

/** What is over: "the fire last year", "it flooded in 2019 and was fixed". */
export const bygone =
  /\b(?:(?:years?|months|decades) ago|last (?:year|summer|winter|spring|fall|autumn|decade)|(?:back )?in (?:19|20)\d\d|a (?:while|long time) (?:ago|back)|when i was|el ano pasado|hace (?:anos|\d+ anos)|(?:already|since been|been|was|got|have|had it|all) (?:fixed|repaired|replaced|resolved|taken care of))\b/
export const ongoing =
  /\b(now|still|again|today|tonight|keeps?|currently|right now|this (?:morning|evening)|every time|whenever|ahora|hoy|todavia|sigue)\b/
