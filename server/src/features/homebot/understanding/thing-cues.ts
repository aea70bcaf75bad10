import { type Asked, type Cue, cue } from './intent-cues.ts'

const slot = '[A-Z_]{4,}'
/** What is done to a thing so that it lasts. */
const care =
  '(?:clean\\w*|flush\\w*|servic(?:e|ed|ing)|inspect\\w*|tun(?:e|ed|ing)(?: up)?|seal|sealed|sealing|sealcoat\\w*|reseal\\w*|drain|drained|draining|descal\\w*|check|checked|checking|test|tested|maintain\\w*|vacuum\\w*|degreas\\w*|lubricat\\w*|oil|oiled|sweep|swept|wash|washed|bleed|bled|rinse|wipe|deep clean\\w*|purge|treat|treated|change the|change my|change out|look(?:ed)? at|limpiar\\w*|limpia|limpio|purgar\\w*|sellar\\w*|revisar\\w*|mantenimiento|servicio)'
/** What wears out by design and is changed as upkeep. */
const parts =
  '(?:filters?|filtros?|anode(?: rod)?|anodo|hoses?|mangueras?|gaskets?|batter(?:y|ies)|belts?|screens?|wipers?|salt|coils?|gutters?|vents?|ducts?)'
const replace =
  '(?:replac\\w*|swap\\w*|redo|redone|re ?roof\\w*|repav\\w*|resurfac\\w*|retire|upgrad\\w*|chang(?:e|ed|ing)|reemplaz\\w*|cambi\\w*|renovar\\w*)'
const fix =
  '(?:repair\\w*|fix\\w*|mend\\w*|patch\\w*|resurfac\\w*|recharg\\w*|rebuil\\w*|refinish\\w*|sav(?:e|ing)|salvag\\w*|restor\\w*|reparar\\w*|reparo|reparacion|arregl\\w*|componer\\w*)'
const renew =
  '(?:replac\\w*|new|buy\\w*|junk\\w*|toss\\w*|scrap\\w*|ditch\\w*|dump\\w*|bin|upgrad\\w*|swap\\w*|chang\\w*|rip\\w*|tear\\w*|trash\\w*|chuck\\w*|get another|redo|repav\\w*|re ?roof\\w*|retire|start over|let (?:it )?go|haul|not|leave it|live with|reemplaz\\w*|cambi\\w*|compr\\w*|nuev\\w*|tirar\\w*|otr[oa])'

