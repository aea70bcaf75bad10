import type { ComponentType } from '@home-pulse/contract/vocabulary'
import type { symptoms } from '@home-pulse/lifecycle/catalogue/symptoms/symptoms'

type SymptomNames = {
  readonly [Type in ComponentType]: readonly (readonly [keyof (typeof symptoms)[Type], RegExp])[]
}

const leaks =
  /\b(leak|leaks|leaking|leaked|leaky|drip|drips|dripping|puddle|puddles|gotea|goteando|fuga|gotera|goteras|filtra|tira agua|water on (the )?floor|water (under|around|behind|beneath|pooling)|pool of water|wet floor)\b/
const willNotStart =
  /\b((will|does|do|would|did) not (start|turn on|power on|come on|run|switch on|kick on|do anything)|wont (start|turn on|run)|not (starting|turning on|running|powering|kicking on)|dead|no power|no prende|no enciende|no arranca|completely dead|nothing happens)\b/
const noise =
  /\b(noise|noises|noisy|loud|louder|squeak\w*|squeal\w*|grind\w*|rattl\w*|buzz\w*|hum|hums|humming|thump\w*|bang|bangs|banging|clunk\w*|knock\w*|scrap\w+|scree?(?:ch|am)\w*|roar\w*|sounds? like|whin(?:e|es|ing)|whistl\w*|high pitched|ruido|ruidos|ruidoso|ruidosa|suena|rechina)\b/
const smells =
  /\b(smell|smells|smelly|stink|stinks|stinky|reeks?|stench|musty|mold|moldy|mildew|odor|huele|apesta|moho)\b/
/**
 * Matches words which report that the freezer still works: "the freezer is fine". In these words "freezer" is not
 * replaced by a placeholder, because the user means the freezer compartment of a refrigerator.
 */
const coldFreezer = /\b(?:freezer (?:is|still|fine|works|stays)|congelador (?:si|funciona|esta))\b/
const noHeat =
  /\b(no heat|not (heating|getting hot|hot|warm|working)|(will|does|do|would|did) not (heat|get hot|get warm|warm up|work)|blow(s|ing)? cold|cold air|stays cold|freezing|no calienta|no esta calentando|lukewarm|stopped heating|no hot air)\b/
const cycling =
  /\b(short cycl\w*|cycl(es|ing) (on|off)|(on and off|off and on)|turn(s|ing) (itself )?(on and off|off and on|off by itself)|keeps (shutting|turning|switching|kicking|cycling|clicking|cutting|going) ?(on|off|out)?|(shuts|cuts|kicks|clicks|goes|turns|stops) (itself )?(off|out|down)? ?(after|every) (a )?(\d+|few|couple|one|two|five|ten)\b|shuts off|shutting (off|down)|prende y apaga)\b/

