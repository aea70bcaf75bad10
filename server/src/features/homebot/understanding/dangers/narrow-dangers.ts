import { broaderHazard, type Hazard, type NarrowHazard } from '@home-pulse/lifecycle/catalogue/safety/safety'
import { type Danger, smell } from './danger.ts'
import { heatedByOven } from './fume-cues.ts'

const panels =
  '(?:breaker|fuse|service|electrical|electric|main|consumer|load) (?:panels?|box|boxes|unit|cent(?:er|re))|(?<!(?:control|front|solar|touch|bottom|top|back|door|side|display|wall|access|button) )panel|meter (?:box|base)|fuseboard|switchboard|(?:panel|caja|tablero) electric[oa]|caja de fusibles|tablero'
const warmth =
  'hot|warm|burning|buzz\\w*|hum|hums|humming|sizzl\\w*|crackl\\w*|frying|fizz\\w*|hiss\\w*|spark\\w*|arc|arcs|arcing|melt\\w*|scorch\\w*|burnt|burned|charred|blackened|glow\\w*|radiator|popping|zumba\\w*|caliente|chispas?|quemad\\w+'
const overhead =
  '(?:power|electric|electrical|electricity|utility|service|overhead|high voltage|live|street|fallen|downed) (?:\\S+ )?(?:lines?|wires?|cables?)|power ?lines?|(?:utility|power|electric|light) poles?|service drop|cables? de (?:la )?luz|cables? de alta tension|poste de luz'
const down =
  'downed|down|fell|fallen|falling|hang|hangs|hanging|dangling|snapped|touch\\w*|lying|laying|lies|sagging|low|came (?:down|off|loose)|ripped|torn|knocked|across|on (?:the|my|our) (?:roof|ROOF|house|car|yard|lawn|driveway|DRIVEWAY|fence|street|ground)|in (?:the|my|our) (?:yard|garden|street|driveway|DRIVEWAY)|caid[oa]s?|cayo|colgando|tirad[oa]s?|sparking'
const before =
  'yesterday|last (?:night|week|month)|the other (?:day|night)|(?:a few|few|\\d+) days ago|(?:this|earlier this) (?:week|month)|on (?:sunday|monday|tuesday|wednesday|thursday|friday|saturday)|over the weekend|ayer|anoche|la semana pasada'

