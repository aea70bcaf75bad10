import { byFactName } from '@home-pulse/contract/component-facts'
import type { Appliance } from '../src/features/components/api.ts'

/** Returns a stove in the format of the API. `change` replaces some of its fields. */
export const anAppliance = (change: Partial<Appliance> = {}): Appliance => ({
  id: '0190aaaa-0000-7000-8000-000000000001',
  propertyId: '0190aaaa-0000-7000-8000-000000000002',
  unitId: null,
  applianceType: 'stove',
  ageInYears: 7,
  estimatedReplacementCost: 1080,
  costLow: 700,
  costHigh: 1600,
  forecastedReplacementDate: '2035-04-01',
  forecastLow: '2029-01-01',
  forecastHigh: '2042-01-01',
  failureWithin12Months: 0.05,
  failureWithin5Years: 0.3,
  explanation: { life: [], cost: [], sources: [] },
  installedOn: '2019-11-21',
  ...byFactName(() => null),
  costSource: 'estimate',
  forecastSource: 'estimate',
  ...change,
})
