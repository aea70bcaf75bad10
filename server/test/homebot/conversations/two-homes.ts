import type { RecordedHome } from './load-records.ts'

/** The day on which the conversations take place, a Tuesday. */
export const conversationDate = '2026-11-24'

/** A house in Ohio and a building of four units in Arizona, with tenants, notes, tasks and expenses. */
export const twoHomes: readonly RecordedHome[] = [
  {
    key: 'oak',
    address: { street: '412 Oak St', city: 'Columbus', state: 'OH', zip: '43206', homeAge: 62 },
    components: [
      {
        type: 'roof',
        age: 19,
        notes: ['Two layers of shingles. Kowalski Roofing patched round the chimney in 2022'],
      },
      { type: 'driveway', age: 12 },
      {
        ...{ type: 'furnace', age: 21, brand: 'Trane', model: 'XR80' },
        expenses: [
          { task: 'furnace-inspection', on: '2026-02-11', cost: 310, note: 'furnace igniter repair' },
        ],
      },
      { type: 'ac_unit', age: 14, brand: 'Carrier', model: '24ACC636A003' },
      { type: 'water_heater', age: 11, brand: 'Rheem', model: 'XE50T10H45U0' },
      { type: 'refrigerator', age: 9, brand: 'Samsung', model: 'RF28R7351SR' },
      {
        ...{ type: 'dishwasher', age: 8, brand: 'Bosch', model: 'SHPM65Z55N' },
        notes: ["Bought at Lowe's, extended warranty until 2028-06-30"],
      },
      { type: 'washer', age: 6, brand: 'LG', model: 'WM4000HWA' },
      { type: 'dryer', age: 6, brand: 'LG' },
    ],
    notes: ['Sump pump in basement replaced 2023 by Buckeye Plumbing, 5 yr warranty'],
    tenants: [
      {
        ...{ first_name: 'Maria', last_name: 'Delgado', phone_number: '614-555-0138', current_rent: 1850 },
        ...{ contract_start_date: '2025-06-01', contract_end_date: '2027-05-31' },
      },
    ],
    tasks: [
      { title: 'Clean gutters', dueOn: '2026-11-15' },
      { title: 'Change furnace filter', dueOn: '2026-12-01' },
      { title: 'Flush water heater', dueOn: '2027-03-01' },
    ],
  },
  {
    key: 'saguaro',
    address: { street: '2210 Saguaro Ave', city: 'Tucson', state: 'AZ', zip: '85716', homeAge: 41 },
    units: ['1', '2', '3B', '4'],
    components: [
      { type: 'roof', age: 16 },
      { type: 'driveway', age: 22 },
      { type: 'furnace', age: 13, brand: 'Lennox' },
      { unit: '1', type: 'refrigerator', age: 5, brand: 'Whirlpool', model: 'WRT318FZDM' },
      { unit: '1', type: 'stove', age: 12, brand: 'GE', model: 'JB645RKSS' },
      { unit: '1', type: 'dishwasher', age: 10 },
      { unit: '1', type: 'ac_unit', age: 9, brand: 'Goodman' },
      { unit: '1', type: 'water_heater', age: 7, brand: 'Bradford White' },
      { unit: '2', type: 'refrigerator', age: 13, brand: 'Frigidaire' },
      { unit: '2', type: 'stove', age: 4 },
      {
        ...{ unit: '2', type: 'ac_unit', age: 15 },
        expenses: [{ task: 'ac-tune-up', on: '2026-06-19', cost: 265, note: 'A/C capacitor' }],
      },
      { unit: '2', type: 'water_heater', age: 14 },
      { unit: '3B', type: 'refrigerator', age: 8, brand: 'LG' },
      { unit: '3B', type: 'dishwasher', age: 3, brand: 'Bosch' },
      { unit: '3B', type: 'washer', age: 2, brand: 'LG' },
      { unit: '3B', type: 'dryer', age: 11, brand: 'Whirlpool' },
      { unit: '3B', type: 'ac_unit', age: 6 },
      {
        ...{ unit: '3B', type: 'water_heater', age: 12, brand: 'A. O. Smith', model: 'GCRL-40' },
        notes: ['T&P valve replaced Feb 2024'],
      },
      { unit: '4', type: 'refrigerator', age: 17, brand: 'Kenmore', plannedFor: '2027-01-15' },
      { unit: '4', type: 'stove', age: 19 },
      { unit: '4', type: 'ac_unit', age: 18 },
      { unit: '4', type: 'water_heater', age: 3, brand: 'Rheem' },
    ],
    notes: ['Main water shutoff is behind the laundry shed'],
    tenants: [
      {
        ...{ unit: '1', first_name: 'Dwayne', last_name: 'Pruitt', current_rent: 1025 },
        ...{ contract_start_date: '2026-01-01', contract_end_date: '2026-12-31' },
      },
      {
        ...{ unit: '2', first_name: 'Linh', last_name: 'Tran', current_rent: 1095 },
        ...{ contract_start_date: '2025-09-01', contract_end_date: '2027-08-31' },
      },
      {
        ...{ unit: '3B', first_name: 'Oksana', last_name: 'Petrenko', current_rent: 1240 },
        ...{ contract_start_date: '2026-03-01', contract_end_date: '2027-02-28' },
      },
      {
        ...{ unit: '4', first_name: 'Bill', last_name: 'Hatch', is_current: false },
        ...{ contract_end_date: '2026-09-30' },
      },
    ],
    tasks: [
      { title: 'Dryer vent cleaning 3B', dueOn: '2026-11-20' },
      { title: 'Paint unit 4', dueOn: '2026-12-05' },
      { title: 'A/C tune-up unit 2', dueOn: '2027-04-10' },
    ],
  },
]