/** The patterns of symptoms by component type. The first match is used. */
export const symptomPatterns: SymptomNames = {
  stove: [
    [
      'cracked_glass',
      /\b(crack\w*|shatter\w*|broken) .{0,20}(glass|top|surface)|(glass|top|surface) .{0,20}(crack\w*|shatter\w*)|vidrio (roto|rajado)\b/,
    ],
    [
      'burner_will_not_light',
      /\b(light|lighting|ignit\w+|clicks?|clicking|pilot|flame|burner|prende|enciende|hornilla|quemador)\b/,
    ],
    [
      'wrong_temperature',
      /\b(temperature|uneven\w*|too hot|too cold|burns? (my|the|everything|food|cookies)|(?:burn|bake|brown)s? on one side|one side burns|undercook\w*|overcook\w*|calibrat\w*|runs hot|degrees off|hot spots?|temperatura)\b/,
    ],
    ['not_heating', noHeat],
    ['not_heating', /\bpre ?heat\w*\b/],
    ['not_heating', willNotStart],
  ],
  dishwasher: [
    [
      'not_draining',
      /\b(drain|drains|draining|standing water|not (?:empty|pump)\w*|water (left )?(in|at) the bottom|full of water|backing up|desagua|drena|water sits)\b/,
    ],
    [
      'not_filling',
      /\b(?:no|without) water\b|\bnot (?:fill\w*|taking (?:in )?water|get(?:ting)? water)\b|\bno (?:toma|le entra) agua\b/,
    ],
    [
      'cleaning_poorly',
      /\b(dissolv\w*|suds|clean|cleaning|dirty|spots?|spotty|film|residue|grit\w*|food (left|on)|cloudy|limpia|sucios|sucio|greasy|grime)\b/,
    ],
    ['leaking', leaks],
    ['not_starting', willNotStart],
    ['smelling', smells],
  ],
  dryer: [
    [
      'stopping_early',
      /\b(?:shuts?|cuts?|stops?|turns?|quits?|se (?:apaga|para|detiene))(?: (?:itself|off|out|down))?(?: (?:after|in|mid\w*|halfway|before|too|early|antes|a los)\b| itself\b)/,
    ],
    [
      'drying_slowly',
      /\b(too long|forever|slow|slowly|(2|3|two|three|several|multiple) (cycles|times|runs)|still (damp|wet)|damp|wet|not (dry|drying)|(does|will|do) not dry|hours? to dry|no seca|tarda|takes (so |too )?long|longer to dry|barely dr\w+)\b/,
    ],
    ['no_heat', noHeat],
    ['no_heat', /\b(?:element|thermal fuse|resistencia)\b/],
    ['not_starting', willNotStart],
    ['noisy', noise],
  ],
  refrigerator: [
    ['warm_with_cold_freezer', coldFreezer],
    [
      'leaking',
      /^(?!.*\b(?:no|not|without) (?:\S+ )?water\b).*\bice ?maker\b.*\b(?:leak\w*|drip\w*|dump\w*|water)\b/,
    ],
    [
      'ice_maker',
      /\b(ice ?maker|(no|not making|stopped making|make|makes|making) ice|ice cubes|dispenser|hielo)\b(?! build)/,
    ],
    [
      'not_cooling',
      /\b(cool|cooling|cold|warm|warming|hot|spoil\w*|milk|thaw\w*|defrosting|melting|temp|temperature|enfria|enfriando|fria|frio|compressor|room temp\w*)\b/,
    ],
    [
      'frosting',
      /\b(frost\w*|ice build\w*|iced? (up|over)|icy|ice (on|in|at) the (back|bottom|wall|floor)|escarcha)\b/,
    ],
    ['leaking', leaks],
    ['leaking', /\bwater\b/],
    ['popping', /\b(?:pops?|popping|crack(?:s|ing|les|ling)?|gunfire|gun ?shots?|truena|cruje)\b/],
    ['noisy', noise],
    ['not_cooling', willNotStart],
    ['smelling', smells],
  ],
  washer: [
    ['fills_when_off', /\bfill\w* .{0,25}(off|not in use|by itself|on its own)\b/],
    ['leaking', leaks],
    [
      'shaking',
      /^(?!.*\b(?:(?:will|does|do|did|can) not|wont|stopped|no longer|without) (?:drain|spin|empty)\w*)(?=.*\b(?:shak\w+|vibrat\w+|walk(?:s|ing|ed)?|danc\w+|jump\w*|violently|wobbl\w+|off ?balance|unbalanced|vibra|tiembla|brinca)\b)/,
    ],
    [
      'not_draining',
      /\b(drain|drains|draining|standing water|water (?:is )?(?:sitting|standing|left)|full of water|desagua|drena|no saca el agua)\b/,
    ],
    [
      'not_spinning',
      /\b(?:not|never|no|stopped|without|wont) (?:\S+ ){0,2}(?:spin\w*|agitat\w+|centrifuga|exprime|gira)\b|\b(soaking|exprime|dripping wet|stuck mid|latch\w*|not lock\w*|no (?:termina|cierra))\b/,
    ],
    [
      'shaking',
      /\b(shak\w+|bang\w*|vibrat\w+|walk\w*|danc\w+|jump\w*|violently|thump\w*|off ?balance|unbalanced|wobbl\w+|vibra|tiembla|brinca|sacude)\b/,
    ],
    ['smelling', smells],
    ['noisy', noise],
    ['not_spinning', /\b(?:spin|spins|spinning|agitat\w+|centrifuga)\b/],
    ['not_spinning', willNotStart],
  ],
  ac_unit: [
    [
      'losing_refrigerant',
      /\b(?:freon|refrigerant|coolant|r ?22|r ?410a?|puron|evaporator coil|condenser coil|coils?)\b(?: [^\s.]+){0,6} (?:leak\w*|low|gone|lost|empty|escap\w*|recharg\w*|top\w*|run(?:s|ning)? out|fuga|gas)\b|\b(?:leak\w*|low on|los(?:es|ing|t)|out of|recharg\w*|top\w* (?:up|off)|add(?:s|ed|ing)?|fuga de|needs?)(?: [^\s.]+){0,4} (?:freon|refrigerant|coolant|refrigerante|r ?22|r ?410a?|puron|coils?)\b/,
    ],
    ['icing', /\b(ice|iced|icing|freez\w+|frozen|froze|frost\w*|congel\w+)\b/],
    ['leaking', leaks],
    ['short_cycling', cycling],
    ['not_starting', willNotStart],
    ['not_starting', /\bhums?\b|\bhumming\b|\bbuzz\w*|\bnot spin\w*|\btrip(s|ped|ping)?\b/],
    [
      'not_cooling',
      /\b(warm|hot|cool|cooling|cold|weak|lukewarm|not (keeping|working|blowing)|enfria|caliente|stopped working|freon|refrigerant|low airflow|does not work|(?:runs?|running) (?:all|constant|non|without|for)\w*|never (?:gets?|reach\w*)|keep up)\b/,
    ],
  ],
  water_heater: [
    ['valve_dripping', /\b(valve|relief|discharge pipe|overflow)\b/],
    ['leaking', leaks],
    [
      'rusty_water',
      /\b(?:rust\w*|brown\w*|orange|discolou?red|reddish|murky|oxidada)\b(?=.* (?:water|WATER_HEATER|tap|taps|faucet|shower|bath|sink|agua)\b)|\b(?:water|WATER_HEATER|taps?|faucets?|showers?|baths?|agua) .*\b(?:rust\w*|brown\w*|orange|discolou?red|reddish|murky|oxidada)\b/,
    ],
    ['leaking', /\b(water (on|under|around|at|pooling|coming)|wet|puddle)\b/],
    [
      'rumbling',
      /\b(rumbl\w*|popp?\w*|boil\w*|knock\w*|bang\w*|crackl\w*|gurgl\w*|noise|noises|noisy|sizzl\w*|kettle|popcorn|ruido|ruidos|truena|loud)\b/,
    ],
    ['rusty_water', /\b(rust\w*|brown|discolou?red|orange|oxido|oxidada|cafe|yellow|reddish|murky)\b/],
    [
      'runs_out',
      /\b(?:runs?|running|ran) (?:us )?out\b|\bout of WATER_HEATER (?:after|in|so|too|really|super|fast|quick)|\b(?:few|couple|\d+) (?:of )?minutes? of WATER_HEATER|WATER_HEATER (?:(?:only|barely|does|will|not|hardly) ){1,3}lasts?\b|\bse (?:nos )?acaba\b/,
    ],
    [
      'no_hot_water',
      /\b(no WATER_HEATER|cold|lukewarm|warm|pilot|not (hot|heating|working|enough)|no calienta|fria|out of WATER_HEATER|never hot|takes forever|(does|will) not (heat|stay lit|work|get hot)|tibia|stopped working|(do|does|did) not have WATER_HEATER)\b/,
    ],
    ['no_hot_water', willNotStart],
  ],
  roof: [
    ['losing_granules', /\b(granules?|curl\w*|buckl\w*|crack\w*|bald|brittle|grit|sand in the)\b/],
    [
      'missing_shingles',
      /\b(missing|blew off|blown off|blow\w* off|came off|fell off|falling off|lost|flew off|in (the|my) yard|storm|wind|volaron|loose)\b/,
    ],
    ['mossy', /\b(moss|mossy|algae|lichen|black streaks?|musgo|streaks|green stuff)\b/],
    ['leaking', leaks],
    ['leaking', /\b(rings?|stain\w*|water|wet|damp|mancha|manchas|rain|brown spot|drops?)\b/],
  ],
  driveway: [
    [
      'base_failure',
      /\b(pot ?holes?|alligator|crumbl\w*|spider ?web\w*|baches|bache|falling apart|breaking (up|apart)|disintegrat\w*|sink ?hole)\b/,
    ],
    [
      'heaving',
      /\b(heav\w*|sink|sinks|sinking|sunk|sunken|settl\w*|roots?|lift\w*|rais\w+|uneven|trip hazard|hundid\w+|levant\w+|tilting)\b/,
    ],
    ['puddles', /\b(puddl\w*|pool|pools|pooling|ponds?|ponding|drain\w*|standing water|charcos?)\b/],
    ['hairline_cracks', /\b(crack\w*|grieta\w*|fissure\w*|fad\w+|gray|grey|weeds)\b/],
  ],
  furnace: [
    ['yellow_flame', /\b(yellow|orange) flames?\b|\bsoot\b/],
    ['short_cycling', cycling],
    [
      'running_nonstop',
      /\b(?:runs?|running|on) (?:all (?:the time|day|night)|constantly|non ?stop|nonstop|continu\w+|without (?:a )?(?:stop\w*|pause)|24)|\bnever (?:stops|shuts off|turns off)|\bsin parar\b/,
    ],
    ['leaking', leaks],
    ['leaking', /\b(water|condensat\w+)\b/],
    ['banging', /\b(bang\w*|boom\w*|explosion|pops? when|thud)\b/],
    ['noisy', noise],
    ['no_heat', noHeat],
    ['no_heat', willNotStart],
    [
      'no_heat',
      /\b(pilot|ignit\w*|click\w*|not light|cold|heat|freezing|frio|calienta|blow\w*|stopped|quit|flame sensor|lockout|error code)\b/,
    ],
  ],
}

