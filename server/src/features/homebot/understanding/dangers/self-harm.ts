/*
 * Words of somebody who wants to die, or speaks of another who does. A thing that dies is not meant: the subject is a
 * person, and a reflexive is "myself" or "himself", never "itself".
 */

const relatives =
  '(?:kid|kids|child|children|son|daughter|boy|girl|teen|teenager|nephew|niece|grandson|granddaughter|brother|sister|husband|hubby|wife|spouse|partner|boyfriend|girlfriend|fiance|fiancee|mom|mum|mother|dad|father|grandma|grandmother|grandpa|grandfather|uncle|aunt|cousin|friend|roommate|tenant|neighbor|neighbour|coworker|boss|somebody|someone|person|man|woman|guy|\\d+ year old|ex)'
const pronouns = '(?:he|she|they)'
const self = '(?:myself|my self|himself|him self|herself|her self|themself|themselves|yourself|ourselves)'
const wishes =
  '(?:want|wants|wanted|wanting|wish|wishes|wished|feel like|feels like|going|gon|plan|plans|planning|ready|trying|try|tried|need|thinking about|thinking of|think of|think about|thought about|thought of|thoughts of|talks about|talking about|talked about|threatens|threatening|threatened|considering|considered|prefer|rather|about|decided|hoping|contemplating|desire|wannna)'
const ends = '(?:anymore|any more|any longer|no more)'

