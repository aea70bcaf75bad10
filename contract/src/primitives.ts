import { z } from 'zod'

/** A UUID, version 7 where we made it, so that ids sort by age. */
export const id = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i)

/** A calendar date, `YYYY-MM-DD`, without time or zone. */
export const plainDate = z.iso.date()
export type PlainDate = z.infer<typeof plainDate>

/** An instant, ISO 8601 in UTC. */
export const timestamp = z.iso.datetime()

/** US dollars as a JSON number, whole cents at the finest. */
export const dollars = z.number().min(0)

/** A probability from 0 to 1. */
export const probability = z.number().min(0).max(1)

/** Text as a person typed it, trimmed, bounded so that no field can carry a book. */
export const shortText = (maxLength: number) => z.string().trim().max(maxLength)

/** The seven appliances the product knows, as they stand on the wire. */
export const applianceTypes = [
  'stove',
  'dishwasher',
  'dryer',
  'refrigerator',
  'washer',
  'ac_unit',
  'water_heater',
] as const

/** The three structures the product knows, as they stand on the wire. */
export const structureTypes = ['roof', 'driveway', 'furnace'] as const

export const componentTypes = [...applianceTypes, ...structureTypes] as const

export type ApplianceType = (typeof applianceTypes)[number]
export type StructureType = (typeof structureTypes)[number]
export type ComponentType = (typeof componentTypes)[number]

/** The 50 states a property may stand in. */
export const stateCodes = [
  'AL',
  'AK',
  'AZ',
  'AR',
  'CA',
  'CO',
  'CT',
  'DE',
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

/** A spelling a person or a spreadsheet may use for a type, brought to its wire name: `A/C Unit` is `ac_unit`. */
export function wireName(label: string): string {
  return label
    .trim()
    .toLowerCase()
    .replace('a/c', 'ac')
    .replace(/[\s_-]+/g, '_')
}
