import type { Hazard } from '@home-pulse/lifecycle/catalogue/safety/safety'
import { people } from './person-words.ts'

/* People who choke, swallowed something, are hurt, caught in a machine or threatened. */

const kin = `(?:${people}|grandad|granny|grandson|ni[nñ]o|tenant|guest|kiddo|he|she|they|i|we)`
const whose = '(?:my|his|her|their|our|the|a|an|some|whole|both|left|right|own|of|it|all)'
const adverbs =
  '(?:just|accidentally|may have|might have|must have|could have|have|has|had|probably|maybe|apparently|i think|now|almost|somehow|also|actually)'

/** What went down the throat: "swallowed", "ate", "drank", "got into". */
const swallowing =
  '(?:swallowed|swallow|swallows|swallowing|ate|eaten|eating|eat|eats|drank|drunk|drinking|drink|drinks|ingested|ingest|gulped|sipped|licked|licking|chewed|chewing|chews|bit|bitten|sucked|sucking|mouthed|consumed|tasted|got into|gets into|getting into|trago|tragaron|comio|bebio|tomo|bebi|trague)'
const poison =
  '(?:drain (?:cleaner|opener|o)|drano|draino|liquid plumr|liquid plumber|bleach|clorox|chlorine|cloro|lejia|lye|ammonia|amoniaco|antifreeze|coolant|pesticides?|insecticide|weed ?killer|roundup|herbicide|rat (?:poison|bait)|mouse (?:poison|bait)|rodenticide|ant (?:poison|bait|trap)|roach bait|poison|veneno|moth ?balls?|paint thinner|turpentine|mineral spirits|kerosene|gasoline|petrol|lighter fluid|lamp oil|motor oil|windshield (?:washer )?fluid|windex|lysol|pine ?sol|(?:oven|STOVE|toilet(?: bowl)?|bowl|glass|floor|drain|tile|grill|window|bathroom|household|pipe|carpet) (?:cleaner|cleaners|tablet|tablets)|cleaners?|cleaning (?:product|products|fluid|solution|supplies|liquid|stuff|chemicals?)|descaler|rinse aid|detergent|(?:laundry|DISHWASHER|WASHER|WASHER DRYER|detergent|tide|cascade|soap) (?:pods?|pacs?|packets?|tablets?|detergent|soap)|tide pods?|disinfectant|acetone|nail polish remover|rubbing alcohol|methanol|hydrogen peroxide|muriatic acid|acid|caustic\\S*|pool chemicals?|chemicals?|super ?glue|freon|refrigerant)'
/** Words of a product that is wanted, and not taken. */
const noPoison = /\b(?:which|what|best|buy|price|cost)\b(?: \S+){0,4} (?:drain cleaner|detergent|pods?)\b/
const battery = '(?:batter(?:y|ies)|coin cells?|button cells?|cr2032|lr44|pila|pilas|bateria)'
const paint =
  '(?:(?:lead|led|leaded|peeling|old|flaking|chipping|lead based) paint|paint (?:chips?|flakes?|peels?|dust)|(?:chips?|flakes?|pieces?|bits) of (?:\\S+ ){0,2}paint|painted (?:\\S+ )?(?:railing|sill|window ?sill|crib|wall|toy|trim|woodwork))'
const pills =
  '(?:pills?|tablets|meds|medication|medications|medicine|tylenol|ibuprofen|advil|aspirin|acetaminophen|opioids?|oxy\\S*|xanax|fentanyl|vitamins|gummies|iron pills|blood pressure \\S+|antidepressants|pastillas)'

const throat = '(?:throat|windpipe|airway|garganta)'
/** Money, jokes and shock make people choke too. */
const chokingAtWords =
  /\bchok\w*(?: \S+){0,3} (?:coffee|tea|beer|laughter|up|laughing)\b(?: (?:when|at|over|from|laughing))?|\bmade (?:me|us|him|her) chok\w*|\bchok\w* (?:at|over|when) (?:the|this|that|i saw)\b/
