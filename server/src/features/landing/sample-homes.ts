import type { ApplianceType, ComponentType, StateCode, StructureType } from '@home-pulse/contract/vocabulary'

/** The age of an appliance in years, and its brand if known. */
type Age = readonly [years: number, brand?: string]

interface SampleTenant {
  /** The tenant's unit. Without it, the tenant rents the whole property. */
  readonly unit?: string
  readonly name: readonly [first: string, last: string]
  readonly phone: string
  readonly rentDollars: number
  readonly startedMonthsAgo: number
  readonly termMonths: number
  /** True for tenants who moved out at the end of their lease. */
  readonly hasLeft?: true
}

/**
 * A home of the sample portfolio. Ages and dates are relative to today, so that the sample never becomes
 * outdated.
 */
export interface SampleHome {
  readonly street: string
  readonly city: string
  readonly state: StateCode
  readonly zip: string
  readonly homeAge: number
  readonly structures: Readonly<Partial<Record<StructureType, number>>>
  readonly appliances?: Readonly<Partial<Record<ApplianceType, Age>>>
  readonly units?: Readonly<Record<string, Readonly<Partial<Record<ApplianceType, Age>>>>>
  /**
   * Replacements of components that the fields above list. For such a component, the field above gives the age of the
   * old component. `yearsAgo` is the time of the replacement.
   */
  readonly replacements?: readonly {
    readonly type: ComponentType
    readonly yearsAgo: number
    readonly brand: string | null
    readonly costDollars: number
    readonly reason: string
  }[]
  readonly tenants?: readonly SampleTenant[]
  readonly notes?: readonly {
    readonly about?: ComponentType
    readonly daysAgo: number
    readonly text: string
  }[]
}

/**
 * Twelve homes of one fictional landlord. Cities and ZIP codes are real, so that maps and costs work. Streets
 * and people are fictional; phone numbers 555-01xx are reserved for fiction. A few components are overdue,
 * some are coming due, and most are fine.
 */