/** Always said of a person, because a thing has no "myself". */
const outright: readonly RegExp[] = [
  new RegExp(
    `\\b(?:kill|kills|killed|killing|off|offing|hang|hanging|drown|drowning|poison|poisoning|harm|harming|unalive|unaliving|gas|gassing|end|ending|electrocute|electrocuting|suffocate|suffocating|murder) ${self}\\b(?! (?:laughing|with laughter|working|trying to|doing|off the|from))`,
  ),
  new RegExp(
    `\\b(?:hurt|hurting|cut|shoot|shooting|stab|stabbing|burn) ${self} (?:on purpose|again and again)\\b`,
  ),
  new RegExp(`\\b${wishes} (?:to )?(?:hurt|hurting|shoot|shooting|stab|cut) ${self}\\b(?! in the foot)`),
  /\bshoot (?:my|him|her)self\b(?! in the foot)/,
  /\b(?:cutting|self harm(?:ing|s)?) (?:myself|herself|himself)\b(?! (?:on|shaving|with the (?:door|edge)))/,
  /\b(?:cut|cutting|slit|slitting|slash|slashed|slashing) (?:my|his|her|their)(?: own)? wrists\b(?! (?:on|while|when))/,
  /\bending things (?:tonight|today|now|for good|forever)\b/,
  /\bself harm(?:ing|s)?\b/,
  /\b(?:kms|suicidally)\b/,
  /\bsuicid(?:e|al)\b(?! (?:MACHINE|doors?|showers?|cords?|cables?|plugs?|knobs?|squad|grip))/,
  /\b(?:end|ending|ended|take|taking|took) (?:my|his|her|their)(?: own)? (?:own )?li(?:fe|ves)\b(?! (?:easier|back|seriously|into))/,
  /\b(?:end|ending|taking|take) it all\b(?! (?:with|down|off|out|apart|away|back|in|to))/,
  /\b(?:better off|rather be|wish(?:es|ed)? (?:i|he|she|they) (?:was|were)|want(?:s|ed)? to be) dead\b/,
  /\bbetter off (?:without me\b|(?:if|when|with me|once)(?: \S+){0,3} (?:dead|gone)\b)/,
  /\b(?:nobody|no one|noone)(?: \S+){0,3} (?:miss|care|notice)(?: \S+){0,2} if i (?:was|were|am|died|die|disappeared|vanished)\b/,
  /\bi (?:\S+ )?want (?:it|this|everything|things|the pain|the hurt|my life)(?: all)? to (?:end|be over|stop forever)\b|\bwant it all to (?:end|stop|be over)\b/,
  /\b(?:use|using|turn|turning) (?:it|the gun|a gun|a knife|the knife|them) on (?:my|him|her)self\b|\b(?:hung|hanged|shot|stabbed) (?:him|her|my)self\b(?! in the foot)/,
  /\b(?:wish|wishes|wished) (?:i|he|she) (?:was|were|had) (?:never |not )(?:been )?(?:born|alive|existed?)\b/,
  /\b(?:wish|wishes) (?:i|he|she) (?:would|could|did) (?:just )?(?:die|not wake up|never wake up|not exist)\b/,
  /\b(?:no|any) (?:reason|point|purpose) (?:\S+ )?(?:to|in|for|of) (?:me )?(?:keep |go on )?(?:live|living|go on living|staying alive|being alive|being here|going on)\b(?! (?:in|here|with|at))/,
  /\bnothing (?:left )?to live for\b/,
  /\b(?:tired|sick|done|finished) (?:of|with) (?:living|being alive|life)\b(?! (?:in|with|without|like|here|at|near|next|room|of)\b)/,
  /\b(?:i|he|she) (?:give|gave|gives|giving|given|am giving|is giving) up on (?:my |his |her )?(?:life|living)\b/,
  /\blife (?:is|feels|seems) (?:not |no longer |never )?(?:worth|pointless|meaningless|worthless|unbearable)(?: living)?\b|\b(?:not|never) (?:a )?life worth living\b/,
  /\bwhat is the (?:point|use) (?:of|in) (?:living|life|being alive|going on(?! (?:with|about))|staying alive)\b/,
  /\b(?:never|not) (?:want(?:s|ed)? to )?wake up (?:again|anymore|any more|tomorrow|ever)\b(?! at)/,
  /\b(?:go|fall) (?:to sleep|asleep) (?:and )?(?:never|not) wake\b/,
  /\b(?:took|taken|swallowed|take|taking|swallow|overdosed? on|overdosing on|od on)(?: \S+){0,2} (?:bottle of (?:\S+ )?pills|(?:bunch|handful|lot|lots|fistful|whole bottle|box) of (?:\S+ )?(?:pills|tablets|tylenol|meds|medication)|all (?:of )?(?:my|his|her|their|the) (?:\S+ )?(?:pills|meds|medication|tablets)|too many (?:pills|meds|tablets|sleeping pills)|(?:sleeping )?pills to (?:die|sleep forever))\b/,
  /\b(?:overdos(?:e|ed|ing))\b(?! (?:of|on) (?:quotes?|advice|work|coffee|choices|information))/,
  /\b(?:jump|jumping|throw myself|throwing myself) off (?:of )?(?:the |a |my |our )?(?:MACHINE|bridge|balcony|building|house|cliff)\b(?! (?:into the (?:pool|snow)))/,
  /\b(?:how|ways?|easiest|painless(?:ly)?|quick(?:est)?)(?: \S+){0,6} (?:to|can i|do i) (?:die|kill my self|end it|overdose|commit)\b/,
  /\b(?:how (?:much|many)|how long)(?: \S+){0,9} (?:to die|until i die|would kill me|will kill me|to kill me)\b/,
  // Spanish
  /\b(?:quiero|quisiera|quiere|voy a|intento|intente|pienso en|pensando en|piensa en) (?:morir(?:me|se)?|suicidar(?:me|se)|matar(?:me|se)|quitar(?:me|se) la vida|acabar con (?:mi|su) vida|acabar con todo|terminar con (?:mi|su) vida)\b/,
  /\bme (?:quiero|voy a) (?:morir|matar|suicidar|quitar la vida)\b|\bva a (?:suicidarse|matarse|quitarse la vida)\b|\bse (?:quiere|va a) (?:matar|suicidar|quitar la vida)\b/,
  /\bno (?:quiero|quiere) (?:vivir|seguir viviendo|existir|estar aqui)(?: mas)?\b(?! (?:en|con|aqui))/,
  /\bsuicid(?:io|arme|arse|a)\b/,
]

