/**
 * The sources for prices of single parts and small jobs. All are commercial, so they are weak evidence. `as const`
 * keeps the ids and kinds as literal types, so that the type of `sources` can check them.
 */
export const partSources = {
  'ANGI-CAP': { kind: 'trade', name: 'Angi', title: 'angi.com, cost to replace an AC capacitor (undated)' },
  'ANGI-SEP': { kind: 'trade', name: 'Angi', title: 'angi.com, septic tank maintenance (undated)' },
  'PHV-BLW': { kind: 'trade', name: 'PickHVAC', title: 'pickhvac.com, gas furnace parts (undated)' },
  'PHV-IGN': {
    kind: 'trade',
    name: 'PickHVAC',
    title: 'pickhvac.com, furnace ignitor replacement cost (undated)',
  },
  'HG-BOARD': {
    kind: 'trade',
    name: 'HomeGuide',
    title: 'homeguide.com, furnace control board replacement cost, 27 December 2021',
  },
  'FAS-FAN': {
    kind: 'trade',
    name: 'Fast AC Service',
    title: 'fastacservice.com, condenser fan motor replacement cost (undated)',
  },
  'BV-COMP': { kind: 'press', name: 'Bob Vila', title: 'bobvila.com, AC compressor cost (undated)' },
  'BV-SLAB': { kind: 'press', name: 'Bob Vila', title: 'bobvila.com, slab leak repair cost (undated)' },
  CHVAC: { kind: 'trade', name: 'Cost HVAC', title: 'costhvac.com, cost to repair a water heater (undated)' },
  'GGG-SPR': {
    kind: 'trade',
    name: 'The Gate and Garage Guys',
    title: 'thegateandgarageguys.com, cost to replace a garage door spring (undated)',
  },
  'SV-OPEN': {
    kind: 'trade',
    name: 'Sitevizz',
    title: 'sitevizz.com, cost to replace a garage door opener (undated)',
  },
  'SPR-DISP': {
    kind: 'press',
    name: 'The Spruce',
    title: 'thespruce.com, cost to replace a garbage disposal (undated)',
  },
  'CH-SUMP': {
    kind: 'trade',
    name: 'CoverHub',
    title: 'coverhub.fun, sump pump replacement cost guide, 2026',
  },
  'TOH-WELL': { kind: 'press', name: 'This Old House', title: 'thisoldhouse.com, well pump cost (undated)' },
  'EFX-TOIL': {
    kind: 'trade',
    name: 'Engineer Fix',
    title: 'engineerfix.com, cost of a plumber for a toilet repair (undated)',
  },
  'EFX-NEWT': {
    kind: 'trade',
    name: 'Engineer Fix',
    title: 'engineerfix.com, cost to remove and install a toilet (undated)',
  },
  'EFX-MAIN': {
    kind: 'trade',
    name: 'Engineer Fix',
    title: 'engineerfix.com, cost of a plumber to unclog a main line (undated)',
  },
  'EFX-GUT': {
    kind: 'trade',
    name: 'Engineer Fix',
    title: 'engineerfix.com, gutter repair cost (undated)',
  },
  'FCE-PAN': {
    kind: 'trade',
    name: 'FCE Pro',
    title: 'fcepro.com, cost factors of electrical panel replacement (undated)',
  },
  'IC-SLAB': {
    kind: 'trade',
    name: 'Inch Calculator',
    title: 'inchcalculator.com, concrete slab leveling cost (undated)',
  },
  'COWL-CRK': {
    kind: 'trade',
    name: 'CostOwl',
    title: 'costowl.com, cost to repair a concrete foundation, 19 January 2022',
  },
  'TREX-DECK': {
    kind: 'trade',
    name: 'Trex Protect, quoting HomeAdvisor',
    title: 'trexprotect.com, cost to rebuild a deck, quoting HomeAdvisor (undated)',
  },
  'EFX-TF': {
    kind: 'trade',
    name: 'Engineer Fix',
    title: 'engineerfix.com, the cost of a thermal fuse for a dryer (undated)',
  },
  'EFX-RF': {
    kind: 'trade',
    name: 'Engineer Fix',
    title: 'engineerfix.com, the cost of repairing a refrigerator (undated)',
  },
  'EFX-WM': {
    kind: 'trade',
    name: 'Engineer Fix',
    title: 'engineerfix.com, the cost of repairing a washing machine (undated)',
  },
  'HA-WHR': {
    kind: 'trade',
    name: 'HomeAdvisor',
    title:
      'HomeAdvisor, the average cost of a water heater repair, by way of rocketplumbingcalifornia.blogspot.com (undated)',
  },
} as const
