import type { Danger } from './danger.ts'

const overhead =
  'ROOF|roofline|ceilings?|rafters?|truss(?:es)?|beams?|joists?|attic|plaster|drywall|plafon|cielo raso|viga|vigas'

/** What gives way: a tank, what is overhead, and whatever holds water back. */
export const forceCues: readonly Danger[] = [
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
    sign: 'gush\\w*|burst|bursted|bursting|busted open|spraying|spewing|squirting|geyser|waterfall|flooding|flooded|floods|flood|everywhere|overflowing|overflowed|streaming|rising|gallons (?:of water|on|all|across|everywhere|into|onto|out|pour\\w*|gush\\w*)|full blast|pouring|pours (?:out of|from|through|onto|all)|rushing|shooting|inch(?:es)? (?:of|deep)|under (?:an?|\\d+|several|a few) inch\\w*|ankle deep|knee deep|(?:is|like|into|became|looks like) an? (?:river|lake|pond|pool|swimming pool|fountain|geyser)|underwater|filling(?: up)?|(?:can|could) not (?:stop|shut|turn)(?! on)|will not (?:stop|shut|turn off)|inundad\\w+|inundando|inunda|inundo|inundacion|chorro|por todas? partes?|por todos lados|a chorros',
    carrier:
      'water|pipes?|hose|hoses|supply line|main line|line|main|agua|tuberia|manguera|cano|WATER_HEATER|WASHER|DISHWASHER|tank|basement|house|kitchen|floor|floors|laundry room|garage|casa|sotano|cocina|lavadero',
    apart: 5,
    unless:
      /\b(?:FURNACE|AC_UNIT|STOVE|DRYER|heat|heating|cooling|fan|light|alarm) (?:\S+ ){0,2}not (?:shut|stop|turn)|\b(flood (zone|insurance|plain|damage)|in the (?:bottom|tub|drum|pan)|inch (of|in) (ice|frost|insulation)|popped off (the )?(knob|handle)|(drain|gas|electric|power) line)\b|\bevery(where)? (i|you) (look|go)\b|\bDRIVEWAY\b(?!.*\b(house|basement|garage|kitchen)\b)/,
  },
]
