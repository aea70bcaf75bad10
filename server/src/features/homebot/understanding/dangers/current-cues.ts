import { type Danger, plugs, smell } from './danger.ts'

const water =
  'water|rainwater|storm water|condensate|condensation|trickl\\w*|leak|leaks|leaking|leaked|leaky|drip|drips|dripping|dripped|rain|wet|damp|flood|floods|flooded|flooding|puddles?|soak|soaked|soaking|spray|sprays|spraying|splash\\w*|overflow\\w*|agua|mojad[oa]s?|mojo|moja|gotea|goteando|gotera|goteras|gotas|inundad[oa]'
const electrics =
  'outlets?(?! of)|sockets?|receptacles?|(?:electrical|electric|breaker|fuse|service|junction) (?:panel|box|boxes)|panel|breakers?|fuses?|wiring|wires?|electrical|electrics|electricity|electronics|(?<!drain |the drain is )plugs?|power (?:strip|cord|outlet|bar)|surge protector|extension cord|cords?|(?:light|lamp|ceiling) (?:fixture|light|switch)|light switch|lights|light bulbs?|lamps?|ceiling fans?|spotlights?|chandeliers?|gfci|sub ?panel|(?:electric|power) meter|meter box|(?:element|wire|wiring|terminal) (?:cover|compartment)|control panel|power source|circuit board|control board|enchufes?|cables?|tomacorrientes?|contactos?|apagador|interruptor|electricidad|(?:caja|panel|tablero) electric[oa]|tablero|regleta'

/** What burns, and what carries current: near water too. */
export const currentCues: readonly Danger[] = [
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
      /\b(food|fish|salmon|tuna|shrimp|seafood|onions?|garlic|curry|burn in|self clean\w*|cheese|pizza|cookies?|toast|dinner|lasagna|chicken|turkey|grease|spill\w*|popcorn|crumbs)\b/,
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
  { hazard: 'electrical', sign: 'scorch marks?|burn marks?' },
]
