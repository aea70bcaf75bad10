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
    'FURNACE|WATER_HEATER|STOVE|DRYER|furnace|stove|oven|range|dryer|boiler|heater|heaters|heating|fireplace|pilot|burner|burners|kerosene|gas fire|calefaccion|calentador|caldera',
  tank: 'WATER_HEATER|water heater|tanks?|boiler|cylinder|tanque|calentador|jacket',
  relief: 'relief|safety valve|pressure|tpr|overflow pipe|safety pipe|discharge pipe|valvula|alivio|presion',
  swell:
    'bulg\\w*|swell\\w*|swollen|balloon\\w*|puff\\w*|dome\\w*|doming|belly|pregnant|rounder|fatter|bloated|deform\\w*|warped|seams?|bump|infl\\w+|hinchad\\w+|abombad\\w+',
  blow: 'steam\\w*|vapor|roar\\w*|scream\\w*|shriek\\w*|spit|spits|spitting|shoots?|shooting|blow|blows|blowing|explod\\w*|explosion|explot\\w+|jet|kettle|rumbl\\w*|thump\\w*|escupe\\w*|pops?|popp\\w*|boil\\w*|scald\\w*|psi',
  blocked:
    'weld\\w*|stopper|shut|plugged|capped|cap|cork\\w*|bolt|bolted|screwed|sealed|taped|tied|wired shut|jammed|blocked|clogged|nest|bird|disconnected|came off|fell off|detached|tap[eo]',
  above:
    'ROOF|roof|roofline|balcony|roofs|ceilings?|cieling|rafters?|truss\\w*|beams?|joists?|attic|loft|ridge|plaster|drywall|plasterboard|sheetrock|vigas?|techo|plafon|porch|posts?|deck|balcony|wall|walls|floor|upstairs|lintel|chimney stack|carport|stairs',
  yields:
    'sag\\w*|droop\\w*|bow|bows|bowed|bowing|dip|dips|dipped|dipping|cav(?:e|es|ed|ing)|collaps\\w*|crack\\w*|split\\w*|snapp\\w*|snapped|lean\\w*|fell|fallen|falling|fall|drop\\w*|hanging|hangs|giv(?:e|es|ing) way|gave way|come down|coming down|came down|buckl\\w*|creak\\w*|groan\\w*|bounc\\w*|rott\\w+|sway\\w*|come away|coming away|pull\\w* away|chunks?|bits|pieces|breathing|shift\\w*|moved|tilt\\w*|hund\\w+|cayendo|caer\\w*|derrumb\\w+|wider|gap|sunk|sank|sinking',
  person:
    'he|she|they|him|kid|kids|child|children|toddler|baby|infant|son|daughter|boy|girl|brother|sister|mom|mum|mother|dad|father|grandma|grandpa|grandmother|grandfather|husband|wife|spouse|partner|boyfriend|girlfriend|neighbou?r|tenants?|renter|friend|roommate|someone|somebody|man|woman|guy|worker|roofer|plumber|electrician|contractor|handyman|painter|cousin|uncle|aunt|nephew|niece|people|hij[oa]s?|ni[nñ][oa]s?|bebe|espos[oa]|mama|papa|herman[oa]|abuel[oa]|alguien|senor[a]?',
  self: 'i|me|myself|im|ive|id|we|us|yo',
  body: 'hands?|fingers?|fingertips?|thumb|arms?|legs?|feet|foot|toes?|wrists?|palm|face|eyes?|head|neck|throat|chest|stomach|belly|lap|skin|back|knee|hair|lips?|mouth|mano|brazo|pierna|cara|ojos?|dedos?|pie|pies|piel|cuello',
  wound:
    'blood|bloody|bleed|bleeding|bleeds|gash|gashed|sliced|crushed|severed|stab\\w*|broken|broke|fractur\\w*|blister\\w*|swell\\w*|swollen|stroke|seizure|seizing|sangr\\w+',
  senseless:
    'unconscious|passed out|unresponsive|not (?:breathing|moving|responding|waking)|not (?:wake|answer|respond|react|talk|move|breathe)|(?:can|will|does|is) not (?:breathe|breathing|move|moving|wake|answer|respond|talk|get up)|blue|purple|limp|collapsed|fainted|inconsciente|no (?:respira|responde|despierta)|breathe|breathing|face down',
  caught: 'stuck|trapped|pinned|caught|jammed|locked|shut|buried|under|underneath|inside|atrapad\\w+',
  tumble: 'fell|falls|fallen|fall|falling|tipped|dropped|toppled|collapsed|ladder|stairs|cayo|escalera',
  chemical:
    'bleach|ammonia|chlorine|cleaners?|drano|lye|acid|vinegar|lysol|solvent|stripper|varnish|pesticide|bug bomb|antifreeze|detergent|pods?|poison|refrigerant|freon|r ?\\d+a?|coolant|chemicals?|fumes|cloro|amoniaco|lejia|detergente|refrigerante|limpiador',
  swallow:
    'swallow\\w*|drank|drink|drinks|ate|eaten|eats|licked|chewed|bit|tasted|ingested|trago|tomo|comio|bebio',
  asbestos: 'asbestos|asbesto|vermiculite|transite|popcorn ceiling|mastic|lagging',
  disturb:
    'drill\\w*|cut|cutting|scrap\\w*|sand|sanding|sanded|vacuum\\w*|sweep\\w*|tear\\w*|tore|torn|ripp\\w*|peel\\w*|break|broke|broken|crumbl\\w*|flak\\w*|grind\\w*|dust|powder|remove|removing|taladr\\w+|lijar|cort\\w+|romp\\w+',
  death:
    'die|dies|dead|death|kill|kills|killing|killed|suicide|suicidal|hang|jump|pills|gun|rope|overdose|live|living|alive|wake|morir\\w*|matar\\w*|suicid\\w+|vivir|vida',
  wish: 'want|wants|wish|rather|ready|going to|plan|thinking|tired|hopeless|point|reason|goodbye|quiero|quiere',
  price:
    'price|prices|pricing|cost|costs|quote|quotes|estimate|bill|budget|money|dollars?|deal|deals|sale|cheap\\w*|expensive|rent|mortgage|insurance|market|precio|precios|cuesta|costo|presupuesto|cuanto',
  lasting:
    'how (?:old|long|often|much|many)|last|lasts|lifespan|life|age|replace|replacement|upgrade|warranty|years?|cuanto dura|cada cuanto',
  bygone:
    'last (?:year|month|week|winter|summer|spring|fall)|years? ago|yesterday|ago|(?:19|20)\\d\\d|used to|was (?:fixed|repaired|replaced|removed|inspected)|fixed|repaired|inspected|replaced it|once|previous|ano pasado',
  supposed:
    'if|could|would|can|hypothetically|imagine|in case|signs of|how do i|prevent|avoid|likely|risk|what (?:is|are|does|causes)|does|do|handbook|read that|on tv|news|required|safer?',
}

const patterns = Object.entries(ideas).map(([name, words]) => ({
  name,
  words: new RegExp(`(?<!\\S)(?:${words})(?!\\S)`),
}))

/** Which of the ideas a text has, in an order that is the same each time. */
export const ideasIn = (text: string): string[] =>
  patterns.flatMap(({ name, words }) => (words.test(text) ? [name] : []))
