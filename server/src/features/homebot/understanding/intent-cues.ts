/** What a question is after. */
export type Intent =
  | 'safety'
  | 'life'
  | 'cost'
  | 'repair_or_replace'
  | 'maintain'
  | 'how_often'
  | 'symptom'
  | 'next'
  | 'due'
  | 'budget'
  | 'compare'
  | 'brand'
  | 'inventory'
  | 'greeting'
  | 'thanks'
  | 'help'
  | 'off_topic'

/** What can be asked outright, and the words that ask it, in English and Spanish. `[A-Z_]+` is the name of a component. */
export type Asked = Exclude<Intent, 'safety' | 'symptom' | 'greeting' | 'thanks' | 'help' | 'off_topic'>

const any = '\\b[A-Z_]{4,}\\b'
const care =
  '(clean|cleaned|cleaning|flush|flushed|flushing|service|serviced|servicing|inspect|inspected|inspecting|inspection|tune|tuned|tune up|seal|sealed|sealcoat|sealcoated|reseal|resealed|resealing|drain|drained|descale|descaled|descaling|check|checked|test|tested|maintain|maintained|vacuum|vacuumed|degrease|change the|change out the|replace the (air |water )?filter|swap the filter|change filters?|change my|filter|filters|anode|coils|gutters|vent|limpiar|cambiar el filtro|mantenimiento|purgar|sellar|revisar)'