/** Cases of a kind that want another first step, and dangers that no fuel, wire or water is part of. */
export const narrowDangers: readonly Danger[] = [
  {
    hazard: 'power_line',
    sign: down,
    carrier: overhead,
    apart: 6,
    unless: /\b(?:water|gas|sewer|drain|supply|phone|clothes) lines?\b(?!.*\b(?:power|electric\w*) )/,
  },
  {
    hazard: 'power_line',
    sign: '(?:lightning|storm|tree|branch|limb|wind|hurricane|tornado|truck|pole)(?: \\S+){0,8} (?:wires?|cables?|lines?)(?: \\S+){0,3} (?:hang\\w*|dangl\\w*|down|fell|fallen|snapped|lying|loose|touch\\w*)|(?:wires?|cables?) (?:are |is )?(?:hanging|dangling|down|lying) (?:\\S+ ){0,3}(?:outside|yard|street|roof|ROOF|pole|lawn|DRIVEWAY)',
    unless: /\b(?:inside|attic|behind the|under the) /,
  },
  {
    hazard: 'electrical_panel',
    sign: `${warmth}|${smell}`,
    carrier: panels,
    apart: 6,
    unless: /\bpanel (?:of|on) (?:the |my |our )?[A-Z_]{4,}|\b[A-Z_]{4,} (?:\S+ )?panel\b/,
  },
  {
    hazard: 'electrical_panel',
    sign: '(?:main )?breakers?(?: (?:itself|switch|in the panel|for \\S+(?: \\S+)?))? (?:is|are|feels?|gets?|getting|was|were|runs|has)(?: \\S+){0,2} (?:hot|warm|buzzing|humming|melted|melting|burnt|scorched|sizzling|crackling)|(?:hot|warm|buzzing|humming|melted|sizzling) (?:main )?breakers?',
  },
  {
    hazard: 'flame_rollout',
    sign: 'boom|booms|boomed|booming|bang|bangs|banged|banging|whoosh\\w*|whoomp\\w*|whump|woof|poof|puffs?|explosion|explod\\w*|flash(?:ed)? back|roll(?:s|ed|ing)? out',
    carrier:
      'scorch\\w*|singe\\w*|burnt|burned|melted|charred|sooty|blackened|black marks?|eyebrows|flames? (?:came|come|comes|coming|shot|shoot\\w*|rolled|rolls|jump\\w*) out|flash(?:ed)? back',
    apart: 14,
    unless:
      /^(?!.*\b(?:WATER_HEATER|FURNACE|boiler|pilot|burners?|STOVE)\b)|\b(?:electric|outlet|plug|wires?)\b/,
  },
  {
    hazard: 'gas',
    sign: `(?:${smell})(?: \\S+){0,6} (?:when|while|with|though|but|and)(?: \\S+){0,4} (?:off|unlit|not (?:on|lit|running|in use))|(?:off|unlit|not (?:on|lit|running|in use))(?: \\S+){0,4} (?:${smell})`,
    carrier: 'STOVE|burners?|pilot',
    apart: 4,
    unless: /\b(?:electric|induction|clean\w*|food|grease|greasy|new|burn\w*|plastic|mouse|mice|dead)\b/,
  },
  {
    hazard: 'electrical',
    sign: 'scorch\\w*|sing(?:e|es|ed|eing|ing)|melt(?:s|ed|ing)?|char(?:s|red|ring)|burn(?:s|ed|t|ing)?(?: holes?| marks?)?',
    carrier:
      'drum|clothes|clothing|laundry|towels?|shirts?|socks?|jeans|sheets?|blankets?|buttons?|zippers?|fabric|pants|sweaters?|pillow\\w*|ropa',
    apart: 8,
    unless: /^(?!.*\bDRYER\b)|\biron(?:ing)?\b/,
  },
  {
    hazard: 'water_near_electrics',
    sign: '(?:is|are|was|were|been|sits?|sitting|went|half|completely|totally|partly|got|had been|,) (?:\\S+ )?(?:under(?: \\S+){0,2} water|underwater|submerged|flooded|in(?: \\S+){0,3} water)|under water|underwater|submerged|drowned',
    carrier: 'FURNACE|WATER_HEATER|AC_UNIT|DRYER|boiler',
    apart: 3,
    unless: /\bflooded (?:with|the|my|our)\b|\bin (?:hard|hot|cold|the cold|the hot) water\b/,
  },
  {
    hazard: 'tank_pressure',
    sign: 'steaming (?:hot )?water|water (?:is |comes out |runs )steaming',
    unless: /\b(?:kettle|dishwasher|DISHWASHER|pot|iron|mop)\b/,
  },
  {
    hazard: 'toxic_fumes',
    sign: 'bleach|chlorine|clorox|lejia|cloro',
    carrier: 'ammonia|amoniaco|acid|drain cleaner|toilet (?:bowl )?cleaner|windex|lysol',
    apart: 6,
    unless: /\b(?:bleach|clorox) (?:or|vs|nor) |\b(?:ammonia|acid|cleaner) (?:or|vs|nor) (?:bleach|clorox)\b/,
  },
  {
    hazard: 'toxic_fumes',
    sign: '(?:bleach|clorox|cloro|chlorine) (?:and|with|plus|y|con|into|on)(?: \\S+){0,2} (?:vinegar|vinagre|peroxide|clr|lime away)|(?:vinegar|vinagre|peroxide|clr|lime away) (?:and|with|plus|y|con|into|on)(?: \\S+){0,2} (?:bleach|clorox|cloro|chlorine)|mix\\w*(?: \\S+){0,4} (?:bleach|clorox|cloro)',
    unless:
      /\b(?:never|not) mix\b|\bmix(?:ed|ing)? (?:bleach|clorox) (?:with|and|in(?:to)?) (?:\S+ )?water\b/,
  },
  {
    hazard: 'shattered_glass',
    sign: 'explod\\w*|shatter\\w*|blew(?: up| out| apart)?|burst\\w*|went off like|estall\\w*|revent\\w*',
    carrier: 'glass|vidrio|cristal|STOVE (?:door|window|top)',
    apart: 5,
    unless: /^(?!.*\bSTOVE\b)|\b(?:dish|pyrex|casserole|jar|bottle|bulb|light|lid|cup)\b/,
  },
  {
    hazard: 'oven_for_heat',
    sign: heatedByOven,
    unless:
      /\bhow (?:long|much) does (?:a|the|my) STOVE\b|\b(?:head\w*|dizz\w*|sick|ill|nause\w*|vomit\w*|throw\w* up|faint\w*|sleepy|drows\w*|tired|confus\w*|pink|red|flu|weak|groggy|passed out|collaps\w*|unwell|alarms?|detector|beep\w*|mare\w+|duele)\b/,
  },
  {
    hazard: 'fire_out',
    sign: `${before}|(?:put|got|blew|stamped) (?:it|the fire|the flames|them|that) out|(?:is|was|are|went) out now|extinguished|it went out by itself`,
    carrier: 'fires?|flames?|smoke|smoking|smoked|blaze|fuego|incendio|humo',
    apart: 6,
    unless:
      /\b(?:still|again|right now|now (?:there|it|the|i|we)|keeps?|glow\w*|tonight|this morning|every|today|smell\w*)\b/,
  },
  {
    hazard: 'alarm_over',
    sign: '(?:co2?|monoxide|carbon monoxide|detector|alarm|monitor)(?: \\S+){0,10} (?:fine|ok|okay|quiet|silent|stopped|normal|cleared|reset)(?: (?:now|since|again|by itself|on its own|after))+',
    unless:
      /\b(?:still|keeps?|beeping now|headaches?|head|dizzy|sick|nause\w*|tired|vomit\w*|faint\w*|will not stop|not stop\w*|unwell|every)\b/,
  },
]