const choking: readonly RegExp[] = [
  new RegExp(
    `\\b${kin} (?:(?:is|are|am|was|were|keeps|started|been|${adverbs}) )*(?:choking|choked|chokes)\\b`,
  ),
  /\bchok(?:ing|ed|es) on (?:a|an|some|his|her|food|candy|meat|something|the)\b/,
  new RegExp(`\\b(?:stuck|lodged|caught|jammed)(?: \\S+)? in (?:${whose} )?(?:\\S+ ){0,2}?${throat}\\b`),
  new RegExp(
    `\\b${kin} (?:\\S+ )?(?:can not|could not|not) breathe?(?:ing)?\\b.*\\b(?:swallow\\w*|ate|food|candy|grape|coin)\\b|\\b(?:swallow\\w*|ate|food)\\b.*\\b${kin} (?:can not|could not) breathe\\b`,
  ),
  new RegExp(`\\b${kin} (?:\\S+ ){0,2}(?:se esta ahogando|se ahoga|se atraganto|atragantad[oa])\\b`),
]

const swallowed: readonly RegExp[] = [
  new RegExp(`\\b${poison} (?:was |were |got |has been |is )?(?:swallowed|ingested)\\b`),
  new RegExp(`\\b${kin} (?:\\S+ ){0,5}?${swallowing}(?: \\S+){0,5}? ${poison}\\b`),
  new RegExp(
    `^(?:(?:help|hi|hello|please|oh no|omg|just|accidentally) )*${swallowing}(?: \\S+){0,3}? ${poison}\\b`,
  ),
  new RegExp(
    `\\b${poison}\\b(?: \\S+){0,5} (?:and|which|that|then) (?:\\S+ )?(?:drank|ate|swallowed|licked) (?:it|some|them)\\b`,
  ),
  new RegExp(`\\b(?:drank|swallowed|ingested) (?:\\S+ ){0,4}${poison}\\b`),
  new RegExp(
    `\\b${poison} (?:is |was |got |splashed |sprayed )?(?:all )?in (?:my|his|her|their|the baby) (?:eyes?|mouth)\\b`,
  ),
]
const swallowedBattery: readonly RegExp[] = [
  new RegExp(`\\b${battery} (?:was |were |got |has been |is )?(?:swallowed|ingested)\\b`),
  new RegExp(`\\b${kin} (?:\\S+ ){0,5}?${swallowing}(?: \\S+){0,5}? ${battery}\\b`),
  new RegExp(`\\b${battery}\\b.*\\b${kin} (?:\\S+ ){0,3}?(?:ate|swallowed|ingested) (?:it|one|them)\\b`),
  new RegExp(`\\b${battery} (?:is |stuck )*(?:up|in) (?:his|her|my \\S+) (?:nose|ear|throat|mouth)\\b`),
]
const leadPaint: readonly RegExp[] = [
  new RegExp(`\\b${kin} (?:\\S+ ){0,5}?${swallowing}(?: \\S+){0,6}? ${paint}\\b`),
  new RegExp(
    `\\b(?:put|puts|has|had|caught|found)(?: \\S+){0,4}? ${paint}(?: \\S+){0,5} (?:mouth|swallowed|ate)\\b`,
  ),
  new RegExp(
    `\\b${paint}\\b.*\\b(?:kid|child|baby|toddler|son|daughter|he|she) (?:\\S+ ){0,3}?(?:ate|swallowed|ingested|licked|chewed)(?: on)? (?:it|some|them)\\b`,
  ),
]
const overdose: readonly RegExp[] = [
  new RegExp(
    `\\b(?:took|taken|take|swallowed|ate|downed|tomo|tome) (?:\\S+ ){0,3}?(?:whole|entire|full|bunch|handful|fistful|lots?|box|bottle|too many|too much|all|dozens?|\\d{2,}|frasco)(?: \\S+){0,4}? ${pills}\\b`,
  ),
  new RegExp(
    `\\b(?:kid|kids|child|baby|toddler|son|daughter|year old|grandson|granddaughter|nino|nina|bebe)(?: (?!and\\b|but\\b)\\S+){0,4} (?:ate|swallowed|got into|took|eaten)(?: \\S+){0,4}? ${pills}\\b`,
  ),
  /\bgot into (?:\S+ ){0,3}(?:medicine (?:cabinet|box)|pill (?:box|organizer)|meds)\b/,
  new RegExp(
    `\\b${kin} (?:${adverbs} |is |are |was |been )*(?:overdos\\w+|od'?d|od ed|oding|od ing)\\b(?! (?:of|on) (?:quotes?|advice|work|coffee|choices|information))`,
  ),
]