/** Said in the first person; "want to end it" and "not here any more" may be of a lease, and "go on" of a bill. */
const own: readonly RegExp[] = [
  new RegExp(
    `\\b(?:i(?: (?!(?:MACHINE|it|this|that|my|the|our|machine|thing)\\b)\\S+){0,6} ${wishes}|(?:just|really|and|still|so|honestly) (?:want|wish|wanting|going|feel like|ready|hoping)) (?:to )?(?:just |be )?(?:die|dead|dying|not exist|stop existing|cease to exist|disappear forever)\\b(?! (?:of|for (?:a|the|that|it|this|new)|laughing|from|to))`,
  ),
  /^(?:(?:just|really|so|still|honestly|please|help|hi|hello|me|sometimes|,) ){0,3}(?:want|wanting|going|ready|wish|planning) to (?:die|be dead|not exist)\b(?! (?:of|for|laughing|from|to))/,
  /\b(?:i|me)(?: \S+){0,4} (?:want|going|ready|need|wanted|think|thinking|plan|planning|feel like|about)(?: \S+){0,3} (?:end|ending|finish) (?:it|everything|things|this life|my suffering|my pain|the pain)(?: (?:all|now|tonight|today|forever|already|once and for all))*(?= [,.?]|$| \.)/,
  new RegExp(
    `\\bi (?:\\S+ )?(?:do not|can not|no longer|never|don t)(?: \\S+){0,2} want to (?:be (?:here|alive|around|on this earth|in this world|living)|live|exist|go on|wake up|keep (?:living|going)|continue(?: living)?)(?: like this)? ?(?:${ends}|[,.?]|$)`,
  ),
  /\bi (?:do not|no longer|can not)(?: \S+){0,1} want to (?:be alive|live|exist|wake up)\b(?! (?:here|in|at|with|without|near|next|on|under|by|like|there|to|up))/,
  /\bi no longer want to (?:live|exist|be here|be alive|go on)(?= [,.?]|$)/,
  new RegExp(
    `\\bi (?:just )?(?:can not|could not|do not)(?: \\S+){0,2} (?:go on|keep going|do life|live|take life|face (?:life|living|another day))(?: living)?(?: like this)?(?: ${ends})(?= [,.?]|$)`,
  ),
  /\bi (?:just )?(?:can not|do not)(?: \S+){0,2} (?:go on living|do life)\b/,
  /\bi (?:am|feel)(?: \S+){0,3} (?:hopeless|worthless)(?= (?:and|[,.?])|$)/,
  /\b(?:i )?wish(?:ing)? to die\b|\bi (?:should|deserve to|ought to|would rather|could) (?:just |be )?(?:die|dead|not be alive)\b(?! (?:for|of|laughing))/,
]

/** Said of another person. */
const ofOthers: readonly RegExp[] = [
  new RegExp(
    `\\b${relatives}(?: \\S+){0,6} ${wishes} (?:to )?(?:die|dying|be dead|end it|end everything|not exist|not be here ${ends}|not live)\\b(?! (?:for|of|laughing))`,
  ),
  new RegExp(
    `\\b(?:${relatives}|${pronouns})(?: \\S+){0,5} (?:does not|do not|did not|never|no longer)(?: \\S+){0,2} wants? to (?:live|be here|be alive|exist|go on|wake up)(?: \\S+){0,2}(?= ?(?:${ends}|[,.?])|$)`,
  ),
  new RegExp(
    `\\b${pronouns} (?:says?|said|told (?:me|us)|keeps? saying|texted|wrote|is saying)(?: \\S+){0,3} ${pronouns} (?:\\S+ )?${wishes} to (?:die|be dead|end it)\\b`,
  ),
]
/** A pronoun alone may be a machine's, where one is named. */
const ofPronouns = new RegExp(
  `\\b${pronouns} (?:\\S+ ){0,2}?${wishes} to (?:die|be dead|end it(?: all)?)(?= [,.?]|$| (?:and|now|tonight|today|what|how|help))`,
)

