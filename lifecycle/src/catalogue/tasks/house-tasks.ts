import { advice, allVariantsOf, type TaskTarget, task } from './task.ts'

const ducted: TaskTarget = {
  type: 'ac_unit',
  variants: [undefined, 'central', 'central_hot_humid', 'heat_pump'],
}
const tanks: readonly TaskTarget[] = [
  { type: 'water_heater', variants: [undefined, 'gas_storage', 'electric_storage'] },
]
const burningFurnaces: readonly TaskTarget[] = [{ type: 'furnace', variants: [undefined, 'gas', 'oil'] }]
const roofs = [allVariantsOf('roof')]
const asphaltDriveways: readonly TaskTarget[] = [{ type: 'driveway', variants: [undefined, 'asphalt'] }]
const concreteDriveways: readonly TaskTarget[] = [{ type: 'driveway', variants: ['concrete'] }]

const breakerOff = advice('Switch it off at the breaker first.')
const stayDown = advice('Do not climb: look from the ground, with binoculars.')
const gutters = { appliesTo: roofs, every: [12], intervalSources: ['REF-M'] } as const
const roofInspection = { appliesTo: roofs, every: [12], intervalSources: ['ENC'], safety: stayDown } as const
const monoxide = ['Burners and flues out of order give off carbon monoxide.', 'CPSC04'] as const

export const airAndWaterTasks = [
  // A furnace and central air share one filter, so a home with both has this task twice, with the same id.
  task({
    id: 'hvac-change-filter',
    appliesTo: [allVariantsOf('furnace'), ducted],
    title: 'Change the air filter',
    every: [2, 1, 3],
    intervalSources: ['CHKH', 'DOE-AC'],
    why: ['A clean filter cuts the energy that cooling takes by 5 to 15%.', 'DOE-AC'],
  }),
  task({
    id: 'room-ac-clean-filter',
    appliesTo: [{ type: 'ac_unit', variants: ['room'] }],
    title: 'Clean the air filter, while it is in use',
    every: [2, 1, 2],
    intervalSources: ['DOE-AC'],
    why: ['A clean filter cuts the energy that cooling takes by 5 to 15%.', 'DOE-AC'],
  }),
  task({
    id: 'ac-tune-up',
    appliesTo: [ducted],
    title: 'Have it checked before the cooling season',
    every: [12],
    intervalSources: ['ES-HVAC'],
    season: 'spring',
    who: 'professional',
    why: ['A contractor finds in spring what would fail in the first heat.'],
    safety: advice('Refrigerant is for a certified technician alone.'),
  }),
  task({
    id: 'ac-clean-coils-and-drain',
    appliesTo: [allVariantsOf('ac_unit')],
    title: 'Check the coils, straighten the fins and clear the drain',
    every: [12],
    intervalSources: ['DOE-AC'],
    season: 'spring',
    why: ['Dirty coils cool less, and a clogged drain leaks indoors.', 'DOE-AC'],
    safety: breakerOff,
  }),
  task({
    id: 'ac-clear-outdoor-unit',
    appliesTo: [ducted],
    title: 'Clear two feet around the outdoor unit',
    every: [12],
    season: 'spring',
    why: ['It must draw air from all sides.', 'MFC'],
  }),
  task({
    id: 'furnace-inspection',
    guardsAgainst: 'danger',
    appliesTo: burningFurnaces,
    title: 'Have the furnace and its flue inspected',
    every: [12],
    intervalSources: ['ES-HVAC', 'CPSC04'],
    season: 'fall',
    who: 'professional',
    why: monoxide,
    safety: advice('Yellow flames or soot: shut it off and call a professional.'),
  }),
  task({
    id: 'furnace-electric-inspection',
    appliesTo: [{ type: 'furnace', variants: ['electric'] }],
    title: 'Have the furnace checked before the heating season',
    every: [12],
    intervalSources: ['ES-HVAC'],
    season: 'fall',
    who: 'professional',
    why: ['A contractor finds in fall what would fail in the first cold.'],
  }),
  task({
    id: 'furnace-clear-storage',
    appliesTo: [allVariantsOf('furnace')],
    title: 'Clear what is stored around the furnace',
    every: [12],
    season: 'fall',
    why: ['What stands close to it can catch fire or take its air.', 'TJS'],
  }),
  task({
    id: 'water-heater-flush',
    guardsAgainst: 'failure',
    appliesTo: tanks,
    title: 'Flush the sediment out of the tank',
    every: [12, 6, 12],
    intervalSources: ['ML', 'CINCH', 'EIN'],
    why: ['Sediment is what rumbles and pops as the water heats.', 'EFX'],
    safety: advice('The water scalds: shut off gas or power, and let it cool.'),
  }),
  task({
    id: 'water-heater-check-anode',
    guardsAgainst: 'failure',
    appliesTo: tanks,
    title: 'Have the anode rod checked',
    every: [36, 12, 36],
    intervalSources: ['ML', 'CINCH', 'EIN'],
    who: 'professional',
    why: ['The rod rusts in place of the tank, until it is used up.'],
  }),
  task({
    id: 'water-heater-test-relief-valve',
    guardsAgainst: 'danger',
    appliesTo: tanks,
    title: 'Test the temperature and pressure relief valve',
    every: [12, 6, 36],
    intervalSources: ['ML', 'CINCH', 'EIN'],
    why: ['It is what keeps an overheated tank from exploding.', 'ML'],
    safety: advice('Never cap it.', 'ML'),
  }),
  task({
    id: 'water-heater-check-temperature',
    appliesTo: [allVariantsOf('water_heater')],
    title: 'Check that it is set to 120 °F',
    every: [12],
    why: ['Hotter water scalds.', 'ML'],
  }),
  task({
    id: 'water-heater-flue-inspection',
    guardsAgainst: 'danger',
    appliesTo: [{ type: 'water_heater', variants: [undefined, 'gas_storage', 'tankless'] }],
    title: 'Have the burner and the flue inspected, where it burns gas',
    every: [12],
    intervalSources: ['CPSC04'],
    who: 'professional',
    why: monoxide,
  }),
  task({
    id: 'water-heater-descale',
    appliesTo: [{ type: 'water_heater', variants: ['tankless'] }],
    title: 'Descale it, where the water is hard',
    every: [12],
    why: ['On very hard water, tankless heaters in a trial were plugged within two years of use.', 'BATT2'],
    safety: breakerOff,
  }),
]