const body =
  '(?:head|skull|face|eye|eyes|neck|back|spine|chest|stomach|hand|hands|finger|fingers|thumb|arm|arms|wrist|leg|legs|foot|feet|toe|toes|knee|ankle|throat|nose|ear|artery|scalp|cabeza|mano|pierna|piernas|cuello)'
const owners =
  '(?:my|his|her|their|our|the|your|(?:kid|son|daughter|husband|wife|mom|dad|child|baby|toddler|brother|sister|friend|grandma|grandpa|mother|father)(?: s)?)'
const heights =
  '(?:ROOF|ladders?|stairs|staircase|steps|balcony|deck|porch|window|attic|scaffold\\w*|tree|loft|chimney|railing|crib|bunk bed|techo|escalera|ventana|hatch|ceiling|floor|skylight|changing table)'
const fallen = '(?:fell|fallen|falls|slipped|tumbled|dropped|plunged|cai|cayo)'
const hit =
  '(?:hit|hits|struck|smashed|whacked|cracked|landed on|fell on|came down on|clobbered|slammed(?: into)?|crushed|dropped on)'
/** Words that make a blow or a fall one of money or of words. */
const bodyless =
  /\b(?:price|prices|bill|bills|quote|quotes|estimate|cost|costs|invoice|budget|payments?|rates?|news)\b(?: \S+){0,4} (?:hit|hits|gave|struck|killed|bleeding)\b|\b(?:bleed\w*) (?:(?:me|us) dry|money|cash|the|a|an|radiators?|brakes?|air|lines?|valve)\b|\b(?:money|wallet|budget|radiators?|savings)(?: \S+){0,2} bleed\w*|\bmy head against\b|\bheart attack (?:when|over|at|from|because) (?:\S+ ){0,4}(?:price|bill|quote|saw|cost|estimate|total)\b|\b(?:infarto|ataque al corazon)(?: \S+){0,4} (?:precio|costo|presupuesto|cuenta)\b|\bcasi me da\b|\bstroke of\b|\bbroke (?:my|his|her) \S+ (?:in|last) (?:the )?(?:spring|summer|fall|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|year|month)\b|\bfell (?:for|in love|behind|short|through the cracks|asleep|apart)\b|\bbleed(?:ing)? (?:edge|heart|valve|screw)\b/