export const cues: Readonly<Record<Asked, readonly RegExp[]>> = {
  repair_or_replace: [
    /\bor (just |simply |should i |should we |do i |is it time to )*(get|buy|replace|junk|toss|go with)( \S+){0,2} (new|another|it|one)\b/,
    /\b(repair|fix|mend|patch|reparar|arreglar|reparo|arreglo|componer|service|restore|keep|overhaul)\w*( \S+){0,6} (or|vs|versus|o|than|rather than|instead of)( \S+){0,5} (replac\w*|new|buy\w*|junk|toss|scrap|ditch|dump|upgrade|swap|change|reemplaz\w*|cambi\w*|compr\w*|nuev\w*|repav\w*|re ?roof|get another|redo|tear)\b/,
    /\b(replac\w*|new one|buy\w*|junk|toss|scrap|ditch|upgrade|swap|reemplaz\w*|cambi\w*|compr\w*|nuev\w*|resurface|repave)( \S+){0,6} (or|vs|versus|o|than|rather than|instead of)( \S+){0,5} (repair\w*|fix\w*|mend|patch|reparar\w*|arregl\w*|keep)\b/,
    /\bworth( \S+){0,3} (repair\w*|fix\w*|sav\w+|mend\w*|patch\w*|keep\w*|put\w*|spend\w*|pour\w*|sink\w*|dump\w*|invest\w*|it|paying|doing|the (repair|money|cost))\b/,
    /\b(vale la pena|conviene|merece la pena)\b/,
    /(?<!\bhow )\b(should|would|do|shall|can) (i|we|you|they|my \S+|the \S+)( \S+){0,3} (repair|fix|patch|keep (fixing|repairing|it|patching))\b/,
    /\b(good money after bad|money pit|cut my losses|throw(ing)? (more )?money|sink(ing)? (more )?money|beyond repair|totaled|past saving|worth saving|salvage|salvageable|too far gone)\b/,
    /\b(cheaper|better|smarter|wiser|makes? (more )?sense|economical|best) (off )?(to )?(just )?(repair|repairing|fix|fixing|patch|patching)\b/,
    /\b(repair|fix|fixing|repairing) (it|them|this|that) (again|one more time|anymore)\b/,
  ],
  compare: [
    /\b(compare|comparison|comparing|comparar|comparacion|difference between|diferencia entre|pros and cons)\b/,
    new RegExp(
      `\\b(which|what|cual|que)( \\S+){0,6} (first|sooner|longer|earlier|worse|better|more|older|newer|cheaper|cheapest|soonest|dura mas|primero|antes)\\b(?: \\S+){0,12} ${any}( \\S+){0,9} (or|vs|versus|and|than|o|y|against)( \\S+){0,9} ${any}`,
    ),
    new RegExp(`${any}( \\S+){0,7} (vs|versus|compared (to|with)|against|or|o|than)( \\S+){0,8} ${any}`),
    new RegExp(`\\b(longer|sooner|more|better|cheaper|mas)( \\S+){0,4} than( \\S+){0,4} ${any}`),
  ],
  budget: [
    /\b(set aside|put aside|put away|save up|saving up|saving|save (for|each|every|per|a month|monthly)|stash|reserve|reserves|sinking fund|emergency fund|capex|capital (expenditure|expense|plan|reserve)s?|ahorrar|reservar|apartar|ahorro|fondo)\b/,
    /\b(budget)\b(?! (option|model|friendly|brand))(?!.*\b(for a new|for the new)\b)/,
    /\b(over|in|within|for) the (next|coming) (\d+|few|couple) (years?|months?)\b.*\b(cost|spend|pay|expenses?|bill)\b|\b(cost|spend|spending|pay|expenses?|owe|bill|money)\b.*\b(over|in|within|for|during)? ?the (next|coming) (\d+|few|couple)( of)? (years?|months?)\b/,
    /\bpresupuesto (anual|mensual|para)\b|\b(cuanto|how much)( \S+){0,4} (ahorrar|guardar|presupuestar)\b/,
    /\b(annual|yearly|monthly) (maintenance |repair |replacement |upkeep )?(budget|reserve|savings?|costs?|expenses?)\b/,
  ],
  how_often: [
    /\b(how (often|frequently|regularly|many times)|what (frequency|interval)|how many (months|weeks|years|days) (between|before i (clean|flush|change|service)))\b/,
    /\b(cada cuanto|con que frecuencia|que tan seguido|cuantas veces|cada cuantos?)\b/,
    new RegExp(
      `\\b(when|cuando) (should|do|must|is|was|does|did|to|would|debo|hay que|toca|tengo que|can)( \\S+){0,8} ${care}\\b`,
    ),
    /\b(every|once)( \S+){0,2} (year|years|month|months|season|spring|fall|week|weeks)( \S+){0,3} (enough|ok|okay|fine|too (much|often|little)|necessary|sufficient|overkill|suficiente)\b|\b(is|are) (once|twice|\d times) (a|per) (year|month)\b|\b(service|maintenance|cleaning|filter|flush\w*) (interval|schedule|frequency)\b/,
    /\b(how long|how many months) (between|should i wait between|can i go between|can i go without|does a filter|do filters|is a filter|should a filter)\b/,
    /\b(yearly|annually|annual|monthly|every (year|month|spring|fall|6 months|3 months|12 months|2 years))\b.*\b(need|needed|necessary|really|required|should)\b|\b(do|does|should) .*\b(serviced|flushed|cleaned|inspected|sealed|tuned) (every|each|yearly|annually|once)\b/,
  ],
  maintain: [
    /\b(maintain|maintaining|maintained|maintenance|maintanence|upkeep|preventative|preventive|prevent|take care|taking care|care for|caring for|care of|look after|looking after|extend|prolong|prolonging|last longer|lasts longer|keep( \S+){0,4} (running|going|working|alive|healthy|in good (shape|condition)|clean|efficient|good|happy)|tune up|tuneup|checklist|tips|winterize|winterizing|winterise|babying|baby it|good shape|make( \S+){0,3} last|stretch|get (more|extra) (years|life|time))\b/,
    new RegExp(`\\b(how|what)( \\S+){0,6} ${care}\\b`),
    /\b(mantener|mantenimiento|cuidar|cuidado|cuidados|alargar|consejos|limpiar|limpio|limpia|purgar|dar(le)? servicio)\b/,
    /\b(steps|instructions|guide|best way|proper way|right way|procedure)\b.*\b(clean|flush|drain|seal|change|descale|service)\w*\b/,
    /\b(clean|flush|descale|seal|reseal|sealcoat|service|winterize|degrease|unclog|drain) (my|the|our|a|an|out|it|this|that|mi|la|el)\b/,
    /\b(change|replace|swap|cambio|cambiar)( \S+){0,4} (filter|filters|anode|anode rod|hoses|hose|gasket|filtro|manguera|mangueras)\b/,
  ],
  cost: [
    /\b(how much(?! (longer|more (life|time|years|longer)|life|time|useful|juice|(is )?left|water|detergent))|cost|costs|costing|price|prices|priced|pricing|pricey|expensive|ballpark|going rate|set me back|run me|runs me|cheap|cheapest|afford|affordable|how expensive|dollars would|what would i pay|what will i pay|pay for a new|out of pocket|how many dollars|ticket price|spend on|total damage|damage to my wallet|rip ?off|ripped off|overcharg\w*|overpriced|fair (price|deal|quote)|good (price|deal)|reasonable|high quote|too high|too much|steep|what does a|going for|going to cost)\b/,
    /\b(cuanto (cuesta|cuestan|costaria|costara|vale|valen|sale|saldria|cobran|me (cuesta|costaria|sale|saldria|va a costar)|hay que pagar|es|dinero)|precio|precios|costo|costos|coste|caro|cara|barato|presupuesto)\b/,
    /\bwhat (do|does|would|will|is|are|should)( \S+){0,8} (go for|(?<!not )run(?= (me|us|in|these|nowadays|for)\b| ?$)|cost|sell for|charge|expect to pay|pay|set me back)\b/,
  ],
  life: [
    /\bhow (long|much longer|many (more )?(years|yrs|months)|much (more )?(time|life|useful life)|soon|old (is too|do|does|can|should)|close to)\b/,
    /\b(when|what year|what date|at what (age|point)|about when|which year)\b( \S+){0,9} (replac\w*|die|dies|fail|fails|failing|go|goes|give out|gives out|quit|quits|crap out|kick|need|needs|needing|new|change|changed|swap|upgrade|due|expire|wear out|last|shop|buy|buying|conk out|break|breaks|break down|retire|end|plan|worry|start (looking|saving|shopping)|bite|out|reach|get a|done|dead|redo|redone|repave|repaved|re ?roof|reroofed|resurface|resurfaced)\b/,
    /\b(life expectancy|life ?span|lifespans|life ?time|lifetimes|life left|useful life|service life|shelf life|expected life|average life|life cycle|lifecycle|longevity|remaining (life|years)|(years|time|life|miles|juice) (left|remaining)|left (in|on) (it|my|the|her|him|this|that|them)|left in the tank|forecast\w*|predict\w*|expiration|expiry|replacement date|estimated date|good for|durability)\b/,
    /\b(time (to|for)( \S+){0,4} (replac\w*|new|upgrade|change|buy|retire|go|swap|let go)|last legs|way out|on borrowed time|borrowed time|about to (die|go|fail|quit|give|break|conk|croak)|going to (die|fail|last|go out|quit|give out|make it|break|croak|need replac\w*)|gonna (die|fail|last|go|make it|quit|break|croak|kick)|will (it|they|she|he|this|that|my|the|our|[A-Z_]+)( \S+){0,5} (last|make it|survive|die|fail|go|hold|hold up|hold out|be ok|outlive|break)|outlive\w*|outlast\w*|past (its|their) (prime|life|useful|lifespan)|end of (its|the|their|it|your) (\S+ )?(life|road|lifespan|useful life)|too old|kick the bucket|bite the dust|croak|give up the ghost|nearing the end|near the end|overdue for|still good|still ok|hold up|how is (my|the) [A-Z_]+ doing|last (me )?(another|until|through|till|\d+)|another (\d+ )?(year|years|winter|summer|season|decade)|make it (through|to|another|until))\b/,
    /\b(should|shall|do|must|would|can|could|need)( \S+){0,3} (i|we|you)?( \S+){0,3} (replace|replacing|replaced|be replaced|upgrade|swap|get a new|buy a new|need a new|start (looking|shopping|saving)|worry|be worried|be concerned|retire|plan)\b/,
    /\b(need|needs|needing|ready|due|want|wants) (to be |to |for )?(replac\w*|a new|replacement|new [A-Z_]+|to go)\b/,
    /\b(do|does|can|will|should|would|did)( \S+){0,6} last\b|\blasts? (for )?how long\b|\b(typical|average|normal|usual|expected|maximum|max) (life|age|lifespan|[A-Z_]+ (life|lifespan|age))\b|\bhow (old|long) .*\b(last|live)\b|\bexpect (from|out of)\b/,
    /\b(cuanto (tiempo|dura|duran|durara|le queda|le falta|mas|va a durar|me dura|aguanta|vive|puede durar)|cuantos anos( mas)? (dura|le quedan|quedan|tiene de vida|me va a durar|aguanta|puede|va)|vida util|cuando (debo|deberia|tengo que|hay que|toca|conviene|necesito|necesitare|cambio|cambiar|reemplazar|se va|va a)( \S+){0,3}|ya (toca|es hora|hay que) (\S+ )?cambiar\w*|debo (cambiar|reemplazar)\w*|deberia (cambiar|reemplazar)\w*|es hora de cambiar\w*|esperanza de vida|hay que cambiar\w*|tengo que cambiar\w*|necesito cambiar\w*)\b/,
  ],
  next: [
    /\b(which|what|whats|who)( \S+){0,12} (next(?! (\d+|year|month|few|couple|season|week|summer|winter|spring|fall|decade))|first|soonest|sooner|quickest|earliest|shortest|oldest|worst|priority|most (urgent|at risk|likely)|likeliest)\b/,
    /\bwhich( \S+){0,4} of (my|mine|these|our|the|them)( \S+){0,9} (fail|die|go|break|break down|goes|dies|fails)\b/,
    /\b(next (thing|one|appliance|item|replacement|big (expense|ticket|thing)|to (go|die|fail|replace|break|be replaced))|first to (go|die|fail|break)|biggest risk|top priority|most urgent|prioriti\w*|what order|next on the list|weakest link|up next|who is next|what goes (next|first)|what (dies|fails|breaks) (next|first)|what('s| is)? next|going to (go|die|fail|break) (next|first))\b/,
    /\b(cual|que|cuales)( \S+){0,8} (primero|proximo|proxima|siguiente|antes|mas viej\w+|mas antigu\w+)\b/,
  ],
  due: [
    /\breplacements?( \S+){0,4} (coming|due|needed|ahead|this year|next year|in \d{4}|planned)\b/,
    /\b(due|overdue|coming (up|due)|past due|needs? (my |any |some )?(attention|action)|attention|upcoming|on the horizon|on my plate|behind on|backlog|vencid\w+|pendiente\w*|atrasad\w+)\b/,
    /\bwhat( \S+){0,6} (need|needs|should|must|have|has|do|will|to)( \S+){0,6} (replac\w*|done|doing|worked on|work|fix\w*|do)( \S+){0,4} (this|next|coming|soon|now|today|in \d+|within|in the next|over the|before (winter|summer|spring|fall))\b/,
    /\b(anything|any of (my|these|our|the)|something|everything|algo|todo)( \S+){0,7} (due|need|needs|replac\w*|about to|soon|expir\w*|worry|urgent|old|wrong|toca|cambiar|reemplazar|ok|okay|good|break|fail|die)\b/,
    /\bwhat( \S+){0,3} (replac\w*|fail\w*|die|break\w*|expect|plan for|wear out|go)( \S+){0,4} (this|next|coming|soon)( year| month| season| \d+)?\b/,
    /\b(que|cuales)( \S+){0,5} (toca|debo|hay que|tengo que|necesita|necesitan|vence|falta)( \S+){0,4} (cambiar|reemplazar|hacer|atencion|este|pronto|proximo)\b/,
    /\b(list|show|tell|give)( \S+){0,5} (needs?|due|overdue|replac\w*|soon)\b/,
  ],
  brand: [
    /\b(brand|brands|manufacturer|manufacturers|marca|marcas|reliable|reliability|most dependable|who makes|best make|which make|confiable|fabricante)\b(?! new)/,
  ],
  inventory: [
    /\b(how old (is|are|was|were)|what age is|age of (my|the|our)|when was( \S+){0,4} (installed|put in|built|bought|replaced)|when did (i|we)( \S+){0,3} (install|buy|put in|get|replace)|how many( \S+){0,4} (do i|do we|have|are)|what (appliances|components|structures|things) (do|are)|list (of )?(my|all|the|our)|show me (my|all)|what (do|did) i have|what have i (got|entered)|how many (properties|homes|houses|units)|que edad tiene|cuantos anos tiene|que tan (viej\w+|antigu\w+))\b/,
  ],
}

/** Small talk and what this assistant is: they count only where nothing else is asked. */
export const manners: readonly (readonly ['greeting' | 'thanks' | 'help', RegExp])[] = [
  [
    'thanks',
    /\b(thanks?|thank you|thank u|thx|ty|tysm|cheers|appreciate|gracias|much obliged|you rock|awesome|great help|perfect|very helpful|that helps|that helped|bye|goodbye|adios|good bot|got it|ok cool|nice one|sounds good)\b/,
  ],
  [
    'help',
    /\b(help|what can you|what do you (do|know)|how (do|does|can) (you|this|it|i use)( work| help)?|who are you|what are you|are you (a |an )?(bot|robot|human|ai|real|person|chatgpt)|capabilities|what (should|can) i ask|how to use|options|menu|ayuda|ayudar\w*|que puedes|quien eres|como funciona|get started|commands|instructions|features|your name)\b/,
  ],
  [
    'greeting',
    /^(\S+ )?(hi|hello|hey|heya|hiya|howdy|yo|sup|greetings|hola|hola buenas|buenos dias|buenas tardes|buenas noches|buenas|good (morning|afternoon|evening|day)|morning|evening|hallo|whats up|what is up|how are you|que tal|test|testing|ping|anyone there|you there)\b/,
  ],
]
