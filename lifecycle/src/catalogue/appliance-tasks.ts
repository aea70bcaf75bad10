import { advice, all, task } from './task.ts'

const stoves = [all('stove')]
const dishwashers = [all('dishwasher')]
const refrigerators = [all('refrigerator')]
const washers = [all('washer')]

const closeTheValves = advice('Close the water valves first.')

export const kitchenAndLaundryTasks = [
  task({
    id: 'stove-clean-burners',
    appliesTo: stoves,
    title: 'Clean the burners, caps and ports',
    every: [1, 1, 3],
    why: ['Clogged ports and a wet igniter keep a burner from lighting.', 'SMRC'],
    safety: advice('Let it cool first.'),
  }),
  task({
    id: 'stove-degrease-hood-filter',
    appliesTo: stoves,
    title: 'Degrease the hood filter',
    every: [1],
    intervalSources: ['REF-M'],
    why: ['A hood full of grease draws badly and can catch fire.'],
  }),
  task({
    id: 'stove-check-anti-tip-bracket',
    appliesTo: stoves,
    title: 'Check the anti-tip bracket',
    every: [12],
    why: ['Ranges that tipped over hurt nearly 40,000 people in a 20-year study.', 'TIP'],
  }),
  task({
    id: 'stove-check-gas-flames',
    appliesTo: stoves,
    title: 'Check that gas flames burn blue',
    every: [12],
    why: ['A large, yellow or flickering flame should be looked at by a professional.', 'ORU'],
    safety: advice('Never heat the home with the oven.', 'ORU'),
  }),
  task({
    id: 'dishwasher-clean-filter',
    appliesTo: dishwashers,
    title: 'Clean the filter',
    every: [1],
    intervalSources: ['DWC'],
    why: ['A clogged filter is a common reason that it does not drain.', 'DWC'],
  }),
  task({
    id: 'dishwasher-run-cleaner',
    appliesTo: dishwashers,
    title: 'Run a cycle with a cleaner',
    every: [2, 1, 2],
    intervalSources: ['DWC'],
    why: ['Scale and grease clog the spray arms.'],
  }),
  task({
    id: 'dishwasher-check-air-gap',
    appliesTo: dishwashers,
    title: 'Check the air gap',
    every: [3],
    intervalSources: ['DWC'],
    why: ['A blocked air gap keeps it from draining.', 'DWC'],
  }),
  task({
    id: 'dishwasher-inspect-seal-and-hoses',
    appliesTo: dishwashers,
    title: 'Inspect the door seal and the hoses',
    every: [12],
    why: ['A worn seal or hose leaks under the floor before anyone sees it.'],
  }),
  task({
    id: 'dryer-clean-vent',
    appliesTo: [all('dryer')],
    title: 'Clean the vent and check the outdoor flap',
    every: [12],
    intervalSources: ['LSD'],
    why: ['Failure to clean is behind a third of the 2,900 home dryer fires in a year.', 'USFA'],
    safety: advice('Empty the lint filter with every load, and run it only while awake and at home.', 'EZB'),
  }),
  task({
    id: 'refrigerator-clean-coils',
    appliesTo: refrigerators,
    title: 'Clean the condenser coils',
    every: [12, 2, 12],
    intervalSources: ['INQ', 'WST'],
    why: ['Dust makes the compressor work harder. Where pets shed, clean them twice a year.', 'INQ'],
    safety: advice('Unplug it first.'),
  }),
  task({
    id: 'refrigerator-check-gasket',
    appliesTo: refrigerators,
    title: 'Clean and test the door gasket',
    every: [12],
    why: ['Where a dollar bill slips out of the closed door, it leaks cold.', 'SMAD'],
  }),
  task({
    id: 'refrigerator-change-water-filter',
    appliesTo: refrigerators,
    title: 'Change the water filter',
    every: [6],
    intervalSources: ['SMAD'],
    why: ['A spent filter slows the water and no longer cleans it.'],
  }),
  task({
    id: 'washer-inspect-hoses',
    appliesTo: washers,
    title: 'Inspect the supply hoses',
    every: [6],
    intervalSources: ['ORM'],
    why: ['A burst supply hose is behind about half of the water losses from washers.', 'ORM'],
  }),
  task({
    id: 'washer-replace-hoses',
    appliesTo: washers,
    title: 'Replace the supply hoses with braided steel',
    every: [60],
    intervalSources: ['ORM'],
    why: ['The water of a burst supply hose costs more than $6,000.', 'ORM'],
    safety: closeTheValves,
  }),
  task({
    id: 'washer-clean-inlet-filters',
    appliesTo: washers,
    title: 'Clean the inlet filters',
    every: [12],
    intervalSources: ['AHI'],
    why: ['Grit in the inlets slows the filling.'],
    safety: closeTheValves,
  }),
  task({
    id: 'washer-clean-drum',
    appliesTo: washers,
    title: 'Run a drum-clean cycle and wipe the gasket',
    every: [1],
    why: ['Residue in the drum smells.'],
  }),
]
