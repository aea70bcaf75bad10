import type { AdviceTopic } from '@home-pulse/lifecycle/catalogue/advice/home-advice'
import type { OwnRepair } from '@home-pulse/lifecycle/catalogue/advice/own-repairs'
import type { steps } from '@home-pulse/lifecycle/catalogue/tasks/steps'

/** Pairs of the name of an advice text and a pattern for questions that ask for it. The first match is used. */
type Patterns<Name> = readonly (readonly [Name, RegExp])[]

/**
 * The patterns match text in which a placeholder in capitals, such as `WATER_HEATER`, replaces the name of a
 * component.
 */
const taskPatterns: Patterns<keyof typeof steps> = [
  ['clear_condensate_drain', /\bcondensate\b/],
  ['change_water_filter', /\bwater filter|\bREFRIGERATOR\b.*\bfilter|\bfilter\b.*\bREFRIGERATOR\b/],
  ['clean_dishwasher_filter', /\bDISHWASHER\b.*\bfilter|\bfilter\b.*\bDISHWASHER\b/],
  ['replace_washer_hoses', /\bWASHER\b.*\bhoses?\b|\bhoses?\b.*\bWASHER\b/],
  ['clean_washer', /\b(?:clean\w*|wash\w*|descal\w*)\b.*\b(?:WASHER|drum|tub)\b|\bWASHER\b.*\bclean\w*/],
  ['clean_gutters', /\bgutters?\b/],
  ['clean_gasket', /\bgaskets?\b/],
  ['clean_burners', /\bburners?\b/],
  [
    'clean_ac_coils',
    /\b(?:condenser|outdoor unit|outside unit)\b|\bAC_UNIT\b.*\b(?:coils?|fins)\b|\b(?:coils?|fins|hose off|rinse)\b.*\bAC_UNIT\b|\bclean\w* (?:\S+ )?AC_UNIT\b/,
  ],
  ['flush_tank', /\bflush\w*|\bdrain\w*\b.*\b(?:tank|sediment|WATER_HEATER)\b|\bsediment\b.*\bdrain/],
  ['clean_dryer_vent', /\b(?:vent|duct|lint|ducto)\b/],
  [
    'seal_driveway',
    /\b(?:re)?seal\w*\b.*\b(?:DRIVEWAY|asphalt|concrete|drive)\b|\b(?:DRIVEWAY|asphalt)\b.*\b(?:re)?seal/,
  ],
  ['bleed_radiator', /\b(?:bleed\w*|radiators?)\b/],
  ['change_anode', /\banode\b/],
  ['clean_refrigerator_coils', /\bcoils?\b/],
  [
    'water_heater_temperature',
    /\b(?:1[2-6]0|temperature|hotter|set)\b.*\bWATER_HEATER\b|\bWATER_HEATER\b.*\b(?:at|to) 1\d0\b|\bhotter showers?\b/,
  ],
  ['remove_moss', /\bmoss\w*|\b(?:pressure|power) ?wash\w*\b.*\bROOF\b/],
  ['test_alarms', /\b(?:alarms?|detectors?)\b/],
  ['change_air_filter', /\b(?:air )?filters?\b/],
]

const ownRepairPatterns: Patterns<OwnRepair> = [
  ['refrigerant', /\b(?:freon|refrigerant|recharge\w*|gauges)\b/],
  [
    'dangerous_part',
    /\b(?:capacitor|contactor|compressor|magnetron|garage (?:door )?spring|torsion spring)\b/,
  ],
  ['gas_part', /\b(?:gas (?:valve|line|pipe|leak)|heat exchanger|flue)\b/],
  ['ignition_part', /\b(?:igniter|ignitor|thermocouple|flame sensor)\b/],
  ['electrical_part', /\b(?:element|thermostat|breaker)\b/],
  ['filter', /\bfilters?\b/],
  ['simple_part', /\b(?:belt|gasket|seal|hose|pump|latch|door switch|rack|knob)\b/],
]

const otherThingPatterns: Patterns<AdviceTopic> = [
  ['gutters', /^(?:gutter|downspout)/],
  ['alarm_chirps', /^(?:smoke|co |carbon|monoxide)/],
  ['sump_pump', /^sump pump/],
  ['deck_porch', /^(?:deck|patio|porch)/],
  ['microwave', /^(?:microwave|microondas)/],
  ['radiator', /^radiator/],
  ['breaker_trips', /^(?:breaker|electrical panel)/],
  ['running_toilet', /^toilet/],
  ['small_mold', /^mold/],
  ['pipe_leak', /^(?:pipe|plumbing|sink|faucet|shower|bathtub)/],
  ['garage_door', /^garage door/],
]

const findName = <Name>(patterns: Patterns<Name>, words: string): Name | undefined =>
  patterns.find(([, pattern]) => pattern.test(words))?.[0]

/** Finds the maintenance task whose instructions a question asks for. */
export const findTask = (words: string) => findName(taskPatterns, words)

/** Finds the repair that an owner asks to do without a professional. */
export const findOwnRepair = (words: string) => findName(ownRepairPatterns, words)

/** Finds the advice on a thing with this name that is not a component type. */
export const findOtherThing = (name: string) => findName(otherThingPatterns, name)