const injury: readonly RegExp[] = [
  new RegExp(
    `\\b${kin} (?:(?:just|accidentally|has|have|had|was|slipped and|tripped and|got up and|also|almost died when (?:he|she)) )*${fallen} (?:off|from|out|down|through|del|de la|por)(?: of)? (?:(?:a|an|the|my|our|his|her|that|open|second|third|story|floor|back|front|basement|kitchen|bedroom|attic|garage|tall|extension|step) )*${heights}\\b(?! (?:price|market|shopping))`,
  ),
  /\b(?:me|se) (?:cai|cayo) (?:\S+ ){0,2}(?:ROOF|techo|escalera|ventana)\b(?=.*\b(?:siento|mueve|duele|piernas|cabeza|despierta)\b)|\bme cai (?:del|de la)\b/,
  new RegExp(
    `\\b(?:can not|could not|do not|does not|no longer) (?:feel|move) (?:${owners} )?(?:\\S+ )?(?:legs?|arms?|feet|foot|hands?|fingers|toes|neck|body|left side|right side)\\b`,
  ),
  new RegExp(
    `\\b(?:spring|ladder|tree|branch|brick|shingles?|beam|pipe|tool|hammer|board|door|MACHINE|REFRIGERATOR|glass|tile|rock|stone|ceiling|drywall|cable|rod|fan|cabinet|shelf|tv|chimney|ROOF|slate|icicle|ice|window|it|something|block|wrench|saw|panel|gutter|AC_UNIT|chunk|piece|plank|nail)\\b(?: \\S+){0,6}? ${hit} (?:me|him|her|them|us|${owners}(?: \\S+)?) ?(?:(?:in|on|right in|right on|straight in|across|over) (?:the|my|his|her) )?${body}\\b`,
  ),
  new RegExp(
    `\\b${kin} (?:\\S+ ){0,2}?(?:hit|hurt|banged|cracked|split|smashed|injured) (?:my|his|her|their) (?:head|skull|neck|back|spine)\\b(?! (?:against|over|around)(?: the)? (?:wall|quote|this))`,
  ),
  new RegExp(
    `\\b(?:got|was|been|is|getting|were) (?:\\S+ )?(?:hit|struck|whacked|clobbered) (?:in|on) (?:the |my |his |her )?${body}\\b`,
  ),
  new RegExp(
    `^(?:(?:help|just|i think|so|well) )*${fallen} (?:off|from|out of|down|through) (?:(?:a|an|the|my|our|tall|extension|step) )*${heights}\\b(?=.*\\b(?:hurts?|numb|pain|broken?|move|bleeding|head|back|help)\\b)`,
  ),
  new RegExp(
    `\\b${kin}(?: \\S+){0,6} ${fallen}(?: \\S+){0,3} (?:off|from|out of|down|through|on) (?:the |a |my |our |his |her )*${heights}\\b(?=.*\\b(?:move|moving|unconscious|hurt|hurts|hurting|bleeding|get up|broken?|head|numb|pain)\\b)`,
  ),
  new RegExp(
    `\\b(?:i|he|she|we|they) (?:was|were) (?:\\S+ ){1,5}and fell (?:off|from|down|through) (?:the |a |my |our )*${heights}\\b`,
  ),
  /\b(?:head|neck|spine|back|skull) injur(?:y|ies|ed)\b|\bconcussion\b|\bconcussed\b/,
  /\b(?:will not|does not|can not|cannot|not|never|hard to) (?:stop|stops|stopped|get it to stop|slow down) (?:the )?bleeding\b|\bbleeding (?:will not|does not|is not) (?:stop|stopping)\b/,
  new RegExp(
    `\\b${kin} (?:is|are|am|was|keeps|started|been) (?:\\S+ ){0,2}?bleeding\\b|\\b${body} (?:is|are|was|keeps|will not stop|started) (?:\\S+ )?bleeding\\b|\\bbleeding (?:a lot|badly|heavily|everywhere|profusely|from (?:${owners} )?(?:the )?${body}|out)\\b|\\b(?:lots of|so much|losing|lost (?:a lot of|too much)) blood\\b|\\bblood (?:is )?(?:everywhere|gushing|spurting|pouring)\\b|\\bsangr(?:a|ando) mucho\\b`,
  ),
  /\b(?:cut|sliced|chopped|sawed|tore|ripped|severed|lopped|took) (?:off (?:\S+ ){0,3}(?:fingers?|thumb|hand|toes?|foot)|(?:\S+ ){0,3}(?:fingers?|fingertip|thumb|hand|toes?|foot|artery|wrist) (?:clean |completely |right |almost |nearly )*(?:off|open|to the bone|badly|deep|deeply))\b|\b(?:finger|thumb|toe|fingertip)s? (?:is |was |got |came |has been )*(?:cut off|severed|amputated|came off|chopped off)\b/,
  new RegExp(
    `\\b(?:nail|screw|rebar|knife|blade|saw|glass|stick|drill bit)\\b(?: \\S+){0,3} (?:went|gone|going|goes|stuck|is|through|into)(?: \\S+){0,2}? (?:through|in|into) (?:${owners} )(?:\\S+ )?${body}\\b|\\b(?:shot|drove|put|ran) (?:a |the )?(?:nail|screw|staple|drill bit|drill)(?: \\S+)? (?:in|into|through) (?:${owners} )(?:\\S+ )?${body}\\b|\\bstabbed (?:in|${owners})\\b`,
  ),
  /\b(?:broke|broken|breaks|shattered|dislocated|snapped) (?:my|his|her|their) (?:\S+ )?(?:leg|arm|neck|back|hip|ankle|wrist|ribs?|collarbone|skull|pelvis|foot|shoulder)\b/,
  /\b(?:having|had|have|has|think (?:it is|this is)|maybe|is it|signs of) (?:a |an |some (?:kind|sort) of )?(?:massive |possible |mild )?(?:heart attack|stroke|seizure|cardiac arrest)\b/,
  /\bchest (?:pain|pains|hurts|is tight|tightness|pressure)\b(?=.*\b(?:arm|jaw|breath\w*|numb|sweat\w*|what|help|now|bad|severe|i have|having|am|is)\b)|\b(?:ataque al corazon|infarto|derrame cerebral)\b/,
  new RegExp(
    `\\b(?:${people}|he|she) (?:(?:is|are|was|has|collapsed|fell|and|just|on the floor|passed out|stopped) )*(?:not breathing|no pulse|stopped breathing|unresponsive|no longer breathing|turning blue|blue)\\b`,
  ),
  /\b(?:stopped|not|no longer) breathing\b(?=.*\b(?:collapsed|fell|plumber|he|she|baby|dad|mom|roofer|grandma|grandpa|help)\b)/,
  new RegExp(
    `\\b${fallen} (?:off|from|out|down|through)\\b.*\\b(?:unconscious|not (?:moving|responding|breathing|waking)|can not (?:get up|move|feel|walk)|knocked out|passed out|bleeding|blood)\\b`,
  ),
  new RegExp(
    `\\b(?:he|she|they|i|${people}) (?:\\S+ )?(?:was |got |been |is )(?:shot|stabbed|run over|hit by a car|impaled)\\b(?! (?:down|by (?:an offer|the)))`,
  ),
  /\b(?:drowning|drowned|face down|underwater|under water)\b(?: \S+){0,3} in (?:the |a |our )?(?:pool|tub|bath|bathtub|hot tub|pond|spa|toilet|bucket)\b/,
]