/** What is asked of one thing, and the words that ask it, in English and Spanish. */
export const cues: Partial<Readonly<Record<Asked, readonly Cue[]>>> = {
  repair_or_replace: [
    cue('only', /\b(sink|put|pour|throw|dump|invest|drop)( \S+){0,2} \$?\d{2,6}( \S+){0,2} into\b/),
    cue(
      'only',
      new RegExp(`\\b${fix}( \\S+){0,6} (?:or|vs|versus|o|than|instead of)( \\S+){0,5} ${renew}\\b`),
      /\bhow much( \S+){0,3} (fix|repair)/,
    ),
    cue(
      'only',
      /\b(?:keep|keep (?:fixing|repairing|patching|it)|service|overhaul|put (?:money|more|another)|limp)( \S+){0,6} (?:or|vs|versus|instead of)( \S+){0,5} (?:replac\w*|new|buy\w*|junk|toss|scrap|ditch|dump|upgrade|get (?:a|another))\b/,
    ),
    cue(
      'only',
      new RegExp(
        `\\b(?:replac\\w*|new one|new ${slot}|buy\\w*|junk|toss|scrap|ditch|upgrade|resurface|repave|bin|rip|reemplaz\\w*|cambi\\w*|compr\\w*|nuev\\w*)( \\S+){0,6} (?:or|vs|versus|o|than|rather than|instead of)( \\S+){0,5} (?:${fix}|keep)\\b`,
      ),
    ),
    cue(
      'only',
      /\bworth( \S+){0,3} (repair\w*|fix\w*|sav\w+|mend\w*|patch\w*|keep\w*|put\w*|spend\w*|pour\w*|sink\w*|dump\w*|invest\w*|paying|doing|the (repair|money|cost|trouble))\b/,
      /\bwhat is (it|my \S+) worth\b/,
    ),
    cue(
      'only',
      /\b(do|bin|fix|repair|junk|scrap|toss|keep) it or (bin|junk|toss|scrap|ditch|dump|replace|not|leave|let|keep|fix|do)\b|\bor (just |simply |should i |should we |do i |is it time to )*(get|buy|replace|junk|toss|go with|spring for)( \S+){0,2} (new|another|it|one)\b/,
    ),
    cue('only', /\bor( \S+){0,3} (whole|entire) (thing|unit|tank|system|machine|lot|[A-Z_]{4,})\b/),
    cue(
      'only',
      /\b(any|is there a|what is the|much) (point|sense|use|value)( in)?( \S+){0,3} (repair\w*|fix\w*|sav\w+|patch\w*|put\w*|keep\w*)\b|\bbother( \S+){0,4} (repair\w*|fix\w*|with it)\b|\bget away with( \S+){0,3} (repair|patch|fix)\w*\b/,
    ),
    cue(
      'only',
      /\b(good money after bad|money pit|cut my losses|throw(ing)? (more |good )?money|sink(ing)? (more )?money|beyond (repair|saving)|totaled|past saving|worth saving|salvageable|too far gone|not worth (it|repairing|fixing|saving)|put (it|her|him) out of (its|her|his) misery|pull the plug on it)\b/,
    ),
    cue(
      'only',
      /\b(?:cheaper|better|smarter|wiser|makes? (?:more |any )?sense|economical|best|better off|wise|smart|sensible|foolish|dumb|crazy|stupid|silly)( off)? (?:to )?(?:just )?(?:repair|repairing|fix|fixing|patch|patching|keep (?:fixing|repairing))\b|\b(?:repair\w*|fix\w*)( \S+){0,4} (?:make|makes|making) (?:more |any )?sense\b/,
    ),
    cue(
      'outright',
      /\b(worth it|worth the|is it worth|vale la pena|conviene|merece la pena|conviene mas|throw in the towel|time to give up on it|give up on it)\b/,
      /\b(brand|tankless vs|is a \S+ worth)\b/,
    ),
    cue(
      'outright',
      /\b(?:should|would|do|shall|ought) (?:i|we|you|they|my \S+|the \S+)( \S+){0,4} (?:repair|fix|patch|keep (?:fixing|repairing|it|patching))\b/,
      /\bhow (should|would|do|can)\b/,
    ),
    cue(
      'outright',
      /\b(fix|repair|replace|repairing|fixing)( \S+){0,6} (yes or no|yay or nay|yea or nay|or what|or naw|or nah|thumbs up)\b|\b(goner or|fixable|repairable|done for|past fixing|worth it to (fix|repair))\b|\b(stop|quit|keep|keeps) (on )?(repairing|fixing|patching|throwing money)\b|\bwhich would you do\b|\bwhat would you do\b|\bpull the trigger or\b|\bor (put|putting|go|going|spring|start|install)( \S+){0,3} (new|another) (one|unit|system|tank|machine|[A-Z_]{4,})\b|\bcall it a day\b|\bdo it ?(\.|$)|\bgo for it\b|\bor (put|use|save|spend) (it|the|that|my)( money)?( \S+){0,3} new\b|\bworth (a|another|getting a)( new)? (compressor|motor|blower|board|control board|coil|pump|igniter|valve|element|transmission|part|fan|patch|exchanger|heat exchanger|belt|gasket|repair)\b|\b(repair|fix) (it|them|this|that) (again|one more time|anymore)\b|\b(approve|authorize|ok|okay|accept|agree to|go ahead with|pull the trigger on) (the|this|that|a) (repair|fix|quote|work|estimate)\b/,
    ),
  ],
  how_often: [
    cue(
      'usual',
      /\b(yearly|annually|monthly|quarterly|weekly)(?= ?(?:\.|$))|\bevery (year|month|fall|spring) or\b/,
    ),
    cue(
      'only',
      /\bhow (often|frequently|frequent|regularly|many times)\b|\bevery how (many|long)\b|\b(what|which) (frequency|interval)\b|\b(schedule|interval|frequency|cadence|timetable) (for|on|of|to)( \S+){0,2} (clean\w*|flush\w*|chang\w*|replac\w*|servic\w*|seal\w*|inspect\w*|drain\w*|descal\w*|vacuum\w*|test\w*|[a-z]+ filters?)\b|\bhow many (months|weeks|years|days|loads|miles) (between|before i|apart|should pass)\b|\b(cada cuanto|con que frecuencia|que tan seguido|cuantas veces|cada cuantos?)\b/,
      /\bhow often (do|does|will|would) (they|it|these|[A-Z_]+)( \S+){0,2} (break|fail|die|go bad|last)/,
    ),
    cue(
      'only',
      /\b(how long|how many months|how many years) (between|should i wait between|can i go between|can i go without|can it go (?:between|without)|does a filter|do filters|is a filter|should a filter|before i (clean|flush|change|service|reseal))\b/,
    ),
    cue(
      'only',
      new RegExp(
        `\\b(?:when|cuando) (?:should|do|must|is|was|does|did|to|would|debo|hay que|toca|tengo que|can|am i supposed to)( \\S+){0,8} ${care}\\b(?! (?:out|up for))`,
      ),
    ),
    cue(
      'only',
      new RegExp(
        `\\b(?:when|how soon|cuando)( \\S+){0,6} (?:replac\\w*|swap\\w*|chang\\w*|cambi\\w*)( \\S+){0,4} ${parts}\\b`,
      ),
    ),
    cue(
      'outright',
      /\b(every|once|twice)( \S+){0,2} (year|years|month|months|season|spring|fall|week|weeks|day|days|load)( \S+){0,3} (enough|ok|okay|fine|too (much|often|little|long)|necessary|sufficient|overkill|right|plenty|suficiente|or is|or what|or not|or (more|less|after|only|just|when|every|twice|once|as|wait)|a scam|good)\b|\b(is|are) (once|twice|\d times|every \S+( \S+)?) (a|per|year|month|months|years)\b|\b(service|maintenance|cleaning|filter|flush\w*|sealing|inspection|change|replacement) (interval|schedule|frequency)\b|\b(frequency|interval)\b/,
    ),
    cue(
      'outright',
      /\b(yearly|annually|annual|monthly|quarterly|every (year|month|spring|fall|\d+ months|\d+ years))\b( \S+){0,6} (need|needed|necessary|really|required|should|or)\b|\b(need|needs|require|requires|must have|have to have)( \S+){0,4} (yearly|annual|monthly|regular|quarterly|twice yearly) (service|servicing|maintenance|cleaning|flush\w*|inspections?|checkups?|tune ups?|check ups?|seal\w*)\b|\b(do|does|should|need)( \S+){0,8} (serviced|flushed|cleaned|inspected|sealed|tuned|changed|done|checked|servicing|cleaning)( \S+){0,2} (every|each|yearly|annually|once|twice|monthly)\b/,
    ),
    cue(
      'usual',
      /\b(change|clean|flush|replace|seal|service|inspect)( \S+){0,4} (every|each) (\d+ |other |single )?(year|month|months|years|spring|fall|week|load)\b/,
    ),
  ],
  maintain: [
    cue(
      'usual',
      new RegExp(
        `\\bwhat (?:should|do|must|can) (?:i|we) (?:have to |need to |be )?(?:do|doing) (?:for|to|with) (?:my |the |a |our )?${slot}`,
      ),
    ),
    cue(
      'outright',
      /\b(maintain|maintaining|maintanence|maintenance|upkeep|preventative|preventive|take( \S+){0,2} care of|taking care|caring for|care for|care of|care instructions|(what|which|any|special|proper|some|routine) care|look after|looking after|extend|prolong|prolonging|last longer|lasts longer|make( \S+){0,3} last|winterize|winterizing|winterise|checklist|(cleaning|care|maintenance|upkeep) (routine|regimen|plan)|babying|baby it|pamper|protect|upkeep|(get|getting|make|prep|prepare|ready)( \S+){0,4} (ready|(for|before) (the )?(winter|summer|fall|season|snow|cold|heat|hurricane))|keep( \S+){0,5} (running|going strong|working|alive|healthy|nice|in (good |great |top )?(shape|condition|nick)|clean|efficient|efficiently|good|happy|well|humming|from \w+ing)|so (that )?(it|they) lasts?|tlc|good habits|how (is|are) (it|this|that|they) done|fill(ing)? (the |in )?cracks|things (to|i should|i can|we should) do (to|for|with|before)|(how (to|do i|can i)|best way to) get( \S+){1,3} (off|out)|(what|anything) (should|can|do|must) (i|we)( \S+){0,3} (do|doing)( \S+){0,6} (last|keep|maintain|prevent|avoid))\b/,
      /\b(overdue|maintenance cost|cost of maintenance|how (long|many years) (will|does|do|can|should|would|has)|which|why)\b/,
    ),
    cue(
      'usual',
      /\b(prevent|avoid|tips?|advice|best practices|dos and don ?ts|instructions|guide|steps|stretch|make( \S+){0,3} last|get (more|extra) (years|life|time)|tune up|tuneup)\b/,
      /\b(how (long|many years) (will|does|do|can|has)|price|cost|cover letter)\b/,
    ),
    cue(
      'outright',
      new RegExp(`\\b(?:how|what)( \\S+){0,6} ${care}\\b`),
      /\b(how (often|much|long|many)|what (does|would|is)( \S+){0,4} (cost|mean|wrong)|what (do|should|can|could) (i|we) check)\b/,
    ),
    cue(
      'usual',
      new RegExp(
        `\\b(?:do|does|should|must|need|best way to|way to|can) (?:i|we|you|it|they|my \\S+|the \\S+|a \\S+|to|be|really|have to| )*${care}\\b`,
      ),
      /\bcheck (for|why|what)|\bhow (often|much)\b|\bwhat (do|should|can|could) (i|we) check\b/,
    ),
    cue(
      'outright',
      /\b(mantener|mantenimiento|cuid(?:o|a|ar|arl[oa]|ado|ados|amos)|alargar|consejos|limpiar|limpio|limpia|purgar|dar(le)? servicio)\b/,
      /\bcada cuanto\b/,
    ),
    cue(
      'maybe',
      /\b(clean|flush|descale|seal|reseal|sealcoat|service|degrease|unclog|drain|lubricate) (my|the|our|a|an|out|it|this|that|mi|la|el)\b/,
    ),
    cue(
      'usual',
      new RegExp(
        `\\b(?:how|best way|where|what kind|which)( \\S+){0,5} (?:change|replace|swap|cambi\\w*)( \\S+){0,4} ${parts}\\b`,
      ),
    ),
    cue('maybe', new RegExp(`\\b(?:change|replace|swap|cambio|cambiar)( \\S+){0,4} ${parts}\\b`)),
    cue('maybe', new RegExp(`\\b${care} (?:my|the|our|an?) ${slot}`)),
    cue(
      'usual',
      /\bbest (sealer|sealant|cleaner|detergent|filter|soap|product)\b|\bhow (to|do i|should i) (apply|put)\b/,
    ),
    cue(
      'maybe',
      /\bwhat (temperature|temp|setting|detergent|cycle|kind of (filter|salt|sealer|cleaner|soap|detergent))\b/,
    ),
  ],
  cost: [
    cue(
      'outright',
      /\bhow much (?!(longer|more (life|time|years|longer|can|could|use|juice)|life|road|mileage|runway|time|useful|juice|(is )?left|water|detergent|salt|refrigerant|freon|snow|noise|ice))/,
      /\b(set aside|put aside|save (up|for|each|every|per)|saving)\b|\bhow much( \S+){0,5} (left in|longer|life)\b|\bhow much more( \S+){1,4} last\b/,
    ),
    cue(
      'outright',
      /\bwhat (?:do|does|did|would|will|is|are|should|might|could)(?: \S+){0,9} (?:go(?:ing)? for|running(?= (?:these|nowadays|now|lately|at))|come to|(?<!not )(?<!long does it )run(?! out| from| hot| cold| dry| on(?! average))|runs|cost|costs|sell for|charge|expect to (?:pay|spend)|pay|set (?:me|us|you|one) back|shell out|spend|fork over|damage|cough up|budget for|set aside for a)\b/,
      /\b(that|which) (costs?|runs?)\b|\bwhat is the (life|age|expected|average life)/,
    ),
    cue(
      'outright',
      /\b((?:what|how much) (?:kind|sort) of money|money are we talking|what am i looking at|what are we (talking|looking at)|how many (thousands?|dollars|bucks|grand|hundreds?)|set me back|rough (number|figure|price|cost|estimate)|(need|want|give me|get) (some |a |any )?(numbers?|figures?|prices?) (on|for)|(total|final|whole) (bill|tab)|ballpark|going rate|out of pocket|ripped off|rip ?off|overcharg\w*|overpay\w*|overpaid|overpriced|gouged|gouging|(fair|good|decent|reasonable|honest|great|right|normal|average|typical|average|sane) (price|deal|quote|cost|number|rate|bid|estimate|amount)|price range|price tag|highway robbery|taken for a ride|getting (hosed|fleeced|screwed|scammed)|too (high|steep)|(is|was|sounds?|seems?) (that |it |this )?(steep|reasonable|fair|a lot)|average cost|cost estimate|how expensive|how pricey|what would i pay|what will i pay)\b/,
    ),
    cue(
      'usual',
      /\b(cost|costs|costing|price|prices|priced|pricing|quote for|estimate for|run me|runs me|afford|affordable|how many dollars|dollars would|spend on|total damage|damage to my wallet|going to cost|cheapest|shell out|expensive|pricey|rates)\b/,
      /\b(is costing|costing me \$|at no cost|no matter the cost)\b/,
    ),
    cue('maybe', /\b(reasonable|cheap|steep|bucks for a new)\b/),
    cue(
      'outright',
      /\b(cuanto (cuesta|cuestan|costaria|costara|vale|valen|sale|saldria|cobran|cobra|me (cuesta|costaria|sale|saldria|va a costar|cobran|cobrarian)|hay que pagar|es|dinero|pago|pagaria)|que precio|precio|precios|costo|costos|coste|muy car[oa]|barato|presupuesto|a como)\b/,
      /\b(ahorrar|apartar)\b/,
    ),
    cue('only', /\bwhy( \S+){0,6} (expensive|pricey|cost so much|so high)\b/),
  ],
  life: [
    cue(
      'usual',
      /\bwhen (will|do|would|should|must|am|does) (i|we|it|they)( (have|need|going|gotta)( to)?)? ?(?=\.|$)/,
    ),
    cue(
      'outright',
      /\bhow much (more )?(life|time|useful life|use)\b|\bhow much more( \S+){1,4} last\b|\bhow (much )?(long|longer|soon)\b(?! (between|should i wait|can i go|does it take|do(es)? \S+( \S+)? take|to (wait|cool|heat|dry|bake|cook|roast|clean|fix|install|repair|replace|run|get)|(will|would|should) it take|do i (roast|bake|cook|wait|run|boil)|is (the|a|an|your) (warranty|cycle|wash|drive)|have you|did (it|they|you) take|should (a|the|my) (cycle|load|wash|dry)))/,
      /\bhow long do i (roast|bake|cook)|\band how long do i\b( \S+){0,2} (roast|bake|cook)/,
    ),
    cue(
      'outright',
      /\b(how )?many (more |good )?(years|yrs|months|summers|winters|seasons|decades)\b(?! (ago|between|before i (clean|flush|change|service)))/,
    ),
    cue(
      'outright',
      new RegExp(
        `\\b(?:when|what year|what date|at what (?:age|point)|which year|how close|how near|how far|how soon)( \\S+){0,9} (?:${replace}|die|dies|fail|fails|failing|go|goes|give out|gives out|give up|gives up|quit|quits|crap out|kick|need|needs|needing|new|due|expire|expires|wear out|last|shop|buy|conk|croak|break down|breaks down|retire|end|plan|start (?:looking|saving|shopping)|bite|reach|get a|done|dead|toast|finished|gone)\\b`,
      ),
      new RegExp(
        `\\b(?:when)( \\S+){0,6} (?:replac\\w*|swap\\w*|chang\\w*)( \\S+){0,4} ${parts}\\b|\\bgo(?:es|ing)? (?:on|off|bad|out)\\b.*\\bwhy\\b|\\bwhere (?:do|should|can) (?:i|we)\\b|\\bwhen (?:did|was)\\b`,
      ),
    ),
    cue(
      'outright',
      /\b(life expectancy|life ?spans?|lifespn|life ?times?|life left|useful life|service life|shelf life|expected (life|age)|average (life|age)|life cycle|lifecycle|longevity|remaining (life|years)|(years|time|life|miles|juice|winters|summers|seasons) (left|remaining)|(left|life) (in|on|for) (it|my|the|her|him|this|that|them|mine|a|an|our)|what is left|left in the tank|replacement (date|year)|(expected|estimated|projected|planned|anticipated) (replacement|retirement|failure|end|date)|good for (another|a few|how)|durability|expiration|expiry|outlook|prognosis|life expect\w*|(has|have|had) it got|got left|gets? out of (it|them|this|a|an|the|my))\b/,
    ),
    cue(
      'usual',
      /\b(forecast\w*|predict\w*|(last|final) legs|way out|borrowed time|thin ice|finish line|dead man walking|party or funeral|end of (its|the|their|it|your) (\S+ )?(life|road|lifespan|line|rope)|end of life|(near|nearing|close to|approaching|at|reaching|reached|past|toward|towards) (the|its|their|her|his) (natural |expected |useful )?(end|prime|expiration|retirement|life|lifespan)|about to (die|go|fail|quit|give|croak|conk)|(going to|gonna) (die|fail|last|give out|make it|croak|kick|need replac\w*|go out on me)|outlive\w*|outlast\w*|too old|kick the bucket|bite the dust|croak|conk(ing)? out|give up the ghost|time is up|days are numbered|ready to retire|over the hill|a goner|when is the next( one| time)?|(dead|done|dying|toast|gone|goner|dies?|kaput|finished) (soon|yet|already|by now)|ticking time bomb|ancient|living on|on its deathbed|dying of old age|long in the tooth|how is (it|she|he|that|this) looking|hows it looking|(is|are) (it|they|that|this) (old|ancient|toast|done|shot|finished)|old for an? |still (good|ok|okay|fine|solid|kicking|viable|has life)|hold up|make it (through|to|another|until|past)|(last|lasts) (me )?(another|until|through|till|\d+|forever|the|us)|another (\d+ |few |couple )?(year|years|winter|summer|season|decade|one)|(few|couple) more (years|winters|summers|seasons)|overdue for|replacement date|count on|how screwed am i|am i pushing (it|my luck)|(?<!where (?:do|should|can) i )(start|begin) (saving|shopping|looking|planning))\b/,
      /\b(make|makes|so)( \S+){0,3} last\b(?! (much )?longer than)|\bmake it (stop|start|work)\b|\blasts?( \S+){0,3} (min|mins|minutes|seconds|hours)\b/,
    ),
    cue(
      'outright',
      new RegExp(
        `\\b(?:how is|how are|hows|how about) (?:my |the |a |our )?(?:\\d+ (?:years?|yr|yo) (?:old )?)?${slot} (?:doing|looking|holding)|\\bhow old (?:is too|do|does|can|should|before)|\\bhow is (?:my|the|a) \\d+ (?:years?|yr) old ${slot}\\b`,
      ),
    ),
    cue(
      'outright',
      new RegExp(
        `\\b(?:do|does|can|will|should|would|did)( \\S+){0,6} (?:last|survive|outlive|make it|die|fail|hold out|hold up|give out)\\b(?! long enough to)|\\blasts? (?:for )?how long\\b|\\b(?:typical|average|normal|usual|expected|maximum|max) (?:life|age|lifespan|${slot} (?:life|lifespan|age))\\b|\\bhow (?:old|long) .*\\b(?:last|live)\\b|\\bexpect (?:from|out of)\\b|\\bhave (?:another|a few more|many|much)( \\S+){0,3} (?:in it|left)\\b`,
      ),
      /\bwhat will\b.*\bcost\b|\bfail\w* (inspection|code)\b|\bmake (it|them|my|the|this|a)( \S+){0,2} last\b|\blasts?( \S+){0,3} (min|mins|minutes|seconds|hours)\b/,
    ),
    cue(
      'maybe',
      new RegExp(
        `\\b(?:should|shall|do|must|would|can|could|need|ought|time|when)( \\S+){0,4}(?: i| we| you| to| for)?( \\S+){0,5} (?:${replace}|be replaced|get a new|buy a new|need a new|new ${slot}|new one|start (?:looking|shopping|saving)|worry|worried|concerned|retire|plan|junk|toss|scrap)\\b`,
      ),
      /\bwhere (do|should|can) (i|we) (start|look|begin)/,
    ),
    cue(
      'usual',
      /\breplac\w* (it |them )?(when|now|soon|yet|this (year|fall|winter|summer|spring))\b|\b(replac\w*|change it|swap it) or (wait|hold off|keep)\b/,
    ),
    cue(
      'maybe',
      new RegExp(
        `\\b(?:need|needs|needing|ready|due|want|wants|have|has) (?:to be |to |for )?(?:replac\\w*|a new|replacement|new ${slot}|to go|to be replaced)\\b|\\btime (?:to|for)( \\S+){0,4} (?:${replace}|new|buy|go|let go)\\b|\\breplacement (?:soon|time|due|needed)\\b`,
      ),
    ),
    cue(
      'outright',
      /\b(cuanto (tiempo|dura|duran|durara|le queda|le falta|mas|va a durar|me dura|aguanta|vive|puede durar|suele durar)|cuantos? anos?( mas)? (dura|duran|le quedan?|quedan|tiene de vida|me va a durar|aguantan?|puede|va|vive|sirve)|vida util|cuando (debo|deberia|tengo que|hay que|toca|conviene|necesito|necesitare|cambio|cambiar|reemplazar|se va|va a)( \S+){0,3}|ya (le )?(toca|es hora|hay que)( \S+){0,2} cambi\w*|(debo|deberia|tengo que|hay que|necesito|es hora de) (cambiar|reemplazar)\w*|esperanza de vida|le queda)\b/,
      /\b(limpiar|filtro|purgar)\b/,
    ),
  ],
  symptom: [
    cue(
      'only',
      new RegExp(
        `\\bneither\\b.* ${slot}.* nor\\b.* ${slot}.* (?:work|start|run|turn|come|heat|cool|dry|spin|drain)\\w*\\b|\\b(?:leak\\w*|los(?:es|ing)|low on)(?: \\S+){0,2} (?:freon|refrigerant)\\b`,
      ),
    ),
    cue(
      'outright',
      /\bwhy (is|are|does|do|did|has|have|will|would|can|am|my|the)\b|\bwhy(?= (\.|$))|\bhow come\b|\bpor que\b/,
      /\bwhy( \S+){0,6} (expensive|pricey|cost so much|so high)\b/,
    ),
    cue(
      'only',
      /\b(what is|what s|whats|what are|something|anything) (wrong|the (problem|matter|issue|deal) with|causing|going on with|up with|that (noise|sound|smell))\b|\bwhat (causes?|caused|would cause|could cause|can cause|makes (it|my|the|this|that)|does (it|that|this|the|an? \S+)( \S+){0,4} mean|could (it|that|this) be|might (it|that|this) be|would make|happened|gives)\b|\b(que (tiene|le pasa|pasa con|significa)|cual es el problema)\b|\bsymptom\w* of\b|\bwhat (is|are) (it|that|this|they|these|those)( from)? ?(\.|$)|\bwhat is (that|this|it) (from|about)\b/,
      new RegExp(`\\bwhat does (?:an?|the) ${slot} mean for\\b`),
    ),
    cue(
      'outright',
      /\bhow (do|can|to|should|would|could|does one) (i |you |we |one )?(fix|repair|stop|unclog|unstick|unjam|unfreeze|reset|troubleshoot|diagnose|get rid|get (it|them|the \S+|my \S+) to|make it (stop|start|work)|thaw|relight|restart|patch|silence|quiet|remove|unlock|find the leak|tell (if|whether|what))\b|\bcomo (arreglo|reparo|destapo|quito|soluciono)\b/,
      /\bhow much\b/,
    ),
    cue(
      'usual',
      /\bwhat (do|should|can|could|would) (i|we|you) (do|check|look|try|inspect|suspect|look for|look at)\b(?!( \S+){0,8} (last|maintain|winter|season|keep))|\bwhere (do|should|can|would) (i|we) (start|look|begin|check)\b|\bany (idea|ideas|clue|thoughts|suggestions)\b|\bque (hago|puedo hacer|debo hacer|reviso)\b|\bhow do i (tell|know)\b/,
      /\b(?:maintain|maintenance|upkeep|keep it|ready|nice|take care)\b/,
    ),
    cue(
      'usual',
      /\b(is|are) (it|this|that|these|those|they|there)( \S+){0,2} (normal|bad|serious|safe|a problem|dangerous|a bad sign|a big deal|something wrong|common|supposed to|just)\b|\bis it (the|my|a|an)\b|\bnormal\b(?= ?(\.|$))|\bis that (a )?(bad|ok|okay|normal)\b|\bes normal\b|\bis it normal\b|\bsigns? (of|that|a|an|my|the)\b|\bhow (hot|cold|loud|warm|full|wet) (should|does|is|can)\b|\bhow long (does|should|do|will|would) it take\b|\berror( code)?\b|\b(code|fault) [a-z]?\d+\b|\b[a-z]\d{1,2} (code|error)\b|\b[efhdlou]\d{1,2}\b(?! (to|by|or))/,
      /\b(price|fair|quote|cost)\b/,
    ),
  ],
}
