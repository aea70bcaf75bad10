import type { Hazard } from '@home-pulse/lifecycle/catalogue/safety'

/** Words over which a denial reaches: "I do not smell any gas". */
const denial = /\b(no|not|never|without|dont|isnt|cannot|nobody|neither|sin)\b(?: \S+){0,3} ?$/

/** What only asks how to guard against it. */
const precaution =
  /\b(how (often|many|do i (test|install|maintain|check|change|replace))|where (do|should|to)|should i (get|buy|have|install|put)|do i need|which|what kind|battery|batteries|prevent|avoid|cost|price|recommend)\b/

interface Cue {
  readonly hazard: Hazard
  readonly words: RegExp
  /** Not meant where the question only asks how to guard against it. */
  readonly unlessPrecaution?: true
}

const smell =
  '(smell|smells|smelling|smelled|smelt|odor|odors|odour|stink|stinks|stinky|stinking|reek|reeks|whiff|scent|fumes|stench|huele|huelo|oler|olor|oliendo)'
const gas = '(gas|propane|natural gas|butane|gasolina)'
const rottenEgg = '(rotten|rotting|bad|spoiled|sulfur|sulphur|podrido|podridos|huevo|huevos|eggy)'

/**
 * The words by which danger is told. A false alarm costs a reader a moment, and a missed one may cost a life: where words
 * can be read both ways, they are read as danger.
 */