const machine =
  '(?:(?:garbage |waste |food )?(?:disposal|disposer|disposall?)|insinkerator|blender|mixer|garage door|snow ?blower|mower|lawn ?mower|wood ?chipper|chipper|table saw|fan|auger|gears?|conveyor|meat grinder|grinder|drain|pipe|faucet|sump pump|belt|pulley|paper shredder|shredder|vacuum|treadmill|tiller|wringer|drill press|log splitter|motor|door ?hinge|car door|window)'
const limb =
  '(?:hands?|fingers?|fingertips?|arms?|thumbs?|wrists?|sleeve|hair|legs?|foot|feet|toes?|elbow|mano|dedos?|brazo)'
const caughtLimb: readonly RegExp[] = [
  new RegExp(
    `\\b${limb} (?:(?:is|are|was|were|has|have|got|gets|getting|been|just|still|now|really) )*(?:stuck|caught|jammed|trapped|pinned|wedged|pulled|sucked|mangled|pinched|atorad[oa]|atrapad[oa])(?: \\S+){0,2}? (?:in|inside|into|under|between|by|en)(?: \\S+){0,3}? ${machine}\\b`,
  ),
  new RegExp(
    `\\b(?:got|caught|stuck|jammed|trapped|put) (?:my|his|her|their|a|the) (?:\\S+ )?${limb} (?:\\S+ )?(?:stuck |caught |trapped )?(?:in|inside|into|under|between) (?:\\S+ ){0,3}${machine}\\b`,
  ),
  new RegExp(
    `\\b(?:can not|could not|how do i) get (?:my|his|her|their) (?:\\S+ )?${limb} (?:out|free)(?: of)?(?: \\S+){0,3} ${machine}\\b`,
  ),
]
const notCaught =
  /\b(?:hair|sleeve) (?:clog\w*|in the drain)\b|\bhands? (?:mixer|saw|rail|held|towel|dryer|tools?)\b|\bhair (?:is )?(?:stuck|caught) in (?:the|my) (?:\S+ )?(?:drain|vacuum|pipe)\b/

