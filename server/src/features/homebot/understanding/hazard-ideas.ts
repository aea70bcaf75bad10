/*
 * What a tale of danger is made of, in whatever words: that water is somewhere, that something carries current, that it
 * gives way. Which danger it is hangs on which of these come together, far more than on the words.
 */
const ideas: Readonly<Record<string, string>> = {
  water:
    'water|rain\\w*|wet|damp|leak\\w*|drip\\w*|drops?|trickl\\w*|weep\\w*|seep\\w*|ooz\\w*|puddl\\w*|pool\\w*|soak\\w*|drench\\w*|splash\\w*|spray\\w*|squirt\\w*|spill\\w*|spilt|tipped|sewage|sewer|condensat\\w*|moist\\w*|overflow\\w*|backed up|tap|taps|faucets?|sink|toilet|bath|tub|shower|showers|agua|mojad\\w+|moja\\w*|gote\\w+|gotas?|humedad',
  much: 'gush\\w*|pour\\w*|flood\\w*|burst\\w*|rush\\w*|cascad\\w*|torrent|river|waterfall|fountain|geyser|lake|pond|inch|inches|ankle|knee|deep|gallons?|swimming|submerged|underwater|rising|rises|everywhere|bail\\w*|emptying|empties|dump\\w*|running over|runs over|spread\\w*|slosh\\w*|loads|buckets?|inund\\w+|chorros?|revent\\w+|subiendo|rompi\\w+|litres?|liters?|filling|running',
  pipe: 'pipes?|pipework|hoses?|supply|main|mains|line|lines|valve|stopcock|tube|tuber\\w+|tubo|manguera|llave|joint|fitting',
  current:
    'outlets?|sockets?|receptacles?|panel|breakers?|fuses?|fuse ?box|consumer unit|meter box|wires?|wiring|wired|electric\\w*|cords?|plug|plugs|plugged|power strip|extension|adaptor|adapter|charger|switch|switches|gfci|circuit|conduit|junction|enchufes?|cables?|tomacorrientes?|contactos?|apagador\\w*|interruptor\\w*|tablero|regleta|corriente|electricidad|elect\\w+|fusibles?|hilos?',
  light:
    'lights?|lamps?|bulbs?|chandelier|spotlights?|downlights?|light fixture|fitting|luz|luces|lampara|foco|focos',
  flicker: 'flicker\\w*|dim|dims|dimming|bright|brighter|brighten\\w*|blink\\w*|parpade\\w+',
  shock:
    'shock\\w*|zap\\w*|jolt\\w*|tingl\\w*|tickl\\w*|prickl\\w*|kick|kicks|nip|nips|zing|jab|jabs|bit|bites?|stung|buzzed|numb|electrocut\\w*|toques?|calambr\\w+|corrientazo|pins and needles',
  spark:
    'spark\\w*|arc|arcs|arcing|flash|flashes|flashed|chisp\\w+|crackl\\w*|sizzl\\w*|fizz\\w*|popping|pops|zzz\\w*|short circuit\\w*|corto',
  buzz: 'buzz\\w*|hum|hums|humming|zumb\\w+',
  touch: 'touch\\w*|handle|hands?|fingers?|barefoot|bare feet|lean\\w*|tocar|toco|toque',
  hot: 'hot|warm|heat|heats|overheat\\w*|radiator|toasty|caliente|scald\\w*|roasting',
  burnt:
    'burn|burns|burnt|burned|burning|scorch\\w*|melt\\w*|singe\\w*|char|charred|brown|browned|black|blackened|frazzled|fried|quemad\\w+|quemando\\w*|derret\\w+|negro|negra|hair|plastic|rubber|fishy|acrid',
  smoke: 'smok\\w*|haze|hazy|wisps?|humo|humea\\w*|plume',
  flame:
    'fire|fires|flame|flames|flaming|blaze|blazing|ablaze|ember\\w*|glow\\w*|alight|lit up|ignit\\w*|smou?lder\\w*|caught (?:light|fire)|flar\\w*|inferno|fuego|llam\\w+|incendi\\w+|arde\\w*|ardiendo|brasas?',
  smell:
    'smell\\w*|smelt|odou?rs?|stink\\w*|stench|reek\\w*|whiff\\w*|pong|pongs|niff|nose|scent|huele\\w*|olor|oler|apesta|aroma',
  gas: 'gas|gassy|flexi?|connector|(?:yellow|rubber) (?:\\S+ )?(?:flexi?|hose|line|pipe|tube)|propane|butane|methane|lpg|natural gas|sulph?ur\\w*|sulfur\\w*|eggs?|eggy|rotten|skunk\\w*|mercaptan|farts?|cabbage|azufre|huevos?|podrid\\w+|soap|bubbles|soapy|gas line|gas meter|pilot',
  hiss: 'hiss\\w*|whistl\\w*|silb\\w+|siseo|sisea',
  co: 'co|monoxide|monoxido|ppm|soot|sooty|flue|chimney|exhaust|fumes|backdraft\\w*|heat exchanger|generator|generador|charcoal|barbecue|bbq|grill|(?:lazy|yellow|orange) (?:\\S+ ){0,2}(?:flames?|burners?|pilot)|(?:flames?|pilot|burners?) (?:\\S+ ){0,3}(?:lazy|yellow|orange)|unvented|kerosene',
  alarm:
    'alarms?|alarma|detectors?|monitor|sensor|sensors|beep\\w*|chirp\\w*|siren|wailing|blaring|suena|sono|sonando|going off|went off|goes off',
  ill: 'headach\\w*|heads?|dizzy|dizziness|mare\\w+|naus\\w+|sick|sickly|vomit\\w*|throwing up|threw up|puk\\w+|faint\\w*|woozy|queasy|drows\\w*|sleepy|groggy|tired|confus\\w*|passed out|passes out|collapsed|unconscious|flu|light ?headed|lightheaded|weak|poorly|unwell|drunk|limp|floppy|ill|dolor|cabeza|desmay\\w+|dead|died|dropped dead|perked up|fever|stumbl\\w*|stagger\\w*|blur\\w*|lips|exhausted|wake',
  burner:
    'FURNACE|WATER_HEATER|STOVE|DRYER|boiler|heater|heaters|heating|fireplace|pilot|burner|burners|kerosene|gas fire|calefaccion|calentador|caldera',
  tank: 'WATER_HEATER|tanks?|boiler|cylinder|tanque|calentador|jacket',
  relief: 'relief|safety valve|pressure|tpr|overflow pipe|safety pipe|discharge pipe|valvula|alivio|presion',
  swell:
    'bulg\\w*|swell\\w*|swollen|balloon\\w*|puff\\w*|dome\\w*|doming|belly|pregnant|rounder|fatter|bloated|deform\\w*|warped|seams?|bump|infl\\w+|hinchad\\w+|abombad\\w+',
  blow: 'steam\\w*|vapor|roar\\w*|scream\\w*|shriek\\w*|spit|spits|spitting|shoots?|shooting|blow|blows|blowing|explod\\w*|explosion|explot\\w+|jet|kettle|rumbl\\w*|thump\\w*|escupe\\w*|pops?|popp\\w*|boil\\w*|scald\\w*|psi',
  blocked:
    'weld\\w*|stopper|shut|plugged|capped|cap|cork\\w*|bolt|bolted|screwed|sealed|taped|tied|wired shut|jammed|blocked|clogged|nest|bird|disconnected|came off|fell off|detached|tap[eo]',
  above:
    'ROOF|roofline|ceilings?|cieling|rafters?|truss\\w*|beams?|joists?|attic|loft|ridge|plaster|drywall|plasterboard|sheetrock|vigas?|techo|plafon|porch|posts?|deck|balcony|wall|walls|floor|upstairs|lintel|chimney stack|carport|stairs',
  yields:
    'sag\\w*|droop\\w*|bow|bows|bowed|bowing|dip|dips|dipped|dipping|cav(?:e|es|ed|ing)|collaps\\w*|crack\\w*|split\\w*|snapp\\w*|snapped|lean\\w*|fell|fallen|falling|fall|drop\\w*|hanging|hangs|giv(?:e|es|ing) way|gave way|come down|coming down|came down|buckl\\w*|creak\\w*|groan\\w*|bounc\\w*|rott\\w+|sway\\w*|come away|coming away|pull\\w* away|chunks?|bits|pieces|breathing|shift\\w*|moved|tilt\\w*|hund\\w+|cayendo|caer\\w*|derrumb\\w+|wider|gap|sunk|sank|sinking',
}

const patterns = Object.entries(ideas).map(([name, words]) => ({
  name,
  words: new RegExp(`(?<!\\S)(?:${words})(?!\\S)`),
}))

/** Which of the ideas a text has, in an order that is the same each time. */
export const ideasIn = (text: string): string[] =>
  patterns.flatMap(({ name, words }) => (words.test(text) ? [name] : []))
