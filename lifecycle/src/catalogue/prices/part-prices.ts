import { judgedPrices } from './judged-prices.ts'
import type { PartPrice } from './repair-prices.ts'

/**
 * The prices of replacing single parts. The first entry that matches a question is used. Entries for the part of a
 * certain component, such as the fuse of a dryer, must therefore come before entries for the part of any component.
 */
export const partPrices: readonly PartPrice[] = [
  {
    words: /\bDRYER\b.*\b(?:thermal )?fuse\b|\b(?:thermal )?fuse\b.*\bDRYER\b|\bthermal fuse\b/,
    ...{ work: 'Replacing the thermal fuse of a dryer', workInSpanish: 'Cambiar el fusible de la secadora' },
    ...{ low: 100, high: 200, sources: ['EFX-TF'] },
  },
  {
    words:
      /\bREFRIGERATOR\b.*\b(?:gasket|door seal|empaque)\b|\b(?:gasket|door seal|empaque)\b.*\bREFRIGERATOR\b/,
    ...{
      work: 'Replacing the door gasket of a refrigerator',
      workInSpanish: 'Cambiar el empaque del refrigerador',
    },
    ...{ low: 75, high: 300, sources: ['EFX-RF'] },
  },
  {
    words: /\bWASHER\b.*\b(?:drain )?(?:pump|bomba)\b|\b(?:drain )?(?:pump|bomba)\b.*\bWASHER\b/,
    ...{ work: 'Replacing the pump of a washer', workInSpanish: 'Cambiar la bomba de la lavadora' },
    ...{ low: 150, high: 350, sources: ['EFX-WM'] },
  },
  {
    words: /\bWATER_HEATER\b.*\belements?\b|\belements?\b.*\bWATER_HEATER\b/,
    ...{
      work: 'Replacing a heating element of a water heater',
      workInSpanish: 'Cambiar una resistencia del calentador',
    },
    ...{ low: 200, high: 300, sources: ['CHVAC'] },
  },
  {
    words: /\bthermocouple\b|\btermopar\b/,
    ...{ work: 'Replacing a thermocouple', workInSpanish: 'Cambiar el termopar' },
    ...{ low: 150, high: 250, sources: ['CHVAC'] },
  },
  {
    words: /\b(?:anode(?: rods?)?|anodo)\b/,
    ...{
      work: 'Replacing the anode rod of a water heater',
      workInSpanish: 'Cambiar la varilla de ánodo del calentador',
    },
    ...{ low: 200, high: 300, sources: ['CHVAC'] },
  },
  {
    words: /\bdip tube\b/,
    ...{
      work: 'Replacing the dip tube of a water heater',
      workInSpanish: 'Cambiar el tubo de entrada del calentador',
    },
    ...{ low: 100, high: 200, sources: ['CHVAC'] },
  },
  {
    words: /\b(?:t ?& ?p|tpr|relief|pressure relief) valve\b/,
    ...{
      work: 'Replacing the relief valve of a water heater',
      workInSpanish: 'Cambiar la válvula de alivio del calentador',
    },
    ...{ low: 200, high: 300, sources: ['CHVAC'] },
  },
  {
    words: /\bWATER_HEATER\b.*\bgas (?:control )?valve\b|\bgas (?:control )?valve\b.*\bWATER_HEATER\b/,
    ...{
      work: 'Replacing the gas valve of a water heater',
      workInSpanish: 'Cambiar la válvula de gas del calentador',
    },
    ...{ low: 300, high: 500, sources: ['CHVAC'] },
  },
  {
    words: /\bcapacitor\b/,
    ...{ work: 'Replacing a capacitor', workInSpanish: 'Cambiar un capacitor' },
    ...{ low: 200, high: 400, typical: 250, sources: ['ANGI-CAP'] },
  },
  {
    words:
      /\b(?:condenser|condensing|outdoor|outside|AC_UNIT) (?:unit )?fan(?: motor)?\b|\bfan motor\b.*\bAC_UNIT\b/,
    ...{
      work: 'Replacing the fan motor of the outdoor unit',
      workInSpanish: 'Cambiar el motor del ventilador exterior',
    },
    ...{ low: 350, high: 575, sources: ['FAS-FAN'] },
  },
  {
    words: /\bcompressor\b(?!.*\bREFRIGERATOR\b)(?<!\bREFRIGERATOR\b.*)|\bcompresor\b.*\bAC_UNIT\b/,
    ...{
      work: 'Replacing the compressor of an air conditioner',
      workInSpanish: 'Cambiar el compresor del aire acondicionado',
    },
    ...{ low: 800, high: 2_800, typical: 1_200, sources: ['BV-COMP'] },
  },
  {
    words: /\bblower(?: motor)?\b/,
    ...{
      work: 'Replacing the blower motor of a furnace',
      workInSpanish: 'Cambiar el motor del ventilador de la calefacción',
    },
    ...{ low: 450, high: 1_500, sources: ['PHV-BLW'] },
  },
  {
    words:
      /\b(?:FURNACE)\b.*\b(?:igniter|ignitor)\b|\b(?:igniter|ignitor)\b.*\bFURNACE\b|\bhot surface (?:igniter|ignitor)\b/,
    ...{
      work: 'Replacing the igniter of a furnace',
      workInSpanish: 'Cambiar el encendedor de la calefacción',
    },
    ...{ low: 180, high: 350, sources: ['PHV-IGN'] },
  },
  {
    words: /\bFURNACE\b.*\b(?:(?:control|circuit) )?board\b|\b(?:control|circuit) board\b.*\bFURNACE\b/,
    ...{
      work: 'Replacing the control board of a furnace',
      workInSpanish: 'Cambiar la tarjeta de la calefacción',
    },
    ...{ low: 300, high: 650, typical: 450, sources: ['HG-BOARD'] },
  },
  {
    words:
      /\bgarage (?:door )?springs?\b|\btorsion springs?\b|\bresortes? (?:de|del) (?:la )?(?:garage|cochera|porton)\b/,
    ...{
      work: 'Replacing a garage door spring',
      workInSpanish: 'Cambiar un resorte de la puerta de la cochera',
    },
    ...{ low: 190, high: 320, sources: ['GGG-SPR'] },
  },
  {
    words: /\bgarage (?:door )?opener\b/,
    ...{
      work: 'Replacing a garage door opener',
      workInSpanish: 'Cambiar el motor de la puerta de la cochera',
    },
    ...{ low: 218, high: 511, typical: 356, sources: ['SV-OPEN'] },
  },
  {
    words: /\b(?:garbage |food |kitchen )?(?:disposal|disposer|disposall)\b(?! (?:fee|of))|\btriturador\b/,
    ...{ work: 'Replacing a garbage disposal', workInSpanish: 'Cambiar el triturador de basura' },
    ...{ low: 150, high: 950, typical: 450, sources: ['SPR-DISP'] },
  },
  {
    words: /\bsump pump\b|\bbomba de sumidero\b/,
    ...{ work: 'Replacing a sump pump', workInSpanish: 'Cambiar la bomba de sumidero' },
    ...{ low: 400, high: 1_200, sources: ['CH-SUMP'] },
  },
  {
    words: /\bpressure tank\b/,
    ...{
      work: 'Replacing the pressure tank of a well',
      workInSpanish: 'Cambiar el tanque de presión del pozo',
    },
    ...{ low: 425, high: 700, sources: ['TOH-WELL'] },
  },
  {
    words: /\bwell pump\b|\bbomba del pozo\b/,
    ...{ work: 'Replacing a well pump', workInSpanish: 'Cambiar la bomba del pozo' },
    ...{ low: 900, high: 2_500, sources: ['TOH-WELL'] },
  },
  {
    words: /\bslab leak\b|\bleak (?:under|in|beneath|below) (?:a |the |my )?(?:slab|foundation)\b/,
    ...{ work: 'Repairing a leak under a slab', workInSpanish: 'Reparar una fuga bajo la losa' },
    ...{ low: 630, high: 4_400, typical: 2_290, sources: ['BV-SLAB'] },
  },
  {
    words:
      /\bflapper\b|\b(?:toilet )?fill valve\b|\bflush valve\b|\btoilet (?:guts|insides|repair|running|runs|leak\w*)\b/,
    ...{
      work: 'Having a plumber replace the flapper or the fill valve of a toilet',
      workInSpanish: 'Que un plomero cambie las piezas del tanque del inodoro',
    },
    ...{ low: 150, high: 300, sources: ['EFX-TOIL'] },
  },
  {
    words: /\bwax ring\b/,
    ...{
      work: 'Having a plumber reset a toilet on a new wax ring',
      workInSpanish: 'Que un plomero ponga un anillo de cera nuevo',
    },
    ...{ low: 150, high: 250, sources: ['EFX-TOIL'] },
  },
  {
    words:
      /\b(?:new|replace|replacing|install|installing|change) (?:a |an |the |my )?toilets?\b|\btoilet (?:replacement|install\w*)\b/,
    ...{ work: 'Replacing a toilet', workInSpanish: 'Cambiar un inodoro' },
    ...{ low: 350, high: 800, sources: ['EFX-NEWT'] },
  },
  {
    words:
      /\b(?:clogged|unclog|clog|snake|snaking|plugged) (?:a |the |my )?toilet\b|\btoilet (?:clog|snaked)\b/,
    ...{ work: 'Having a plumber clear a toilet', workInSpanish: 'Que un plomero destape un inodoro' },
    ...{ low: 100, high: 275, sources: ['EFX-TOIL'] },
  },
  {
    words:
      /\b(?:main|sewer) (?:line|drain)\b.*\b(?:clog\w*|snak\w*|clear\w*|unclog\w*|clean\w*)\b|\b(?:clog\w*|snak\w*|clear\w*|unclog\w*|clean\w*)\b.*\b(?:main|sewer) (?:line|drain)\b/,
    ...{ work: 'Clearing the main drain line', workInSpanish: 'Destapar el drenaje principal' },
    ...{ low: 200, high: 500, sources: ['EFX-MAIN'] },
  },
  {
    words: /\bseptic\b.*\bpump\w*\b|\bpump\w*\b.*\bseptic\b/,
    ...{ work: 'Having a septic tank pumped', workInSpanish: 'Vaciar la fosa séptica' },
    ...{ low: 300, high: 500, sources: ['ANGI-SEP'] },
  },
  {
    words:
      /\b(?:electric(?:al)?|breaker|fuse|main|200 amp) (?:panel|box)\b|\bpanel (?:upgrade|replacement|swap)\b|\b(?:new|replace|upgrade) (?:a |the |my )?(?:200 amp )?panel\b/,
    ...{
      work: 'Replacing an electrical panel by one of 200 amperes',
      workInSpanish: 'Cambiar el tablero por uno de 200 amperes',
    },
    ...{ low: 1_800, high: 3_500, sources: ['FCE-PAN'] },
  },
  {
    words:
      /\bgutters?\b.*\b(?:repair|fix|leak\w*|seam|reseal|reattach|loose|sagging)\b|\b(?:repair|fix|reseal|reattach)\b.*\bgutters?\b/,
    ...{ work: 'Sealing a leak or a seam of a gutter', workInSpanish: 'Sellar una fuga de la canaleta' },
    ...{ low: 100, high: 350, sources: ['EFX-GUT'] },
  },
  {
    words:
      /\b(?:mud ?jack\w*|slab ?jack\w*|level\w*|lift\w*|rais\w*)\b.*\b(?:slab|concrete|patio|sidewalk|walkway)\b|\b(?:slab|concrete|patio|sidewalk)\b.*\b(?:mud ?jack\w*|level\w*|lift\w*|sink\w*|sunk\w*)\b/,
    ...{ work: 'Leveling a sunken concrete slab', workInSpanish: 'Nivelar una losa hundida' },
    ...{ low: 500, high: 1_500, sources: ['IC-SLAB'] },
  },
  {
    words: /\bfoundation crack\w*\b|\bcracks?\b.*\bfoundation\b/,
    ...{
      work: 'Patching one plain crack of a foundation',
      workInSpanish: 'Reparar una grieta simple del cimiento',
    },
    ...{ low: 500, high: 1_000, sources: ['COWL-CRK'] },
  },
  {
    words:
      /\b(?:repair|fix)\w* (?:a |an |the |my )?(?:old |rotten |wood )?deck\b|\bdeck (?:repairs?|boards?)\b/,
    ...{ work: 'Repairing a deck', workInSpanish: 'Reparar una terraza de madera' },
    ...{ low: 848, high: 3_317, typical: 1_997, sources: ['TREX-DECK'] },
  },
  ...judgedPrices,
]