export const sampleHomes: readonly SampleHome[] = [
  {
    ...{ street: '418 Juniper Lane', city: 'Austin', state: 'TX', zip: '78704', homeAge: 24 },
    structures: { roof: 12, driveway: 14, furnace: 11 },
    appliances: {
      ac_unit: [24],
      water_heater: [18, 'Rheem'],
      refrigerator: [6, 'Samsung'],
      stove: [9, 'GE'],
      dishwasher: [8, 'Bosch'],
      washer: [5, 'LG'],
      dryer: [5, 'LG'],
    },
    replacements: [
      { type: 'ac_unit', yearsAgo: 11, brand: 'Carrier', costDollars: 6850, reason: 'The compressor failed' },
    ],
    tenants: [
      {
        ...{ name: ['Maya', 'Brooks'], phone: '(512) 555-0112', rentDollars: 2450 },
        ...{ startedMonthsAgo: 9, termMonths: 12 },
      },
    ],
    notes: [
      {
        about: 'water_heater',
        daysAgo: 12,
        text: 'A little rust at the drain valve. Flushed it; watch the pan.',
      },
      { daysAgo: 140, text: 'Spare keys are with the neighbor at 420.' },
    ],
  },
  {
    ...{ street: '77 Prospect Hill Road', city: 'Burlington', state: 'VT', zip: '05401', homeAge: 61 },
    structures: { roof: 19, furnace: 25 },
    appliances: {
      water_heater: [7, 'Bradford White'],
      refrigerator: [13, 'Whirlpool'],
      stove: [13, 'Whirlpool'],
      dishwasher: [4, 'Bosch'],
      washer: [10, 'Maytag'],
      dryer: [18, 'Maytag'],
    },
    notes: [
      {
        about: 'furnace',
        daysAgo: 33,
        text: 'Technician says it may last this winter, but get quotes in spring.',
      },
    ],
  },
  {
    ...{ street: '2210 North Linden Avenue', city: 'Chicago', state: 'IL', zip: '60614', homeAge: 97 },
    structures: { roof: 16, furnace: 12 },
    units: {
      '1': { stove: [8, 'GE'], refrigerator: [8, 'GE'], dishwasher: [8, 'GE'], water_heater: [9] },
      '2': {
        stove: [17, 'Kenmore'],
        refrigerator: [5, 'LG'],
        dishwasher: [18, 'Kenmore'],
        water_heater: [14],
      },
      '3': {
        stove: [3, 'Samsung'],
        refrigerator: [3, 'Samsung'],
        dishwasher: [3, 'Samsung'],
        water_heater: [3],
      },
    },
    tenants: [
      {
        ...{ unit: '1', name: ['Omar', 'Haddad'], phone: '(312) 555-0147', rentDollars: 1980 },
        ...{ startedMonthsAgo: 20, termMonths: 24 },
      },
      {
        ...{ unit: '2', name: ['Grace', 'Lindqvist'], phone: '(312) 555-0163', rentDollars: 1850 },
        ...{ startedMonthsAgo: 7, termMonths: 12 },
      },
      {
        ...{ unit: '3', name: ['Theo', 'Marsh'], phone: '(312) 555-0190', rentDollars: 2020 },
        ...{ startedMonthsAgo: 26, termMonths: 24, hasLeft: true },
      },
    ],
  },
  {
    ...{ street: '1509 Magnolia Row', city: 'Savannah', state: 'GA', zip: '31401', homeAge: 48 },
    structures: { roof: 9, driveway: 24 },
    appliances: {
      ac_unit: [17, 'Trane'],
      water_heater: [6, 'AO Smith'],
      refrigerator: [11, 'Frigidaire'],
      stove: [11, 'Frigidaire'],
      washer: [15, 'Whirlpool'],
      dryer: [9, 'Whirlpool'],
    },
    tenants: [
      {
        ...{ name: ['Denise', 'Okafor'], phone: '(912) 555-0124', rentDollars: 1725 },
        ...{ startedMonthsAgo: 4, termMonths: 12 },
      },
    ],
  },
  {
    ...{ street: '860 Sierra Vista Drive', city: 'Phoenix', state: 'AZ', zip: '85016', homeAge: 31 },
    structures: { roof: 22, driveway: 11 },
    appliances: {
      ac_unit: [20, 'Lennox'],
      water_heater: [20],
      refrigerator: [2, 'LG'],
      stove: [14, 'GE'],
      dishwasher: [7, 'GE'],
    },
    replacements: [
      { type: 'water_heater', yearsAgo: 4, brand: 'Rheem', costDollars: 1640, reason: 'It leaked' },
    ],
  },
  {
    ...{ street: '34 Harbor Street', city: 'Portland', state: 'ME', zip: '04101', homeAge: 94 },
    structures: { roof: 27, furnace: 8 },
    appliances: {
      water_heater: [8],
      refrigerator: [7, 'Whirlpool'],
      stove: [7, 'Whirlpool'],
      dishwasher: [7, 'Whirlpool'],
      washer: [3, 'Speed Queen'],
      dryer: [3, 'Speed Queen'],
    },
    notes: [
      {
        about: 'roof',
        daysAgo: 61,
        text: 'Granules in the gutters on the north side. Two quotes asked for.',
      },
    ],
  },
  {
    ...{ street: '5127 Madrona Way Southwest', city: 'Seattle', state: 'WA', zip: '98116', homeAge: 58 },
    structures: { roof: 29, driveway: 6, furnace: 14 },
    appliances: {
      water_heater: [11, 'Bradford White'],
      refrigerator: [4, 'Bosch'],
      stove: [4, 'Bosch'],
      dishwasher: [4, 'Bosch'],
      washer: [8, 'Miele'],
      dryer: [8, 'Miele'],
    },
  },
  {
    ...{ street: '1204 Cumberland Terrace', city: 'Nashville', state: 'TN', zip: '37206', homeAge: 17 },
    structures: { roof: 17, driveway: 17 },
    units: {
      A: { ac_unit: [17, 'Goodman'], stove: [17, 'GE'], refrigerator: [17, 'GE'], water_heater: [5] },
      B: { ac_unit: [6, 'Trane'], stove: [17, 'GE'], refrigerator: [9, 'GE'], water_heater: [17] },
      C: { ac_unit: [17, 'Goodman'], stove: [2, 'LG'], refrigerator: [2, 'LG'], water_heater: [7] },
      D: { ac_unit: [17, 'Goodman'], stove: [10, 'GE'], refrigerator: [10, 'GE'], water_heater: [12] },
    },
    tenants: [
      {
        ...{ unit: 'A', name: ['Priya', 'Raman'], phone: '(615) 555-0118', rentDollars: 1490 },
        ...{ startedMonthsAgo: 10, termMonths: 12 },
      },
      {
        ...{ unit: 'B', name: ['Luke', 'Delgado'], phone: '(615) 555-0131', rentDollars: 1520 },
        ...{ startedMonthsAgo: 2, termMonths: 12 },
      },
      {
        ...{ unit: 'D', name: ['Hannah', 'Cole'], phone: '(615) 555-0176', rentDollars: 1455 },
        ...{ startedMonthsAgo: 15, termMonths: 18 },
      },
    ],
  },
  {
    ...{ street: '903 Elmwood Crescent', city: 'Buffalo', state: 'NY', zip: '14222', homeAge: 103 },
    structures: { roof: 5, furnace: 16, driveway: 13 },
    units: {
      Upper: { stove: [12, 'Frigidaire'], refrigerator: [12, 'Frigidaire'], water_heater: [4] },
      Lower: { stove: [6, 'Frigidaire'], refrigerator: [14, 'Kenmore'], water_heater: [13] },
    },
    tenants: [
      {
        ...{ unit: 'Upper', name: ['Samuel', 'Nowak'], phone: '(716) 555-0155', rentDollars: 1150 },
        ...{ startedMonthsAgo: 31, termMonths: 36 },
      },
      {
        ...{ unit: 'Lower', name: ['Iris', 'Chen'], phone: '(716) 555-0102', rentDollars: 1210 },
        ...{ startedMonthsAgo: 5, termMonths: 12 },
      },
    ],
  },
  {
    ...{ street: '266 Cottonwood Circle', city: 'Boulder', state: 'CO', zip: '80302', homeAge: 19 },
    structures: { roof: 19, driveway: 19, furnace: 19 },
    appliances: {
      ac_unit: [9, 'Carrier'],
      water_heater: [19],
      refrigerator: [10, 'KitchenAid'],
      stove: [19, 'KitchenAid'],
      dishwasher: [5, 'KitchenAid'],
    },
    replacements: [
      {
        type: 'water_heater',
        yearsAgo: 1,
        brand: 'Rinnai',
        costDollars: 3900,
        reason: 'Replaced before it failed',
      },
      { type: 'roof', yearsAgo: 7, brand: null, costDollars: 14_200, reason: 'Hail' },
    ],
  },
  {
    ...{ street: '3318 Palmetto Court', city: 'Tampa', state: 'FL', zip: '33629', homeAge: 36 },
    structures: { roof: 15, driveway: 20 },
    appliances: {
      ac_unit: [13, 'Rheem'],
      water_heater: [10, 'Rheem'],
      refrigerator: [9, 'Samsung'],
      stove: [9, 'Samsung'],
      dishwasher: [16, 'Whirlpool'],
      washer: [9, 'Samsung'],
      dryer: [9, 'Samsung'],
    },
    tenants: [
      {
        ...{ name: ['Elena', 'Vasquez'], phone: '(813) 555-0139', rentDollars: 2890 },
        ...{ startedMonthsAgo: 11, termMonths: 12 },
      },
    ],
  },
  {
    ...{ street: '15 Prairie Rose Court', city: 'Omaha', state: 'NE', zip: '68114', homeAge: 8 },
    structures: { roof: 8, driveway: 8, furnace: 8 },
    appliances: {
      ac_unit: [8, 'Lennox'],
      water_heater: [8, 'AO Smith'],
      refrigerator: [8, 'GE'],
      stove: [8, 'GE'],
      dishwasher: [1, 'Bosch'],
      washer: [8, 'Maytag'],
      dryer: [8, 'Maytag'],
    },
  },
]