export const hazardCues: readonly Cue[] = [
  {
    hazard: 'fire',
    words:
      /\b((is|are|was|caught|catch|catches|catching|caught) (on )?fire|on fire|in flames|flames? (coming|shooting|out|from|inside|behind)|house is burning|smoke (coming|pouring|billowing|is coming|from|out)|smoking|(is|started|starts|starting) (to smoke|smoke)|see(ing)? smoke|incendio|en llamas|se quema|se esta quemando|sale humo|saliendo humo|echa humo|hay humo|there is smoke|full of smoke|filling with smoke|fire in)\b/,
  },
  {
    hazard: 'gas',
    words: new RegExp(
      `\\b${smell}( \\S+){0,5} ${gas}\\b(?! (bill|company|station))|\\b${gas}( \\S+){0,2} ${smell}\\b|\\b(gas|propane) (is )?(leak|leaks|leaking|leaked|escaping|hissing)\\b|\\bleak(s|ing|ed)? (of )?(gas|propane)\\b|\\b(fuga|escape) de gas\\b|\\b(hiss|hissing|hisses)( \\S+){0,5} (gas|meter|line)\\b|\\bgas (line|pipe|meter|valve|hose)( \\S+){0,4} (hiss|hissing|broke|broken|cut|cracked|snapped|leak|leaking|leaks|hit)\\b|\\b(broke|cut|cracked|hit|snapped)( \\S+){0,3} gas (line|pipe)\\b`,
    ),
  },
  {
    hazard: 'gas',
    words: new RegExp(
      `\\b${rottenEgg}( \\S+){0,1} (egg|eggs)\\b|\\b${smell}( \\S+){0,5} (egg|eggs|sulfur|sulphur|huevo|huevos|podrido|podridos|eggy)\\b|\\b(egg|eggs|eggy|sulfur|sulphur)( \\S+){0,2} ${smell}\\b`,
    ),
  },
  {
    hazard: 'carbon_monoxide',
    unlessPrecaution: true,
    words:
      /\b(carbon monoxide|monoxido|monoxide)\b|\bco2? (alarms?|detectors?|monitors?|sensors?|alert|warning|reading|levels?|poisoning|leak|thing|is (high|going))\b/,
  },
  {
    hazard: 'carbon_monoxide',
    words:
      /\b(alarm|detector|monitor) (\S+ ){0,6}(carbon monoxide|monoxide|co)\b|\b(headaches?|dizzy|dizziness|nauseous|nausea|light ?headed|passed out|sleepy|sick)\b.*\b(FURNACE|WATER_HEATER|STOVE|heat|gas|fumes)\b|\b(FURNACE|WATER_HEATER|STOVE|heat) .*\b(headaches?|dizzy|dizziness|nauseous|nausea|light ?headed|passed out)\b|\bcracked heat exchanger\b|\bheat exchanger (is |has |was )?(cracked|a crack|crack)\b|\b(exhaust|flue|fumes|backdraft\w*)( \S+){0,4} (in|into|inside) (the |my |our )?(house|home|basement|room|kitchen)\b|\bbackdraft\w*\b|\b(flue|vent pipe|exhaust pipe) (has |is |was )?(come |came )?(disconnected|fallen|off|loose|blocked)\b|\b(heat|heating|warm) (the |my |our |up the )?(house|home|apartment|room|place|kitchen) (with|using) (the |my |our |a )?STOVE|\bSTOVE (door open )?(to|for) (heat|warm)(ing)? (the |my |our |up )?(house|home|apartment|room|place)|\b(yellow|orange) (flame|flames)\b.*(FURNACE|WATER_HEATER)|(FURNACE|WATER_HEATER).*\b(yellow|orange) (flame|flames)\b|\bsoot\b/,
  },
  {
    hazard: 'tank_pressure',
    words:
      /\b(bulge|bulges|bulging|bulged|swollen|swelling|ballooning|ballooned|abombad\w+|hinchad\w+|inflad\w+)\b|\b(tank|WATER_HEATER)( \S+){0,6} (explode|exploding|explosion|burst|bursting|about to blow|going to blow|blow up|reventar|explotar)\b|\b(cap|capped|plug|plugged|block|blocked|remove|removed|tape|taped|seal|sealed|disable|close off|weld)( \S+){0,4} (relief|pressure|t p|tpr|safety) (valve|relief)|\b(relief|pressure|tpr|safety) (relief )?valve( \S+){0,5} (cap|capped|plugged|blocked|stuck|hissing|hisses|screaming|spraying|steam|steaming|shooting|blowing|gushing|will not stop|seized|frozen shut)|\b(relief|pressure) valve\b.*\b(cap it|plug it|can i (cap|plug))|\bsteam (coming|shooting|is coming|out|from|pouring)\b.*(tank|WATER_HEATER|valve)|(tank|WATER_HEATER|valve)\b.*\b(steam (coming|shooting|out)|shooting steam|hissing|screaming|whistling loudly)/,
  },
  {
    hazard: 'collapse',
    words:
      /\b(ROOF|ceiling|rafters?|trusses|truss)( \S+){0,5} (sag|sags|sagging|sagged|collapse|collapsed|collapsing|caving|caved|cave in|bowing|bowed|dipping|buckling in|falling in|hundi\w+|hundiendo|derrumb\w+|cayendo)\b|\b(sag|sagging|collapsing|caving in|bowing)( \S+){0,4} (ROOF|ceiling|rafters?)\b/,
  },
  {
    hazard: 'water_near_electrics',
    words:
      /\b(water|leak|leaks|leaking|dripping|drips|drip|wet|flood|flooded|flooding|puddle|soaked|standing|agua|mojad\w+|gotea|goteando|gotas)\b.{0,60}\b(outlets?|sockets?|(electrical |electric |breaker |fuse )?(panel|box)|breakers?|wiring|wires?|electrical|electrics|electricity|electronics|plugs?|power (strip|cord|outlet)|extension cord|light fixture|enchufes?|cables?|tomacorriente|contacto|contactos|interruptor|electricidad)\b/,
  },
  {
    hazard: 'water_near_electrics',
    words:
      /\b(outlets?|sockets?|(electrical |breaker |fuse )(panel|box)|breakers?|wiring|wires?|power (strip|cord)|extension cord|plug|light fixture|enchufes?|cables?|tomacorriente)\b.{0,40}\b(water|leak|leaking|dripping|wet|flooded|puddle|soaked|agua|mojad\w+)\b|\b(standing|stand|stood) in (the )?water\b/,
  },
  {
    hazard: 'electrical',
    words:
      /\b(spark|sparks|sparking|sparked|arcing|arced|arcs|chispas?|chispazos?|chispea\w*|zap|zapped|zaps|zapping|electrocut\w+|shocked|shocking me|shocks|electric(al)? shock|(got|gave|gives|getting|felt|get) (me )?(a )?(\S+ )?shock|tingle|tingles|tingling|toques|corto ?circuito|short circuit\w*)\b/,
  },
  {
    hazard: 'electrical',
    words: new RegExp(
      `\\b(burning|burnt|burn|burned|scorched|melting|melted|hot|electrical|electric|plastic|rubber|fishy|quemado|quemada|smoky|smoke|ozone|acrid|singed)( \\S+){0,4} ${smell}\\b|\\b${smell}( \\S+){0,5} (burning|burnt|burned|burn|melting|melted|smoke|smoky|quemado|quemada|scorched|electrical|hot plastic|fire|singed|ozone)\\b`,
    ),
  },
  {
    hazard: 'electrical',
    words:
      /\b(plug|cord|outlet|wire|wires|wiring|breaker|panel|socket|enchufe|cable)( \S+){0,4} (is |are |gets |getting |feels |was )?(melt|warm|melted|melting|hot|scorched|burnt|burned|charred|black|blackened|warm to the touch|exposed|frayed|buzzing|quemad\w+|derretid\w+|caliente)\b|\b(melted|scorched|charred|exposed|frayed|burnt|burned)( \S+){0,2} (plug|cord|outlet|wire|wires|wiring|breaker)\b|\bscorch marks?\b/,
  },
  {
    hazard: 'flood',
    words:
      /\b(gushing|gushes|burst|bursting|spraying|pouring|flooding|flooded|geyser of water|water everywhere|inundad\w+|inundando|inundacion|chorro|agua por todas? partes?|reventad\w+)\b(?! (down|the door))/,
  },
]

/** What of danger a question tells, the most urgent first. `gist` is what `findMentions` leaves, joined by spaces. */
export function findHazards(gist: string, urgency: readonly Hazard[]): Hazard[] {
  const isPrecaution = precaution.test(gist)
  const found = new Set<Hazard>()
  for (const { hazard, words, unlessPrecaution } of hazardCues) {
    const match = words.exec(gist)
    if (!match || (unlessPrecaution && isPrecaution)) continue
    if (
      denial.test(gist.slice(0, match.index)) ||
      /\b(no|not any|sin) \S*$/.test(match[0].split(' ').slice(0, 2).join(' '))
    )
      continue
    found.add(hazard)
  }
  return urgency.filter((hazard) => found.has(hazard))
}
