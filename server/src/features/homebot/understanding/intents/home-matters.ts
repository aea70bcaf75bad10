import type { HomeMatter } from '@home-pulse/lifecycle/catalogue/advice/home-advice'

const namesPart = /[A-Z_]{4,}/
const prepares =
  /\b(?:prep\w*|winteri[sz]\w+|checklist|get(?:ting)? ready|ready for|acondicion\w+|list[oa] para)\b|\b(?:do|done|check\w*|hago|hacer|haga|revis\w+)\b.*\b(?:before|for|antes|para)\b|\bbefore\b.*\b(?:do|check\w*)\b/
const notToPrepare = /\b(?:tasks?|tareas?|due|cost|spend|save|budget|rent|lease|weather|wear|visit)\b/
const sells =
  /\b(?:sell(?:ing)?|resale|resell|listing|on the market|home value|house value|property value|vend(?:er|o|erla|amos)|venta|reventa)\b/
const buys =
  /\b(?:buy(?:ing)?|purchas\w+|closing|make an offer|house hunting|home inspection|compr(?:ar|o|arla|amos))\b/
const ofTenant = /\b(?:tenants?|renters?|unit|rents?|lease|inquilin[oa]s?|renta)\b/
const ofTime =
  /\b(?:how long|last|lasts|make it|until|survive|how much|save|set aside|rent|tenant|bought|sold)\b/