/** Of these one says "end it" too. */
const agreements =
  /\b(?:lease|contract|subscription|warranty|plan|membership|tenan\w*|agreement|service|policy|renter|mortgage|trial|cycle|call|chat|conversation|meeting|job|project|relationship|partnership)\b/
const things =
  /\b[A-Z_]{4,}\b|\b(?:machine|boiler|heater|appliance|unit|thing|motor|compressor|pump|microwave|tv|car|truck|garage door|disposal|toaster|vacuum|mower)\b/
/** What a thing is said to do to itself. */
const ofThings =
  /\b(?:[A-Z_]{4,}|machine|boiler|heater|appliance|unit|thing|motor|compressor|pump|it|this|that|microwave|car|toaster|vacuum|mower)(?: (?:is|was|has|just|finally|basically|almost|probably|literally|committed|commits?|went|seems?|looks|like|feels|a|trying|to|commit|wants?|decided|about|attempted|attempting|of))* suicid(?:e|al)\b|\bMACHINE(?: \S+)?(?: se)? quiere morir\b/g
/** The odds of a thing: "how likely is my dryer to die?" */
const oddsOfThings =
  /\bhow (?:likely|probable|soon|long)(?: \S+){0,3} (?:MACHINE|it|this|that|thing|unit|one)(?: \S+){0,3}? (?:die|dies|dying)\b/g
/** No wish of one's own, but a kind of speech, or somebody else's tale. */
const sayings =
  /\b(?:to die for|die hard|dying to|killing (?:me|us)|die laughing|do or die|makes? me want to scream|career suicide|financial suicide|political suicide|commercial suicide|social suicide)\b|\b(?:movie|film|book|song|show|novel|series|game|article|podcast)s? (?:about|on|called|named)(?: \S+){0,4} suicide\b/g

/** Returns true if somebody speaks of wanting to die. `text` is in plain words, components in capitals. */
export function tellsSelfHarm(text: string): boolean {
  const meant = [ofThings, oddsOfThings, sayings].reduce((rest, words) => rest.replace(words, '~'), text)
  if (outright.some((words) => words.test(meant))) return true
  if (ofOthers.some((words) => words.test(meant))) return true
  const isOfAgreement = agreements.test(meant)
  if (
    own.some((words) => words.test(meant)) &&
    !(isOfAgreement && !/\b(?:die|dead|live|alive|exist)\b/.test(meant))
  )
    return true
  return ofPronouns.test(meant) && !things.test(meant)
}

const shorthand: readonly (readonly [RegExp, string])[] = [
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
]

/** A question in plain words, and components in capitals. */
export const plainWords = (question: string): string =>
  spellOut(question).replace(machines, ' MACHINE ').replace(/\s+/g, ' ').trim()

/** A question in lower case, its contractions and the commonest slips spelt out. */
export function spellOut(question: string): string {
  const lower = question
    .normalize('NFKD')
    .replace(/\p{M}|[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .replace(/[‘’´`]/g, "'")
    .toLowerCase()
    .replace(/([a-z])\1{2,}/g, '$1')
  const spelt = shorthand.reduce((text, [from, to]) => text.replace(from, to), lower)
  return spelt
    .replace(/'/g, ' ')
    .replace(/[.!?;,:()\u2013\u2014\n]+/g, ' , ')
    .replace(/[^a-z0-9,]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const machines =
  /\b(?:refrigerators?|fridges?|freezers?|stoves?|ovens?|ranges?|cooktops?|dish ?washers?|dryers?|washers?|washing machines?|water heaters?|furnaces?|roofs?|driveways?|ac units?|ac|air conditioners?|heat pumps?|neveras?|refrigerador|lavadoras?|secadoras?|estufas?|hornos?|calentador|lavavajillas|lavaplatos|techo|aparatos?)\b/g
