import { type Asked, type Cue, cue } from './intent-cues.ts'

const slot = '[A-Z_]{4,}'
const mine =
  '(?:my|mine|our|ours|these|them|all|everything|anything|appliances?|components?|items?|things?|homes?|house|houses|propert(?:y|ies)|rentals?|units?|place|places|list|stuff|system|systems|mis|mi)'
const horizon =
  '(?:(?:(?:over|in|within|for|during|across) )?(?:the |these |los )?(?:next|coming|following|proximos) (?:\\d+|few|couple|several|10|decade|year|years|yrs|12 months)(?: (?:of )?(?:years?|yrs|months?|anos))?|over (?:\\d+|10) years|(?:through|until|by) (?:20\\d\\d|next year))'

/** Kinds of one thing that are set beside each other. */
const kinds =
  '(?:gas|electric|induction|propane|oil|metal|steel|tin|tile|slate|asphalt|architectural|dimensional|3 tab|three tab|concrete|cement|gravel|pavers?|tankless|tank|storage|central|window|portable|front load\\w*|top load\\w*|heat pump|french door|side by side|new|old|rebuilt|used)'

/** What is asked of the whole home, of makers, or of several things at once. */
export const homeCues: Partial<Readonly<Record<Asked, readonly Cue[]>>> = {
  compare: [
    cue(
      'only',
      new RegExp(
        `${slot}(?: \\S+){0,2} (?:or|o) (?:\\S+ ){0,2}${slot}(?: \\S+){0,3} (?:last|lasts|longer|longest|first|sooner|die|dies|better|cheaper|dura|primero)\\b`,
      ),
    ),
    cue('only', /\b(?:vs|versus)\b/, /\b(?:repair|fix|replac|patch|keep|new one|buy)\w*\b/),
    cue(
      'only',
      /\b(compare|comparison|comparing|comparar|comparacion|difference between|differences? between|diferencia entre|pros and cons|trade ?offs?)\b/,
    ),
    cue(
      'only',
      new RegExp(
        `\\b${kinds} (?:\\S+ ){0,2}(?:or|vs|versus|compared (?:to|with)|against|over|o) (?:(?:an?|the|with|regular|old|plain) )*(?:${kinds}|${slot})\\b`,
      ),
      /\bnew or (old|used)\b|\bfix|\brepair/,
    ),
    cue(
      'only',
      new RegExp(
        `${slot}(?: \\S+){0,2} (?:(?:vs|versus|against|compared (?:to|with)) (?:\\S+ ){0,3}(?:${kinds}|${slot})|or (?:an? |the )?(?:regular|standard|normal|conventional|plain|ordinary|tank|tankless|gas|electric|induction|metal|asphalt|concrete|pavers))\\b`,
      ),
    ),
    cue(
      'only',
      new RegExp(
        `\\b(?:which|what|cual|que|who)(?: \\S+){0,6} (?:first|sooner|longer|longest|earlier|worse|better|best|more|older|newer|cheaper|cheapest|soonest|dura mas|primero|antes)\\b(?: \\S+){0,12} ${slot}(?: \\S+){0,9} (?:or|vs|versus|and|than|o|y|against)(?: \\S+){0,9} (?:${slot}|${kinds})`,
      ),
    ),
    cue(
      'only',
      new RegExp(
        `\\b(?:longer|sooner|more|better|cheaper|worse|mas|faster|earlier|outlive|outlast|before|dura mas)(?: \\S+){0,4} (?:than|que)(?: \\S+){0,5} (?:${slot}|${kinds})`,
      ),
    ),
    cue(
      'only',
      new RegExp(`${slot}(?: \\S+){0,3} (?:outlives?|outlasts?|last longer than)(?: \\S+){0,4} ${slot}`),
    ),
    cue(
      'only',
      new RegExp(`${slot}(?: \\S+){0,4} (?:over|than) (?:(?:an?|the|plain|regular|old) )*${kinds}\\b`),
    ),
    cue('usual', new RegExp(`${slot}(?: \\S+){0,7} (?:or|o|than)(?: \\S+){0,8} ${slot}`)),
    cue(
      'usual',
      new RegExp(
        `^(?:an? )?(?:[a-z]+ ){1,2}(?:or|o|vs|against|contra) (?:an? )?(?:[a-z]+ ){1,2}${slot}$|^${slot} [a-z]+ (?:or|o|vs|against|contra) (?:an? )?[a-z]+(?: one)?$`,
      ),
      /\b(repair|fix|replace|new|keep|clean|wait|now|later|not|yes|good|bad|hot|cold)\b/,
    ),
    cue(
      'outright',
      /\b(?:which|who)(?: one)? (?:first|sooner)\b|\b(?:which|what|who) (one )?(is|would be|lasts|goes|dies|will|should|do|has|costs|needs|quits|fails)( \S+){0,4} (better|best|longer|longest|first|sooner|cheaper|cheapest|worse|more|last longer)\b|\bis( \S+){0,5} (better|cheaper|more reliable|safer|longer lasting) than\b/,
    ),
  ],
  next: [
    cue('only', /\b(only|just) (replace|fix|do|upgrade|afford|pick|swap)( \S+){0,2} (one|1)\b/),
    cue(
      'only',
      /\b(?:which|what|whats|who)(?: \S+){0,6} of (?:my|mine|these|our|ours|the|them|everything|all)(?: \S+){0,9} (?:fail|fails|die|dies|go|goes|break|breaks|quit|quits|first|next|sooner|soonest|oldest|worst|replace|end|urgent|worry|shape|likely|risk)\b/,
      /\boldest\b.*\bhow (many|long)\b/,
    ),
    cue(
      'only',
      new RegExp(
        `\\b(?:out )?of (?:all |everything )?(?:my |our |in my |the )?${mine}(?: \\S+){0,9} (?:which|what|who)(?: \\S+){0,6} (?:next|first|end|soonest|urgent|worst|oldest|quits|dies|fails|goes|worry)\\b`,
      ),
    ),
    cue(
      'outright',
      /\b(which|what|whats|who)( \S+){0,10} (next(?! (\d+|year|month|few|couple|season|week|summer|winter|spring|fall|decade))|first|soonest|quickest|earliest|shortest|oldest|worst|priority|most (urgent|at risk|likely)|likeliest|closest to the end)\b/,
    ),
    cue(
      'outright',
      /\b(next (thing|one|appliance|item|replacement|big (expense|ticket|thing|bill)|to (go|die|fail|replace|break|be replaced))|first to (go|die|fail|break)|biggest risk|top priority|most urgent|prioriti\w*|what order|next on the (list|chopping block)|weakest link|up next(?! (week|month|year|season|spring|summer|fall|winter))|who is next|what goes (next|first)|what (dies|fails|breaks) (next|first)|what is next(?! (week|month|year))|going to (go|die|fail|break) (next|first)|(closest|nearest) to (the end|dying|failing|death)|in worst shape|top of (the|my|your)( \S+)? list|first (with|on a) (limited|tight)|oldest (thing|appliance|item|component)|worry about (first|next|most))\b/,
    ),
    cue(
      'outright',
      /\b(cual|que|cuales)( \S+){0,8} (primero|proximo|proxima|siguiente|antes|mas viej\w+|mas antigu\w+)\b/,
    ),
  ],
  due: [
    cue(
      'only',
      /\b(anything|something|everything|nothing|any|what|which|whats|is|are|list|show|tasks?|chores?|jobs?)( \S+){0,8} (due|overdue|past due|late|behind|pending|vencid\w+|pendientes?|atrasad\w+)\b(?! to)/,
      /\b(due to|overdue for a? ?replacement)\b/,
    ),
    cue('only', /\b(que|cuales|hay|tengo|alguna?s?)( \S+){0,4} (pendientes?|vencid\w+|atrasad\w+)\b/),
    cue(
      'only',
      /\b(am i|are we) (late|behind|overdue|due)\b|\b(miss|missed|missing|forget|forgot|forgotten|skip|skipped|behind on|late on)( \S+){0,3} (upkeep|maintenance|tasks?|chores?|service|anything|something)\b|\bfalling behind\b|\b(?:all )?caught up\b|\bup to date\b|\b(let|letting)( \S+){0,3} (slide|slip)\b|\bneglect\w*\b/,
    ),
    cue(
      'outright',
      /\b(on (the|my) (calendar|schedule|agenda)|scheduled (for|this|next)|coming (up|due)|upcoming|on the horizon|on my plate|backlog|to do list|to ?dos?|needs? (my |any |some |your )?(attention|action)|attention|replacements?( \S+){0,4} (coming|due|needed|ahead|this year|next year|in \d{4}|planned)|(tasks?|chores?|upkeep|maintenance|jobs?)( \S+){0,4} (this|next|for the) (week|weekend|month|season|quarter|year|spring|summer|fall|winter))\b/,
      /\bwinter is coming\b|\bwhat maintenance (should|do|can)\b/,
    ),
    cue(
      'outright',
      /\bwhat( \S+){0,6} (need|needs|should|must|have|has|do|will|to|chores|tasks|jobs)( \S+){0,6} (replac\w*|done|doing|worked on|work|do|take care of|handle|tackle|get to)( \S+){0,4} (this|next|coming|soon|now|today|in \d+|within|in the next|over the|before (winter|summer|spring|fall|thanksgiving|christmas))\b/,
      new RegExp(`\\bmaintenance should\\b|${slot}`),
    ),
    cue(
      'outright',
      /\b(?:anything|something|what|stuff)(?: \S+){0,3} (?:i|we) (?:should|need|ought|have|must)(?: \S+){0,8} (?:this|next) (?:week|weekend|month|season|quarter)\b/,
      new RegExp(slot),
    ),
    cue(
      'outright',
      /\b(anything|any of (my|these|our|the)|something|everything|algo|todo)( \S+){0,7} (due|doing before|do (this|before|next)|need|needs|replac\w*|about to|soon|expir\w*|worry|urgent|old|wrong|toca|cambiar|reemplazar|ok|okay|break|fail|die)\b/,
      new RegExp(slot),
    ),
    cue(
      'outright',
      /\bwhat( \S+){0,3} (replac\w*|fail\w*|die|break\w*|expect|plan for|wear out|go)( \S+){0,4} (this|next|coming|soon)( year| month| season| \d+)?\b/,
      new RegExp(slot),
    ),
    cue(
      'outright',
      /\b(que|cuales)( \S+){0,5} (toca|debo|hay que|tengo que|necesita|necesitan|vence|falta|hay)( \S+){0,4} (cambiar|reemplazar|hacer|atencion|este|pronto|proximo|pendiente)\b/,
    ),
    cue(
      'usual',
      /\b(list|show|tell|give)( \S+){0,5} (needs?|due|overdue|replac\w*|soon)\b|\b(due|overdue)( this| next| by| before| now| soon| yet)\b|\boverdue\b/,
    ),
  ],
  budget: [
    cue(
      'only',
      /\b(set aside|setting aside|put aside|put away|save up|saving up|squirrel away|sock away|stash|stow away|sinking fund|emergency fund|rainy day|(?:cash|money|funds?)(?: \S+){0,4} on hand|(home|repair|replacement|maintenance|reserve) fund|reserve fund|reserves?|capex|capital (expenditure|expense|plan|reserve|outlay|cost|budget|improvement)s?|ahorrar|reservar|apartar|ahorro|fondo)\b/,
      /\bsave (energy|water|electricity|it)\b/,
    ),
    cue(
      'only',
      /\b(save|saving|bank|budget|budgeting|put)( \S+){0,3} (each|every|per|a|monthly|yearly|annually)( \S+)? ?(month|year|week|paycheck)?\b(?=.*\b(replac\w*|homes?|house|place|rentals?|units?|propert\w+|everything|appliances|repairs|capital|this year|next)\b)/,
    ),
    cue(
      'only',
      new RegExp(
        `\\b(?:cost|costs|spend|spending|pay|paying|expenses?|owe|bill|bills|money|total|outlay|hit|budget|need|damage)(?: \\S+){0,9} ${horizon}`,
      ),
      new RegExp(
        `^(?!.*\\b(?:homes?|house|houses|place|rentals?|units?|propert\\w+|everything|appliances|replacements|all|portfolio|duplex\\w*|repairs|capital|money|budget|total|building|buildings|set aside)\\b).*${slot}`,
      ),
    ),
    cue(
      'only',
      new RegExp(
        `${horizon}(?: \\S+){0,8} (?:cost|spend|spending|pay|expenses?|bill|bills|money|total|outlay|budget)\\b`,
      ),
      new RegExp(slot),
    ),
    cue(
      'usual',
      /\b(budget|budgeting)\b(?! (option|model|friendly|brand|for (a|the|my) new))/,
      new RegExp(
        `\\bbudget for (?:an? |the )?(?:new )?${slot}|\\b(?:how much|what)\\b.*\\bbudget for\\b.*${slot}`,
      ),
    ),
    cue(
      'outright',
      /\b(annual|yearly|monthly) (maintenance |repair |replacement |upkeep |capital )?(budget|reserve|savings?|costs?|expenses?)\b|\bpresupuesto (anual|mensual|para)\b|\b(cuanto|how much)( \S+){0,4} (ahorrar|guardar|presupuestar)\b|\bhow much( \S+){0,6} save\b/,
    ),
  ],
  brand: [
    cue(
      'only',
      /\b(brands?|manufacturers?|marcas?|makers?|reliable|reliability|dependable|most trusted|who makes|who (is|are) the best|best makes?|(which|what)( \S+){0,3} makes?(?! sense| (it|a|that|the|my|this|me|noise|sure))|confiable|fabricante|reputable|reputation|lemons?|decent outfit|good (outfit|company|name))\b/,
      /\bbrand new\b|\b(noise|rattl\w*|sound) (makes?)\b|\bname ?brand price\b/,
    ),
  ],
  inventory: [
    cue(
      'only',
      /\b(list|show|show me|tell me|give me)( me)?( of)? (my|all|every|everything|our|the|what)( \S+){0,4} (appliances?|components?|own|have|homes?|properties|inventory|stuff|things|entered|record)\b|\blist everything\b|\b(show|list)( me)? (everything|all)( \S+)? (in|at|on|for) (my|our|the|unit)\b|\blist (of )?(my|all|our)\b/,
      /\b(due|overdue|chores|tasks|upkeep)\b/,
    ),
    cue(
      'only',
      /\bhow many( \S+){0,4} (do i|do we|have i|have we|am i|are (on|in|listed)|i have|did i (add|enter|list))\b|\b(on record|on file|(listed|entered|recorded|registered|saved) (for|under|in|at|on)|(age|date|year|info|information) do you have|do you have (listed|recorded)|in my (account|profile|list|records?|inventory)|in the system|you have (for|on) me|did i (add|enter|list|record|put down|log|register)|have i (added|entered|listed|recorded|put in|got|logged)|i (added|entered|recorded|logged) (it|for)|my records|according to you)\b/,
      /\bhow many (years|more|winters|summers)( \S+){0,3} (do i|do we)\b|\b(due|overdue|coming up|pending)\b/,
    ),
    cue(
      'outright',
      /\b(what (appliances|components|structures|things|homes|properties) (do|are|have)|what (do|did) i (have(?! to)|own|got)|how many (properties|homes|houses|appliances|units|rentals)|do i (have|own) (a|an|any)( \S+){0,3} (on|in|listed|recorded)|which (homes|properties|houses|appliances|units) (do|have|are))\b/,
    ),
    cue(
      'usual',
      /\b(how old (is|are|was|were)|what age is|age of (my|the|our)|when was( \S+){0,4} (installed|put in|built|bought|replaced)|when did (i|we)( \S+){0,3} (install|buy|put in|get|replace)|what year( \S+){0,3} (was|were|did i)|que edad tiene|cuantos anos tiene|que tan (viej\w+|antigu\w+))\b/,
      /\bhow old (is|are)\b.*\b(too old|before|when)\b|\b(last|left|how long)\b/,
    ),
    cue(
      'outright',
      /\b(que (tengo|electrodomesticos)|cuantos? (electrodomesticos|casas|propiedades)|lista de mis)\b/,
    ),
  ],
}
