// Browsers load this file. It must not import the validation library zod, because zod is large.

/** The seven appliance types, by their names in the API. */
export const applianceTypes = [
  'stove',
  'dishwasher',
  'dryer',
  'refrigerator',
  'washer',
  'ac_unit',
  'water_heater',
] as const

/** The three structure types, by their names in the API. */
export const structureTypes = ['roof', 'driveway', 'furnace'] as const

export const componentTypes = [...applianceTypes, ...structureTypes] as const

export type ApplianceType = (typeof applianceTypes)[number]
export type StructureType = (typeof structureTypes)[number]
export type ComponentType = (typeof componentTypes)[number]

export const isApplianceType = (type: ComponentType): type is ApplianceType =>
  applianceTypes.some((appliance) => appliance === type)

/** The 50 states and the District of Columbia. */
export const stateCodes = [
  'AL',
  'AK',
  'AZ',
  'AR',
  'CA',
  'CO',
  'CT',
  'DE',
  'DC',
  'FL',
  'GA',
  'HI',
  'ID',
  'IL',
  'IN',
  'IA',
  'KS',
  'KY',
  'LA',
  'ME',
  'MD',
  'MA',
  'MI',
  'MN',
  'MS',
  'MO',
  'MT',
  'NE',
  'NV',
  'NH',
  'NJ',
  'NM',
  'NY',
  'NC',
  'ND',
  'OH',
  'OK',
  'OR',
  'PA',
  'RI',
  'SC',
  'SD',
  'TN',
  'TX',
  'UT',
  'VT',
  'VA',
  'WA',
  'WV',
  'WI',
  'WY',
] as const
export type StateCode = (typeof stateCodes)[number]

/**
 * Converts a type to its name in the API, however a person or a spreadsheet spells it: `A/C Unit` becomes `ac_unit`.
 */
export function wireName(label: string): string {
  return label
    .trim()
    .toLowerCase()
    .replace('a/c', 'ac')
    .replace(/[\s_-]+/g, '_')
}

/**
 * A component is coming due if its forecast date is at most this many days ahead. Texts on screens derive their
 * wording, such as "a year", from this number.
 */
export const comingDueDays = 365

/** A lease ends soon if at most this many days are left. */
export const endsSoonDays = 60