export const outdoorTasks = [
  task({
    ...roofInspection,
    id: 'roof-inspect-spring',
    title: 'Inspect the roof after the winter',
    season: 'spring',
    why: ['Missing shingles and worn flashing are cheap to mend before they leak.'],
  }),
  task({
    ...roofInspection,
    id: 'roof-inspect-fall',
    title: 'Inspect the roof before the winter',
    season: 'fall',
    why: ['Curled or cracked shingles and granules in the gutter mean that the end is near.', 'ENC'],
  }),
  task({
    id: 'roof-professional-inspection',
    guardsAgainst: 'failure',
    appliesTo: roofs,
    title: 'Have the roof inspected',
    every: [36, 12, 60],
    firstAfterMonths: 120,
    who: 'professional',
    why: ['After ten years a professional should look at it.', 'ENC'],
  }),
  task({
    ...gutters,
    id: 'roof-clean-gutters-spring',
    title: 'Clean the gutters after the winter',
    season: 'spring',
    why: ['Water that cannot run off finds its way in.'],
    safety: advice('Have someone hold the ladder, or hire someone.'),
  }),
  task({
    ...gutters,
    id: 'roof-clean-gutters-fall',
    title: 'Clean the gutters after the leaves',
    season: 'fall',
    why: ['Water that cannot run off finds its way in.'],
    safety: advice('Have someone hold the ladder, or hire someone.'),
  }),
  task({
    id: 'roof-trim-trees',
    appliesTo: roofs,
    title: 'Trim the trees that overhang it',
    every: [12],
    why: ['Branches scrape shingles, and shade grows the moss that lifts them.', 'ENC'],
  }),
  task({
    id: 'driveway-seal-asphalt',
    appliesTo: asphaltDriveways,
    title: 'Seal the asphalt',
    every: [36, 24, 60],
    intervalSources: ['SNJ', 'GYP', 'DCC'],
    firstAfterMonths: 12,
    why: ['Asphalt that is looked after lasts 15 to 20 years, and 10 to 12 if not.', 'DIY'],
    safety: advice('Keep off for 24 hours. Some places ban sealers with coal tar.', 'HILL'),
  }),
  task({
    id: 'driveway-fill-cracks',
    appliesTo: asphaltDriveways,
    title: 'Fill the cracks',
    every: [12],
    intervalSources: ['SNJ', 'GYP', 'DCC'],
    why: ['Water in a crack breaks the base beneath, which cannot be mended from above.'],
  }),
  task({
    id: 'driveway-seal-concrete',
    appliesTo: concreteDriveways,
    title: 'Seal the concrete',
    every: [36, 24, 60],
    intervalSources: ['DIY'],
    why: ['Sealed concrete takes up less water and salt.'],
  }),
  task({
    id: 'driveway-renew-joints',
    appliesTo: concreteDriveways,
    title: 'Renew the joints',
    every: [48, 36, 60],
    intervalSources: ['DIY'],
    why: ['Open joints let water under the slabs.'],
  }),
]
