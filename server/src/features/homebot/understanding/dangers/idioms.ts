/*
 * Manners of speaking about money, people and machines that use the words of danger: "the price shocked me", "it sparked
 * a fight", "the seller caved". They are taken out before danger is looked for.
 */

const money =
  '(?:prices?|pricing|price tag|costs?|quotes?|quotation|bills?|estimates?|bids?|rates?|premiums?|payments?|fees?|invoices?|charges?|numbers?|totals?|sums?|budget|wallet|savings|market|values?|value|equity|mortgage|rent|taxes|tax|insurance|deal|deals|offer|offers|sale|sales|demand|inflation|finances|bank account|credit card)'
/** Words that do not begin another statement. */
const within =
  '(?: (?!(?:and|but|when|while|so|because|it|which|that|then|now|where|after|i|we|my)\\b)[^\\s,.?]+)'
const upset =
  '(?:shock\\w*|a shock|an? (?:electric )?shock|spark\\w*|explod\\w*|explosion|collaps\\w*|cav(?:e|ed|ing)(?: in)?|came (?:crashing )?down|come down|coming down|comes down|came tumbling down|fell(?: in| through| apart)?|fallen(?: through)?|burn\\w*|burnt|burst\\w*|on fire|up in (?:smoke|flames)|kill\\w*|murder\\w*|drown\\w*|flood\\w*|electrif\\w*|electrocut\\w*|floor(?:s|ed|ing)|stun\\w*|zap\\w*|suffocat\\w*|chok\\w*|strangl\\w*|crush\\w*|bleed\\w*|blew up|blow up|blows up|blown up|ballooned|balloon\\w*|swell\\w*|swollen|swelled|sky ?rocket\\w*|hot|smok\\w*|gave way|sank|tanked|scorch\\w*|toxic|explosive)'
const strife =
  '(?:fight|fights|debate|row|argument|arguments|interest|curiosity|idea|ideas|conversation|discussion|war|bidding war|controversy|outrage|protest|divorce|concern|concerns|question|questions|memories|creativity|romance|panic|joy|change|some|quarrel|feud|rumou?rs?|frenzy)'
const persons =
  '(?:sellers?|buyers?|he|she|they|i|we|husband|wife|hubby|landlord|contractor|boss|kids?|insurer|insurance(?: company)?|dad|mom|agent|realtor|owner|owners|negotiator|partner|spouse|tenants?|hoa|city|manager|adjuster|roofer|plumber)'

