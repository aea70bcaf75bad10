/** Contractions and frequent typing errors with their full forms. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [
    /\b(do|does|did|ca|wo|could|should|would|is|are|was|were|have|has)n ?'?t\b|\b(do|does|did|is)nt\b/g,
    '$1$2 not',
  ],
  [/\bca not\b|\bcant\b|\bcannot\b|\bcan t\b/g, 'can not'],
  [/\bwo not\b|\bwont\b/g, 'will not'],
  [/\bwan+a\b|\bwanto\b|\bwant too\b|\bwnat to\b|\bwan to\b|\bwant2\b|\bwant 2\b/g, 'want to'],
  [/\bgon+a\b/g, 'going to'],
  [/\bgotta\b/g, 'got to'],
  [/\bi ?'?m\b|\bim\b/g, 'i am'],
  [/\b(he|she|it|that|who|what)'?s\b/g, '$1 is'],
  [/\blife'?s\b/g, 'life is'],
  [/\b(they|we|you)'?re\b(?<=')|\btheyre\b/g, '$1 are'],
  [/\bi'?ve\b/g, 'i have'],
  [/\bi'?d\b(?=.)/g, 'i would'],
  [/\bu\b/g, 'you'],
  [/\bmyslef\b|\bmysel\b|\bmyelf\b|\bmysefl\b|\bmyselves\b|\bmysef\b|\bmyselff\b|\bmy ?self\b/g, 'myself'],
  [/\bhimslef\b|\bhimsef\b/g, 'himself'],
  [/\bherslef\b|\bhersef\b/g, 'herself'],
  [/\bk[iy]l\b|\bkll\b|\bkil+\b/g, 'kill'],
  [/\bkil+in\b|\bkiling\b/g, 'killing'],
  [/\b(?:su[iu]?c[ias]*de|sucide|suiside|suicde|suacide|suecide|sewercide|suicid|suicied)\b/g, 'suicide'],
  [/\b(?:su[ia]?[cs]id[ae]l|suicidle|sucidal|suicidial)\b/g, 'suicidal'],
  [/\bany ?mor\b|\bnymore\b|\banymroe\b/g, 'anymore'],
  [/\bself[- ]?harm/g, 'self harm'],
  [/\bbul?d?g(?:in|ed|es|e)\b/g, 'bulging'],
  [/\bliving rooms?\b/g, 'lounge'],
  // "The heater caught the curtains" means that they burn.
  [
    /\b((?:heater|candle|grill|bbq|stove|burner|toaster|lamp|cigarette|firework|lighter|fireplace|ember|spark|flame)s?(?: just)?) (?:caught|lit|torched) ((?:(?:the|my|our|her|his|a) )?(?:curtain|drape|couch|sofa|bed|blanket|rug|carpet|mattress|towel|cabinet|fence|siding|deck|tree|wall|sleeve|shirt|hair|clothes|paper)s?)\b/g,
    '$1 set $2 on fire',
  ],
  // "Business is on fire this month" means that it goes well.
  [
    /\b((?:business|sales|market|season|team)s? (?:is|are|was|has been)(?: \w+)?) on fire(?= (?:this (?:week|month|quarter|season|year)|lately|these days)\b)/g,
    '$1 going well',
  ],
  // "Which appliance will die next" asks about a failure, not about a death.
  [
    /\b((?:stuff|thing|appliance|machine|part|component|equipment|unit)s?(?: (?:that|which|is|are|all|of|mine|here|about|going|to|will|might|could|likely|next|first|soon))*) (?:die|dies|dying)\b/g,
    '$1 fail',
  ],
  [
    /\b(?:can|do|should|would) (?:you|people|one|we)(?= (?:\S+ ){0,8}(?:normally|usually|typically|in general)) (?:\w+ )?smell (natural gas|gas|propane)\b/g,
    'is $1 detectable',
  ],
  // A tenant who owes rent and does not answer is not a person in danger.
  [
    /\b((?:paid|rent|evict\w*)\b(?: \S+){0,8}) not answer (?:the door|my calls|his phone|her phone)\b/g,
    '$1 avoid me',
  ],
  [
    /\b(?:was|were) (?:sparking|smoking|leaking)( ?,? (?:and |so |then )?(?:the |an |a |our )?(?:electrician|plumber|technician|tech) (?:\w+ )?(?:replaced|fixed|repaired) it)\b/g,
    'was faulty$1',
  ],
  // "They came down to 7800" is about a price, not about a person who fell.
  [
    /\b(they|he|she) (?:will |would )?(?:came|come|went|go|dropped|drop)(?: it)?(?: down)? to (?=\$?\d[\d,.]{2,}|\$?\d+(?:\.\d)? ?k\b)/g,
    '$1 ask for ',
  ],
  [
    /\b(?:glow(?:s|ing)? )?red hot\b(?! (?:\w+ )?(?:deals?|market|sales?|prices?|offers?|peppers?))/g,
    'glowing red',
  ],
  // A melting knob is as hot as a melting plug.
  [/\b(?:knobs?|buttons?|handles?|dials?|controls?)(?= (?:\w+ ){0,2}melting\b)/g, 'plug'],
  // The alarm of a septic tank or a freezer does not report gas or smoke.
  [
    /\b(?:septic(?: tank| system)?|sump(?: pump)?|high water|water(?: softener| level| leak)?|softener|freezer|fridge|refrigerator|car|oven timer) (?:alarm|buzzer)\b/g,
    'septic light',
  ],
  // Water beside a vent pipe or chimney comes through the roof. It is no exhaust gas.
  [
    /\b((?:roof|ceiling|attic|rain|water|shingles?)(?: \w+){0,3} (?:leak|drip|com)\w*(?: \w+)?) (?:around|near|next to|by|at|along) (?:(?:the|my|our|a) )?(?:\w+ )?(?:vent(?: pipe| stack)?|flue(?: pipe)?|skylight|chimney|exhaust fan)\b/g,
    '$1 by the gutter',
  ],
  // A falling pressure means a leak or a weak pump. Only a rising pressure is a danger.
  [
    /\bpressure(?: (?:is|was|gauge|reads?|keeps?|always|slowly|too|very|so))* (?:drop(?:s|ping|ped)?|fall(?:s|ing)?|low(?:er|ers|ering)?|goes down|going down|going away)\b|\blos(?:es|ing|e|t) (?:\w+ )?pressure\b/g,
    'flow is slow',
  ],
  // The next entries are idioms that contain words of shocks, death, illness or fire.
  [
    /\b((?:recibo|factura|cuenta|precio|presupuesto|cotizacion)(?: \S+){0,5} (?:me|nos|le)) (?:dio|dieron|da) (?:una? |unos |muchos )?(?:toques?|calambres?|descarga|corrientazo|choque)\b/g,
    '$1 sorprende',
  ],
  [
    /\b(me|nos) (?:dio|dieron|da) (?:una? |unos |unas )?(?:toques?|calambres?|descarga|corrientazo)(?= (?:de |al |con )?(?:ver |leer )?(?:(?:la|el|mi|una?) )?(?:factura|recibo|cuenta|precio|presupuesto)\b)/g,
    '$1 sorprende',
  ],
  [
    /\b(?:me|nos) (?:esta|estan) matando(?= (?:con|de|por) (?:\S+ )?(?:gastos?|cuentas?|recibos?|facturas?|reparaciones|deudas?|impuestos|calor|ruido))|(?<=(?:gastos?|cuentas?|recibos?|facturas?|reparaciones|deudas?|calor|ruido) )(?:me|nos) (?:esta|estan) matando/g,
    'me molesta',
  ],
  [/\b(get(?:s|ting)?|got|gotten) (on|along) like a house on fire\b/g, '$1 $2 well'],
  [
    /\bend it(?=[,. ]+how (?:do|can) i cancel (?:my|the|this) (?:subscription|membership|contract|trial)(?= ?(?:[.?!]|$)))/g,
    'cancel it',
  ],
  [/\bsparks? joy\b/g, 'pleases me'],
  [/\b(?:on )?fire ?sales?\b/g, 'a bargain'],
  [/\bis fire(?=[,.! ]+love it ?(?:[.,!]|$))/g, 'is great'],
  [/\bsick(?: and tired)? of (?!life|liv|be|it all|everything|myself)/g, 'fed up with '],
  [
    /\bburn(?:s|ed|ing)? through (?=(?:\w+ ){0,2}(?:bulbs?|filters?|budgets?|money|savings|cash|hot water)\b)/g,
    'using up ',
  ],
  [/\b(?:give it to|tell|hit) me (?:straight|with it)\b/g, 'tell me'],
  [/\bbreath(?:e|es|ed|ing) (?:some )?(?:new|fresh) life into\b/g, 'renew'],
  // "My husband can not see the homes I added" is about the app.
  [
    /\bcan not (?:see|find|view|open|edit|read|access|(?:log|sign|get) (?:in ?to|onto?))(?= (?:\S+ ){0,3}(?:homes|properties|propert(?:y|ies) (?:i|we)|units|notes?|tasks?|lists?|plan|records?|calendar|dashboard|account|app|website|screen|(?:house|home|place) (?:on|in) (?:\S+ )?(?:phone|app|laptop|screen|computer|account|list))\b)|\bcan not (?:log|sign) (?:in|on)\b/g,
    'needs',
  ],
]

/**
 * Converts a message to lower case without accents, contractions and frequent typing errors. Each punctuation mark
 * becomes a separate comma.
 */
export function normalizeForDangers(message: string): string {
  const lower = message
    .normalize('NFKD')
    .replace(/\p{M}|[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .replace(/[‘’´`]/g, "'")
    .toLowerCase()
    .replace(/([a-z])\1{2,}/g, '$1')
  const spelled = spellings.reduce((text, [slip, word]) => text.replace(slip, word), lower)
  return spelled
    .replace(/'/g, ' ')
    .replace(/[.!?;,:()\u2013\u2014\n]+/g, ' , ')
    .replace(/[^a-z0-9,]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