/** The words of each subject. The first entry is used whose `words` all match, and of whose `unless` none does. */
const matters: readonly {
  readonly matter: HomeMatter
  readonly words: readonly RegExp[]
  readonly unless?: readonly RegExp[]
}[] = [
  {
    matter: 'food',
    words: [
      /\b(?:food|meat|milk|groceries|leftovers|comida|carne|leche)\b/,
      /\b(?:safe|ok|okay|good|bad|throw|toss|keep|spoil\w*|eat|save|sirve|sirven|tiro|boto|echa)\b/,
      /\b(?:REFRIGERATOR|power|outage|luz)\b/,
    ],
  },
  {
    matter: 'home_warranty',
    words: [
      /\bhome (?:warrant(?:y|ies)|protection plan|service (?:plan|contract))\b|\bgarantias? (?:de|del|para) (?:la |el )?(?:casa|hogar)\b/,
    ],
  },
  {
    matter: 'efficiency',
    words: [
      /\b(?:(?:more|most) (?:energy )?efficient|energy star|(?:mas|menos) (?:eficientes?|energia|luz)|uses (?:the )?least (?:power|energy|electricity))\b/,
      namesPart,
    ],
    unless: [/\b(?:my|our|mine|mi|is the|worth)\b/],
  },
  {
    matter: 'running_cost',
    words: [
      /\b(?:cost\w*|much|expensive|pay)\b[^.?!]*\bto (?:run|operate|use)\b|\brunning costs?\b|\b(?:electricity|power|energy|gas) (?:use|usage|consumption)\b|\b(?:eats?|uses?|using|draws?|saves?|save (?:anything |much )?on)(?: \S+){0,4} (?:power|electricity|energy|gas|current|kwh)\b|\bcheaper to (?:leave|keep|run|turn)\b/,
    ],
  },
  {
    matter: 'relight',
    words: [
      /\b(?:re ?light|re ?lit|light|lighting|re ?ignite)(?: \S+){0,4} (?:pilot|WATER_HEATER|FURNACE)(?: light)?\b|\bpilot(?: \S+){0,6} (?:re ?light|re ?lit|light it|lit again)\b/,
    ],
    unless: [
      /\b(?:(?:light|lighting) (?:is|was|are|bulb|switch|fixture|inside|in|on|came|comes|flash\w*|blink\w*|out|goes|stays)|burners?|(?:will|does|do|did|can|could|would) not (?:re ?)?light)\b/,
    ],
  },
  {
    matter: 'relight',
    words: [
      /\bpilot(?: light)?\b(?: \S+){0,4} (?:out|off|died|dead|gone|(?:will|does|would) not (?:stay|light|start))\b/,
    ],
    unless: [namesPart],
  },
  {
    matter: 'permit',
    words: [/\b(?:permits?|permisos?|building (?:code|department)|up to code|code violation)\b/],
  },
  {
    matter: 'insurance',
    words: [/\b(?:insur\w+|policy|deductible|claim adjuster|seguro|aseguranza|poliza)\b/],
  },
  {
    matter: 'tax',
    words: [
      /\b(?:property|real estate|county|school) tax(?:es)?\b|\btax (?:bill|assessor|assessment)\b|\bimpuestos?\b/,
    ],
  },
  {
    matter: 'raise_rent',
    words: [
      /\b(?:rais\w+|increas\w+|bump|hike|put up|subir\w*|aument\w+)\b/,
      /\b(?:rents?|renta|alquiler)\b/,
      /\b(?:can|could|may|allowed|legal\w*|how much|when|puedo|cuanto)\b/,
    ],
    unless: [/\d|\b(?:percent|did|last|was)\b/],
  },
  {
    matter: 'unpaid_rent',
    words: [
      ofTenant,
      /\b(?:not (?:been )?(?:pay\w*|paid)|(?:stopped|quit) paying|refuses? to pay|behind on|late (?:on|with|again)|owes?|no (?:me |ha )?(?:paga\w*|pago)|atrasad[oa])\b/,
    ],
  },
  {
    matter: 'rent_paid',
    words: [
      ofTenant,
      /\b(?:paid up|(?:paid|pay|pays) (?:(?:the|his|her|their|this|last) )*(?:rent|month|yet|on time|already)|(?:has|have|did) (?:the )?(?:tenant|everyone|unit) (?:paid|pay)|rents? (?:been )?paid|up to date|current on|caught up|al dia|al corriente|pago la renta)\b/,
    ],
    unless: [/\d{3}|\b(?:i|we) (?:just )?(?:pay|paid)\b/],
  },
  {
    matter: 'work_at_tenants',
    words: [
      namesPart,
      ofTenant,
      /\b(?:(?:best|good|right) time|when (?:should|can|could) (?:i|we)|(?:without|not) (?:bug|bother|disturb|annoy)\w*|between tenants|sin molestar|mejor momento)\b/,
    ],
    unless: [/\b(?:cost|much|last|pays?|rent)\b/],
  },
  {
    matter: 'manual',
    words: [
      /\b(?:manuals?|(?:owner s|owners|user) guide|instruction (?:book\w*|sheet)|instructivo)\b/,
      namesPart,
    ],
    unless: [/\b(?:reset|open|shutoff|transmission)\b/],
  },
  {
    matter: 'tenancy_law',
    words: [/\b(?:evict\w*|security deposit|late fees?|notice to (?:quit|vacate)|rent control|desaloj\w*)\b/],
  },
  {
    matter: 'bill',
    words: [
      /\b(?:electric(?:ity)?|gas|power|energy|utility|water) bills?\b|\bbill (?:doubled|went up|is up|jumped)\b|\b(?:factura|recibo) de (?:la )?luz\b/,
    ],
  },
  {
    matter: 'childproof',
    words: [
      /\b(?:child|children|bab(?:y|ies)|kids?|toddlers?|nin[oa]s?|bebes?)\b/,
      /\b(?:proof\w*|safe|safer|lock\w*|guard|away from|segur[oa]|prueba|proteger)\b/,
      /\bSTOVE\b/,
    ],
  },
  {
    matter: 'disclosure',
    words: [sells, /\b(?:disclos\w+|have to (?:tell|mention|say)|declarar\w*|decirlo|avisar)\b/],
  },
  {
    matter: 'resale',
    words: [
      sells,
      /\b(?:pays? (?:for itself|off)|return|roi|(?:get|make) (?:\S+ ){0,3}back|worth|recoup|recover|add(?:s|ed)?|raises?|increases?|should|need to|vale|recuper\w+|conviene|sube|debo)\b/,
      namesPart,
    ],
    unless: [ofTime],
  },
  {
    matter: 'selling',
    words: [
      sells,
      /\b(?:fix\w*|repair\w*|improve\w*|upgrade\w*|replace|do|first|ready|prep\w*|arregl\w+|repar\w+|mejor\w+|hago|hacer|cambi\w+)\b/,
    ],
    unless: [ofTime, namesPart],
  },
  {
    matter: 'buying',
    words: [
      buys,
      /\b(?:inspect\w*|look (?:at|for|out)|check\w*|red flags?|watch out|ask about|walk ?through|revis\w+|mirar|miro|fijar\w*|fijo)\b/,
    ],
    unless: [ofTime, namesPart],
  },
  {
    matter: 'storms',
    words: [
      prepares,
      /\b(?:monsoons?|hurricanes?|tornado(?:es)?|storms?|rainy season|monzon\w*|huracan\w*|tormentas?|lluvias)\b/,
    ],
    unless: [namesPart, notToPrepare],
  },
  {
    matter: 'winter',
    words: [
      prepares,
      /\b(?:winter\w*|(?:gets?|getting|turns?) (?:too |really )?(?:cold|freezing)|(?:the )?cold (?:weather|season|months|comes)|fall|autumn|(?:first )?(?:freeze|frost|snow)|snows|invierno|frio|heladas?|nieve|otono)\b/,
    ],
    unless: [namesPart, notToPrepare],
  },
  {
    matter: 'summer',
    words: [
      prepares,
      /\b(?:summer|spring|(?:gets?|getting) (?:too |really )?hot|hot (?:weather|season|months)|verano|primavera|calor)\b/,
    ],
    unless: [namesPart, notToPrepare],
  },
]

/** Returns the subject that a question is about, if any. */
export const findHomeMatter = (words: string): HomeMatter | undefined =>
  matters.find(
    (one) => one.words.every((named) => named.test(words)) && !one.unless?.some((other) => other.test(words)),
  )?.matter

/** The subjects before which the owner's due tasks are listed. */
export const seasons: readonly (HomeMatter | undefined)[] = ['winter', 'summer', 'storms']

/** The records that follow the advice about a tenancy. */
export const tenancyRecords: Partial<Readonly<Record<HomeMatter, 'rent' | 'lease_ends'>>> = {
  ...{ raise_rent: 'rent', unpaid_rent: 'rent', rent_paid: 'rent', work_at_tenants: 'lease_ends' },
}
