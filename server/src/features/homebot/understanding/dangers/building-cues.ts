/* What breaks in a building: old insulation, and what falls in. */

const harmed =
  '(?:broke|broken|break|breaking|breaks|torn|tore|tearing|tears|rip|ripped|ripping|crumbl\\w*|fray\\w*|damaged|flak\\w*|falling (?:apart|off)|fell (?:apart|off)|coming (?:off|apart|loose|undone)|came (?:off|apart|loose)|dust|dusty|cut|hole|holes|peel\\w*|split|splitting|cracked|cracking|shred\\w*|disturb\\w*|unravel\\w*|loose|hanging|exposed|powder\\w*|disintegrat\\w*|deteriorat\\w*|scrap\\w*|bumped|knocked|open|chewed|fibers|fuzzy|degrad\\w*|rotting|ruptured|drilled|sanded|sanding|drilling|smashed|busted)'
const lagging =
  '(?:wrap|wraps|wrapping|wrapped|tape|insulation|lagging|covering|cover|jacket|cloth|plaster|paper|coating|sleeve|material|stuff|bandage|bandages|cardboard)'
const lagged =
  '(?:ducts?|ductwork|ducting|pipes?|boiler|FURNACE|heating|vents?|heater|WATER_HEATER|plenum|registers?|steam|HVAC)'
const aged =
  '(?:old|older|original|ancient|vintage|white|whitish|gray|grey|chalky|19[2-7]\\d s?|19[2-7]\\ds|fifties|sixties|forties|50s|60s|40s|30s|70s|asbestos)'
const fibre = '(?:asbestos|asbestus|abestos|asbesto|vermiculite|zonolite|amianto)'
const tiles =
  '(?:popcorn (?:ceiling|texture)|cottage cheese ceiling|9x9 (?:\\S+ )?tiles?|9 x 9 (?:\\S+ )?tiles?|nine inch (?:\\S+ )?tiles?|transite)'
/** Old insulation that may hold asbestos is damaged. */
export const asbestos: readonly RegExp[] = [
  new RegExp(`^(?=.*\\b${aged}\\b)(?=.*\\b${lagged}\\b)(?=.*\\b${harmed}\\b).*\\b${lagging}\\b`),
  new RegExp(`\\b${fibre}\\b.*\\b${harmed}\\b|\\b${harmed}\\b.*\\b${fibre}\\b`),
  new RegExp(
    `\\b(?:might|may|could|probably|maybe|think|thinks|looks? like|suspect|worried|afraid|is (?:this|it|that)|contains?|found|exposed to|breathed|breathing|inhaled|touched|disturbed|full of|made of|possible|possibly|believe|if)(?: \\S+){0,5} ${fibre}\\b`,
  ),
  new RegExp(`\\b${fibre}(?: \\S+){0,3} (?:in the air|everywhere|on the floor|exposed|exposure)\\b`),
  new RegExp(
    `\\b${tiles}\\b.*\\b(?:${harmed}|fell|fallen|falling|scrap\\w*|remov\\w*)\\b|\\b(?:${harmed}|scrap\\w*|remov\\w*)\\b(?: \\S+){0,5} ${tiles}\\b`,
  ),
]
/** New wrap, foam, and tape from a roll hold none; nor does one who asks for a price tell of dust. */
export const noAsbestos =
  /\b(?:foam|bubble wrap|brand new|new (?:wrap|insulation|ducts?|tape)|DRYER vent|shrink wrap|fiberglass|flex duct|foil tape)\b(?!.*\basbestos\b)|\basbestos (?:siding|shingles?|removal|abatement|test|testing|inspection|survey)(?: \S+){0,4} (?:cost|costs|price|last|worth)\b|\b(?:cost|price|how much)\b(?: \S+){0,6} asbestos (?:siding|shingles?|removal|abatement|test|testing|inspection)\b/