/** The patterns of symptoms that imply a component type. */
export const typeImplyingSymptoms: readonly (readonly [RegExp, ComponentType])[] = [
  [/\b(?:ice ?makers?|crisper|defrost (?:timer|heater|drain)|maquina de hielo)\b/, 'refrigerator'],
  [/\b(?:flame sensor|inducer|heat exchanger|limit switch|blower (?:motor|fan|wheel))\b/, 'furnace'],
  [/\b(?:spray arms?|rinse aid)\b/, 'dishwasher'],
  [
    /\b(?:compressors?|compresor|condens[eo]rs?(?: (?:fan|coil|unit))?|evaporator coil|evaporador)\b/,
    'ac_unit',
  ],
  [/\b(clothes|towels|laundry|ropa)\b.*\b(still wet|damp|wet|not dry|soaking|mojada)\b/, 'dryer'],
  [/\bclothes\b.*\b(dry|drying)\b/, 'dryer'],
  [/\b(lint)\b/, 'dryer'],
  [
    /\b(milk|food|freezer|groceries|leche|comida|ice cream)\b.*\b(spoil\w*|warm|going bad|went bad|not (cold|staying cold)|thaw\w*|melting|caliente)\b/,
    'refrigerator',
  ],
  [/\b(shower|showers|faucet|tap|regadera|ducha)\b.*\b(cold|lukewarm|fria)\b/, 'water_heater'],
  [
    /\b(rust\w*|brown|orange|discolou?red|reddish|murky)\b.*\b(water|shower|bath|tap|taps|faucet)\b.*\b(hot|heated|warm)\b|\b(hot|heated|warm)\b.*\b(rust\w*|brown|orange|discolou?red|reddish|murky)\b.*\b(water|shower|bath|tap|taps|faucet)\b/,
    'water_heater',
  ],
  [/\b(cold|lukewarm|tepid) (showers?|baths?)\b|\bhot (tap|taps|faucet|side)\b/, 'water_heater'],
  [/\b(anode|anodo|sediment|sedimento|thermocouple|relief valve|dip tube)\b/, 'water_heater'],
  [
    /\b(dishes|glasses|plates|silverware|platos|vasos)\b.*\b(dirty|spots?|spotty|cloudy|gritty|film|clean|sucios|greasy)\b/,
    'dishwasher',
  ],
  [/\balligator\b/, 'driveway'],
  [
    /\bceiling\b.*\b(rings?|after (?:every|each|the) (?:rain|storm)|stain\w*|leak\w*|drip\w*|water|wet|spot|bubbl\w*)\b|\b(stain|leak|drip|water|ring|spots?|patch|mark|mancha|goteras?)\b.*\b(ceiling|attic|techo)\b/,
    'roof',
  ],
  [/\b(granules|attic leak|shingles?)\b/, 'roof'],
  [
    /\b(house|home|apartment|casa|bedroom|rooms?)\b.*\b(will not (heat|warm|get warm)|not heating|freezing|no heat|stays cold|is cold)\b|\bno heat\b|\b(heat|heating) (is |was |has )?(not (working|coming)|out|broken|off|quit|went out|stopped|does not work|will not)/,
    'furnace',
  ],
  [
    /\b(house|home|apartment|room|bedroom|upstairs)\b.*\b(will not cool|not cooling|too hot|stays hot)\b|\b(freon|refrigerant|condensate)\b|\bvents?\b.*\b(blow\w*) (warm|hot)\b/,
    'ac_unit',
  ],
  [/\b(pot ?holes?|sealcoat\w*|alligator crack\w*|sell\w+ (?:la|mi) entrada)\b/, 'driveway'],
  [/\b(cookies|cake|bread|turkey|roast)\b.*\b(burn\w*|raw|undercook\w*|uneven\w*)\b|\bburners?\b/, 'stove'],
  [/\b(spin cycle|rinse cycle|agitator|drum bearing)\b/, 'washer'],
]

/** Matches words for an unspecified problem. */
export const problemWords =
  /\b(broke|broken|busted|breaking|breaks|died|dying|kaput|acting (up|weird|funny)|problem|problems|issue|issues|trouble|wrong|not work(ing)?|(does|will|did) not work|stopped|quit|failing|malfunction\w*|error|fault|fails|stuck|weird|strange|funny|giving out|descompus\w+|no funciona|no sirve|falla|fallando|averiad\w+|se rompio|problema|conked|crapped|fried|shot|gone bad|went bad|tripp\w*|went out|on the fritz|dead|making (a )?(noise|sound)s?)\b/
