/** A state whose price level is known: one of the 50 states, or the District of Columbia. */
export type PricedState = keyof typeof stateFactors

/**
 * Regional Price Parities by state, 2023. All items in the United States are 100. Source: US Bureau of Economic
 * Analysis, table SARPP 2008-2023, updated 20 February 2025 [BEA]. They are levels of consumer prices, not of
 * construction costs: they understate building costs in Alaska and Hawaii.
 */
export const stateFactors = {
  AL: { name: 'Alabama', allItems: 89.97, goods: 95.064 },
  AK: { name: 'Alaska', allItems: 101.715, goods: 100.372 },
  AZ: { name: 'Arizona', allItems: 101.105, goods: 97.472 },
  AR: { name: 'Arkansas', allItems: 86.508, goods: 92.135 },
  CA: { name: 'California', allItems: 112.581, goods: 107.53 },
  CO: { name: 'Colorado', allItems: 101.382, goods: 98.118 },
  CT: { name: 'Connecticut', allItems: 103.689, goods: 97.372 },
  DE: { name: 'Delaware', allItems: 99.253, goods: 98.363 },
  DC: { name: 'District of Columbia', allItems: 110.804, goods: 105.87 },
  FL: { name: 'Florida', allItems: 103.452, goods: 98.417 },
  GA: { name: 'Georgia', allItems: 96.699, goods: 98.332 },
  HI: { name: 'Hawaii', allItems: 108.609, goods: 106.907 },
  ID: { name: 'Idaho', allItems: 91.425, goods: 93.992 },
  IL: { name: 'Illinois', allItems: 98.855, goods: 100.879 },
  IN: { name: 'Indiana', allItems: 92.184, goods: 94.829 },
  IA: { name: 'Iowa', allItems: 88.767, goods: 95.07 },
  KS: { name: 'Kansas', allItems: 89.965, goods: 94.797 },
  KY: { name: 'Kentucky', allItems: 90.468, goods: 95.059 },
  LA: { name: 'Louisiana', allItems: 88.345, goods: 92.047 },
  ME: { name: 'Maine', allItems: 97.097, goods: 96.562 },
  MD: { name: 'Maryland', allItems: 103.965, goods: 102.939 },
  MA: { name: 'Massachusetts', allItems: 108.238, goods: 102.413 },
  MI: { name: 'Michigan', allItems: 94.184, goods: 95.385 },
  MN: { name: 'Minnesota', allItems: 98.417, goods: 101.841 },
  MS: { name: 'Mississippi', allItems: 87.292, goods: 94.873 },
  MO: { name: 'Missouri', allItems: 91.762, goods: 97.699 },
  MT: { name: 'Montana', allItems: 90.244, goods: 94.29 },
  NE: { name: 'Nebraska', allItems: 90.376, goods: 95.26 },
  NV: { name: 'Nevada', allItems: 96.98, goods: 94.587 },
  NH: { name: 'New Hampshire', allItems: 105.345, goods: 100.113 },
  NJ: { name: 'New Jersey', allItems: 108.883, goods: 107.135 },
  NM: { name: 'New Mexico', allItems: 90.386, goods: 95.413 },
  NY: { name: 'New York', allItems: 107.626, goods: 106.23 },
  NC: { name: 'North Carolina', allItems: 94.139, goods: 96.458 },
  ND: { name: 'North Dakota', allItems: 88.572, goods: 95.919 },
  OH: { name: 'Ohio', allItems: 91.812, goods: 93.356 },
  OK: { name: 'Oklahoma', allItems: 88.286, goods: 92.19 },
  OR: { name: 'Oregon', allItems: 104.721, goods: 104.556 },
  PA: { name: 'Pennsylvania', allItems: 97.5, goods: 99.243 },
  RI: { name: 'Rhode Island', allItems: 101.412, goods: 96.766 },
  SC: { name: 'South Carolina', allItems: 93.177, goods: 95.554 },
  SD: { name: 'South Dakota', allItems: 88.095, goods: 96.069 },
  TN: { name: 'Tennessee', allItems: 92.515, goods: 94.775 },
  TX: { name: 'Texas', allItems: 97.175, goods: 98.412 },
  UT: { name: 'Utah', allItems: 95.002, goods: 93.018 },
  VT: { name: 'Vermont', allItems: 96.635, goods: 96.273 },
  VA: { name: 'Virginia', allItems: 100.749, goods: 100.298 },
  WA: { name: 'Washington', allItems: 108.562, goods: 106.679 },
  WV: { name: 'West Virginia', allItems: 89.772, goods: 95.721 },
  WI: { name: 'Wisconsin', allItems: 93.097, goods: 93.601 },
  WY: { name: 'Wyoming', allItems: 90.848, goods: 94.829 },
} as const

export const parityYear = 2023

/**
 * The row of the United States in the same table. Its level of goods is not 100, so a state's level of goods is divided
 * by this one.
 */
export const unitedStates = { allItems: 100, goods: 99.505 } as const