const dwelling =
  '(?:(?:my|the|our|this|his|her|an?|mi|la|su|next|front|back|side) )*(?:houses?|home|apartment|flat|garage|basement|kitchen|bedroom|bathroom|attic|unit|condo|living room|hallway|building|shed|upstairs|downstairs|closet|yard|backyard|porch|door|window|windows|doors|casa|cuarto|apartamento)'
const criminal =
  '(?:burglars?|intruders?|robbers?|home invaders?|prowlers?|thief|thieves|stalker|trespassers?|armed (?:man|men|person|robber)|ladron(?:es)?|intruso|ratero)'
const stranger =
  '(?:somebody|someone|some one|some (?:man|guy|people|men|dude|woman|person)|a (?:man|guy|stranger|person|woman|group)|two (?:men|guys)|strangers?|people|they|he|men|alguien|my ex|unknown (?:man|person))'
const intruder: readonly RegExp[] = [
  new RegExp(
    `\\b${stranger} (?:(?:is|are|was|has|have|just|trying|currently|still|now|actively|might|may|be|tried|keeps|esta|estan|to) )*(?:breaking|broke|break|breaks|broken|forcing|forced|kicking|kicked|climbing|climbed|prying|smashing|sneaking|sneaked|entrando|rompiendo|metiendose|metido) (?:\\S+ )?(?:in|into|down|through|open|a|en|mi)\\b(?! (?:a|the|my|our|new|his|her) (?:(?:new|old) )?(?:stove|STOVE|market|shoes?|boots?|car|floors?|rental market|business|habit))`,
  ),
  new RegExp(
    `\\b${stranger} (?:is |are |was |keeps )?(?:trying|tries|tried|attempting) to (?:get|break|come|climb|force|open|kick|pick|enter|unlock)(?: \\S+){0,4}? (?:in|into|through|open|down|${dwelling})\\b(?! (?:contact|touch|a deal))`,
  ),
  new RegExp(
    `\\b${criminal} (?:\\S+ ){0,4}?(?:in|inside|at|outside|en|inside of|upstairs|downstairs|in here|here) ?(?:${dwelling})?(?= |$)`,
  ),
  new RegExp(
    `\\b(?:there is|there are|i (?:see|hear|have)|hay|we have|help|is|a|an) (?:a |an |un |two |some |the )*${criminal}\\b(?! (?:alarm|proof|bars?|deterrent|insurance|stole|last|yesterday|price))(?=.*\\b(?:now|house|home|in|inside|outside|upstairs|downstairs|help|door|window|casa|garage|here)\\b)`,
  ),
  new RegExp(
    `\\b(?:stranger|strangers|unknown (?:man|person)|someone i do not know|somebody i do not know|man i do not know|someone with a (?:gun|knife)|somebody with a (?:gun|knife))(?: \\S+){0,3} (?:in|inside|at|outside|entered|walking around) ${dwelling}\\b`,
  ),
  new RegExp(
    `\\b(?:someone|somebody|some one|alguien) (?:is |might be |may be |esta )(?:\\S+ )?(?:in|inside|en|upstairs|downstairs|hiding in) ${dwelling}\\b(?=.*\\b(?:alone|scared|afraid|help|hide|hiding|know|should not|not supposed|police|911|what do i do|now|strange|noise|footsteps|gun|knife|miedo)\\b)(?!.*\\b(?:tenant|renting|rents|fix|install)\\b)`,
  ),
  new RegExp(
    `\\b(?:someone|somebody|some one|a stranger|strangers?|a man)(?: is)? (?:inside|in|entered|walked into|came into|just walked into|wandered into) ${dwelling}\\b(?=.*\\b(?:hiding|hide|scared|afraid|gun|knife|police|911)\\b)`,
  ),
  /\b(?:stranger|strangers) (?:just )?(?:entered|walked (?:in|into)|came (?:in|into)|wandered (?:in|into)|broke)\b/,
  /\b(?:hear|heard|hearing) (?:someone|somebody|footsteps|people|voices|a man|a noise)\b.*\b(?:alone|hiding|scared|should not be|not supposed|nobody (?:else )?(?:is )?home|no one (?:else )?(?:is )?home|intruder|break)\b/,
  /\b(?:home invasion|(?:being|getting) (?:burgled|burglarized)|being robbed (?:right )?now|(?:break in|burglary|robbery) (?:in progress|happening|right now)|breaking in (?:right )?now)\b/,
  /\b(?:someone|somebody|they) (?:has |have |just )*broke(?:n)? (?:in|into)\b(?=.*\b(?:still|now|inside|hiding|just|here|what do i do|help)\b)/,
  /\b(?:came|come|got|arrived|coming) home\b.*\b(?:(?:front |back )?door (?:is |was )?(?:open|broken|kicked|smashed|forced)|window (?:is |was )?(?:broken|smashed|open)|broken into)\b/,
]
const noIntruder =
  /\b(?:last (?:year|month|week|night)|alarms?(?: system)? (?:cost|worth|price)|worth it|insurance|deterrent|burglar bars|prevent)\b|\b(?:break|breaking|broke|broken) in (?:a|an|the|my|our|these|new) (?:\S+ )?(?:STOVE|stove|floors?|boots?|shoes?|WASHER|grill|mower|pan|skillet|furnace|FURNACE|engine|carpet|couch|mattress)\b/

const isAny = (cues: readonly RegExp[], text: string) => cues.some((words) => words.test(text))

/** Returns the injuries and threats that a text tells, the most urgent first. `text` is what `presentWords` leaves. */
export function findInjuries(text: string): Hazard[] {
  const isChoking = isAny(choking, text) && !chokingAtWords.test(text)
  const isBattery = isAny(swallowedBattery, text)
  const isPaint = isAny(leadPaint, text)
  return [
    ...(isChoking ? (['choking'] as const) : []),
    ...(isAny(intruder, text) && !noIntruder.test(text) ? (['intruder'] as const) : []),
    ...(isAny(overdose, text) ? (['overdose'] as const) : []),
    ...(isBattery ? (['swallowed_battery'] as const) : []),
    ...(isPaint ? (['lead_paint'] as const) : []),
    ...(!isBattery && !isPaint && isAny(swallowed, text) && !noPoison.test(text)
      ? (['swallowed'] as const)
      : []),
    ...(isAny(injury, text) && !bodyless.test(text) ? (['injury'] as const) : []),
    ...(isAny(caughtLimb, text) && !notCaught.test(text) ? (['caught_limb'] as const) : []),
  ]
}