export const idioms: readonly RegExp[] = [
  /\bhands are tied\b|\b(?:swallow\w*) (?:(?:my|our|his|her|their) pride|the (?:cost|costs|price|bill|loss))\b|\b(?:hard|bitter|tough) pill to swallow\b/g,
  /\b(?:sink|drains?|gutters?|filter|pipes?|mower|engine|carburetor|toilet|vent) (?:is |are |was )?chok\w+(?: (?:on|with|by) \S+)?/g,
  new RegExp(
    `\\b${persons} (?:(?:is|are|was|will be) )?(?:coming|comes|come|came) down (?:tomorrow|today|next|on|for|to|from|this)\\b`,
    'g',
  ),
  new RegExp(`\\b${money}${within}{0,5}? ${upset}(?! (?:outlet|plug|wire))\\b`, 'g'),
  new RegExp(
    `\\b${upset} (?:(?:the|my|our|their|his|her|your|a|an|in|of|on|at|by|to|with|through|from|under|home|house|property|resale|monthly|whole|entire|high|sky|crazy|roof|ROOF) )+${money}\\b`,
    'g',
  ),
  new RegExp(
    `\\bspark(?:s|ed|ing)? (?:(?:a|an|the|some|off|up|quite|big|huge|real|my|our|their|bidding|heated|lively|family) )*${strife}\\b`,
    'g',
  ),
  new RegExp(
    `\\b${persons} (?:(?:finally|just|has|have|had|eventually|already|all|then) )*caved(?: in)?\\b(?! the\\b)`,
    'g',
  ),
  /\b(?:electrician|plumber|guy|he|she|kid|son|daughter|husband|wife|person|roofer|tenant|friend|neighbou?r|dog) (?:is|was) (?:(?:a|an|real|quite|such|total|bit|of) )*live wire\b/g,
  /\b(?:deal|deals|price|offer|sale|market|team|business|career|show|song|sales|party|game|stock|stocks|listing|street|neighborhood)(?: (?:is|are|was|were|has been|been|really|totally|just|absolutely|so))* on fire\b/g,
  /\b(?:blew|blow|blown|blowing|blows|explode|exploded|exploding) up in (?:my|our|his|her|their|your) faces?\b(?! when (?:i|we|he|she) (?:lit|light|turned|opened|tried to light|started))/g,
  /\b(?:blew|blow|blown) a (?:fuse|gasket) (?:with|at|over|about|when (?:i|he|she|we) (?:saw|heard|got))\b/g,
  /\b(?:drown(?:ing|ed)|buried|swamped|flooded|swimming|inundated) (?:in|with|by|under) (?:(?:a|the|my|our|all|these|so|many|too|much|sea|flood|pile|of|home|endless|constant) )*(?:repairs?|repair|bills?|debt|debts|quotes?|paperwork|work|emails?|calls|costs?|maintenance|projects?|chores|options|choices|offers|messages|ads|mortgage|questions|leads|laundry|dishes)\b/g,
  /\b(?:burn(?:ing|ed|s|t)?|burnt) (?:(?:a|through|up|my|our|the|so|too|much|all|of|big|good|hard|earned) )*(?:money|cash|savings|budget|dollars|bucks|paycheck|time|gas money|wallet|pocket|bridge|bridges|out (?:from|by|on|at) (?:work|this|my job|all))\b/g,
  /\b(?:got|get|gets|been|feel|felt|was|were|getting) burn(?:ed|t)(?: badly| bad| again)? (?:by|on|with|from) (?:(?:a|an|the|my|our|that|this|some|last|bad|cheap|shady|home|one|few|several) )*(?:contractors?|warrant\w*|deal|deals|companies|company|sellers?|roofers?|plumbers?|brands?|repairs?|quotes?|purchase|installers?|technicians?|guy|insurance|samsung|lg|agents?|lemon|scam|store|dealer)\b/g,
  /\b(?:could|would|i d) (?:just )?(?:kill|murder|die) (?:for )?(?:a|an|the|some|my|that|those|this|one)\b|\bspark of \S+/g,
  /\b(?:electrifying|explosive|shocking) (?:news|news about|price|prices|deal|growth|discovery|truth|amount|cost|story)\b/g,
  /\b(?:house|home) of cards\b(?: \S+){0,2}|\bwhen push comes to shove\b|\bfire sale\b|\bfire away\b|\bplaying with fire\b|\bunder fire\b|\bwhere is the fire\b|\bfire up\b/g,
  /\b(?:my|our|the) (?:world|life|plans?|hopes|dreams?|marriage|schedule|weekend|spirits?|trust|timeline|kitchen plans)(?: (?:has|have|just|all|is|was))* (?:collapsed|caved in|exploded|up in smoke|went up in (?:smoke|flames)|imploded|fell through|fell apart|came crashing down)\b/g,
  // Fuels that are compared, and the part of a stove that makes a spark on purpose.
  /\b(?:gas|propane|oil|electric\w*)(?: (?:is|are|costs?|heat|heating|really|any|much))* (?:cheaper|dearer|better|worse|greener|cleaner|safer|more \w+|less \w+)(?: \S+){0,3}? than (?:gas|propane|oil|electric\w*|a heat pump)\b(?: (?:for|in) (?:\S+ )?(?:water|hot water|home|house|space) heating)?/g,
  /\bspark (?:igniters?|ignitors?|ignition|modules?)\b(?: (?:clicks?|keeps? clicking|is clicking|ticks?))?/g,
]