const overhead =
  '(?:ROOF|ceilings?|walls?|floors?|floorboards|deck|porch|balcony|chimney|stairs|staircase|stairwell|garage|carport|attic|beams?|rafters?|foundation|truss|sheetrock|drywall|plaster|house|building|basement wall|retaining wall|techo|pared|piso|cielo raso)'
const falls =
  '(?:caved in|cave in|caves in|caved|(?:gave|gives|giving|given) in|collapsed|collapses|collapsing|collapse|came crashing|come crashing|crashed (?:down|in|through|into)|falling in(?! (?:the|my|our|to) )|fell in(?! (?:the|my|our|love) )|fell through|fallen in|fallen through|gave way|given way|giving way|crumbled|crumbling down|caving in|imploded|is down|se cayo|se derrumbo|se vino abajo|colapso|se hundio)'
const after =
  '(?! (?:(?:my|our|the|their|his|her|your|any|all|in) )+(?:\\S+ ){0,2}(?:values?|budget|prices?|savings|wallet|equity|deal|sale|finances|hopes|plans|market|cost|costs)\\b)'
/** Part of a building came down. */
export const fallenIn: readonly RegExp[] = [
  new RegExp(
    `\\b${overhead} (?:(?:has|have|had|just|partially|partly|completely|totally|suddenly|actually|really|is|are|was|in|the|of|my|our|kitchen|bedroom|bathroom|living|room|garage|over|above|about|to|and|partial|half|all|part|one|side|section|corner|this|morning|last|night) )*${falls}\\b${after}`,
  ),
  new RegExp(
    `\\b${overhead}\\b.* it (?:just |has |all |then |suddenly )*(?:caved in|collapsed|fell in|gave way|came down|is caving in|is collapsing)\\b${after}`,
  ),
  new RegExp(
    `\\b(?:part|half|section|piece|pieces|chunk|chunks|corner|side|portion|slab|hunk|parte|pedazo)s? (?:of |de |del )(?:\\S+ ){0,3}${overhead}(?: \\S+){0,3} (?:${falls}|came down|come down|fell|fallen|falling|dropped|crashed|landed)\\b${after}`,
  ),
  /\b(?:ROOF|ceiling|beam|chimney|rafter|wall|drywall|plaster|carport|porch|deck|balcony|awning)s? (?:is |are |started |starts |began |keeps |has |have |had |just |partially |all |half |suddenly |about to |going to |actually |now |starting to |really )*(?:came down|come down|fell down|falling down|coming down|fell on|fell onto|fall on|falling on)\b(?! (?:in price|to|from \$?\d|by|\$|tomorrow|next|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)))|\b(?:the|our|my|whole) (?:\S+ )?(?:ceiling|wall) is falling\b/,
  /\b(?:collapsed|caved in|fallen) (?:ROOF|ceiling|wall|floor|deck|porch|chimney)\b|\b(?:ROOF|ceiling|floor|deck|wall|porch) (?:cave in|collapse)\b/,
  /\b(?:tree|branch|limb|car|truck|plane|boulder)(?: \S+){0,3} (?:through|into|onto) (?:the |my |our )?(?:ROOF|house|ceiling|bedroom|living room|attic|kitchen|wall)\b/,
  /\b(?:se )?(?:cayo|derrumbo|hundio|desplomo|vino abajo)(?: \S+){0,3} (?:ROOF|ceiling|techo|pared|piso|plafon|cielo raso)\b/,
  /\b(?:hole|gap|opening) in (?:the |my |our )?(?:ROOF|ceiling)(?: \S+){0,4} (?:after|where|because|when)(?: \S+){0,4} (?:fell|collapsed|caved|came down)\b/,
]
export const notFallen =
  /\b(?:prices?|quotes?|market|values?|demand|deal|plans?|argument|negotiations?|talks)(?: \S+){0,2} (?:caved|collapsed|fell through|came down|gave way)\b|\b(?:he|she|they|i|we|husband|wife|seller|landlord|contractor|boss|kids?|insurer|insurance) (?:finally |just )?caved(?: in)?\b/