const isNarrow = (hazard: Hazard): hazard is NarrowHazard => Object.hasOwn(broaderHazard, hazard)

/** The kind that a danger is a case of; itself, where it is a kind. */
export const broadly = (hazard: Hazard): Hazard => (isNarrow(hazard) ? broaderHazard[hazard] : hazard)

/** What sends people to the very thing that is dangerous is not said beside it. */
const excluded: Partial<Readonly<Record<Hazard, readonly Hazard[]>>> = {
  power_line: ['electrical', 'electrical_panel', 'collapse', 'water_near_electrics', 'flood'],
  electrical_panel: ['electrical'],
  flame_rollout: ['electrical', 'tank_pressure'],
  fire_out: ['fire', 'electrical'],
  alarm_over: ['carbon_monoxide'],
}
/** These lead, whatever else was told. */
const leading: readonly Hazard[] = ['power_line', 'flame_rollout']

/** The kinds that were weighed, each as the narrower case of it that rules found, where they found one. */
export function narrowed(weighed: readonly Hazard[], ruled: readonly Hazard[]): Hazard[] {
  const cases = ruled.filter(isNarrow)
  const told = weighed.flatMap((hazard): Hazard[] => {
    const own = cases.filter((narrow) => broaderHazard[narrow] === hazard)
    return own.length > 0 ? own : [hazard]
  })
  const besides = new Set(told.flatMap((hazard) => excluded[hazard] ?? []))
  const kept = [...new Set(told)].filter((hazard) => !besides.has(hazard))
  return [
    ...kept.filter((hazard) => leading.includes(hazard)),
    ...kept.filter((hazard) => !leading.includes(hazard)),
  ]
}
