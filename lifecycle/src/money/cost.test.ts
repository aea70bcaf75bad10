import { describe, expect, it } from 'vitest'
import { estimateReplacementCost, withOwnerCost } from './cost.ts'

describe('a replacement cost', () => {
  // A gas furnace in California, two years after the index ends. Labor is most of the cost, so the factor 1.12581 is
  // the price level of all items in the state.
  // typical   4,760 (2022) × 1.0904 = 5,190.304;  × 1.025² (1.050625) = 5,453.06;  × 1.12581 = 6,139.11
  // low       2,820 (2022) × 1.0904 = 3,074.928;  × 1.050625 = 3,230.60;           × 1.12581 = 3,637.04
  // high     11,300 (2023) × 1.0472 = 11,833.36;  × 1.050625 = 12,432.42;          × 1.12581 = 13,996.55
  it('equals the hand calculation for a furnace in California on 1 January 2027', () => {
    expect(
      estimateReplacementCost({ type: 'furnace', variant: 'gas', state: 'CA', today: '2027-01-01' }),
    ).toMatchObject({
      lowCents: 363_700,
      typicalCents: 613_900,
      highCents: 1_399_700,
      priceLevelOn: '2027-01-01',
    })
  })

  // A water heater of unknown variant on the day the index ends, at national prices.
  // gas  2,245 (2023) × 1.0472 = 2,350.96;  electric  1,518 (2023) × 1.0472 = 1,589.65
  // tankless  3,500 (2024) × 1.0172 = 3,560.20
  // typical  0.52 × 2,350.96 + 0.40 × 1,589.65 + 0.08 × 3,560.20 = 1,222.50 + 635.86 + 284.82 = 2,143.18
  // low  600 (2024) × 1.0172 = 610.32;  high  5,600 (2024) × 1.0172 = 5,696.32
  it('equals the mix of the variants for a water heater of unknown variant', () => {
    expect(estimateReplacementCost({ type: 'water_heater', today: '2025-01-01' })).toMatchObject({
      lowCents: 61_000,
      typicalCents: 214_300,
      highCents: 569_600,
    })
  })

  // A refrigerator is an appliance, so its cost is scaled by the state's price level for goods. The index ends on this
  // day.
  // typical  1,400 (2022) × 1.0904 = 1,526.56;  × 94.873 / 99.505 = 1,455.50
  it('equals the hand calculation for a refrigerator in Mississippi on 1 January 2025', () => {
    const { typicalCents } = estimateReplacementCost({
      type: 'refrigerator',
      state: 'MS',
      today: '2025-01-01',
    })
    expect(typicalCents).toBe(145_500)
  })

  // The high figure, $22,000, is of 2026. It is discounted by one year and extrapolated by one year, so only the
  // state's price level of 0.975 changes it.
  it('has a high end that equals the hand calculation for an architectural shingle roof in Pennsylvania', () => {
    const roof = { type: 'roof', variant: 'architectural_asphalt', state: 'PA', today: '2026-01-01' } as const
    expect(estimateReplacementCost(roof).highCents).toBe(2_145_000)
  })

  it('has the range of central air for an air conditioner of unknown variant, as its forecast assumes', () => {
    const request = { type: 'ac_unit', today: '2026-01-01' } as const
    const { lowCents, highCents } = estimateReplacementCost({ ...request, variant: 'central' })
    expect(estimateReplacementCost(request)).toMatchObject({ lowCents, highCents })
  })

  // Metal prices are of January 2025, where the price index ends, so they are not adjusted: $8, $15 and $18 per square foot for 1,700 sq ft.
  it('uses the prices per square foot of metal, not of asphalt, for a metal roof', () => {
    const metal = { type: 'roof', variant: 'metal', today: '2025-01-01' } as const
    expect(estimateReplacementCost(metal)).toMatchObject({
      lowCents: 1_360_000,
      typicalCents: 2_550_000,
      highCents: 3_060_000,
    })
  })

  // Asphalt 10,200 (2023) × 1.0472 = 10,681.44;  0.88 × 10,681.44 + 0.12 × 25,500 = 9,399.67 + 3,060.00 = 12,459.67
  // low  6,500 (2024) × 1.0172 = 6,611.80;  high  22,000 (2026) / 1.025 = 21,463.41
  it('equals the mix of asphalt and metal for a roof of unknown variant, with the range of asphalt', () => {
    expect(estimateReplacementCost({ type: 'roof', today: '2025-01-01' })).toMatchObject({
      lowCents: 661_200,
      typicalCents: 1_246_000,
      highCents: 2_146_300,
    })
  })

  // The typical cost of a heat pump: 6,940 (2022) × 1.0904 = 7,567.38
  it('uses the figures for heat pumps, not for central air, if the variant is a heat pump', () => {
    const heatPump = { type: 'ac_unit', variant: 'heat_pump', today: '2025-01-01' } as const
    expect(estimateReplacementCost(heatPump)).toMatchObject({
      lowCents: 400_000,
      typicalCents: 756_700,
      highCents: 1_500_000,
    })
  })

  // The price level of all items in the District is 110.804.  4,760 (2022) × 1.0904 = 5,190.30;  × 1.10804 = 5,751.06
  it('uses the price level of the District for a furnace in the District of Columbia', () => {
    const furnace = { type: 'furnace', variant: 'gas', state: 'DC', today: '2025-01-01' } as const
    expect(estimateReplacementCost(furnace).typicalCents).toBe(575_100)
  })
})

describe('the roof in a cost estimate', () => {
  const roof = { type: 'roof', variant: 'metal', today: '2025-01-01' } as const

  // 2,400 sq ft on two stories: 1,200 × 1.12 = 1,344 sq ft of roof;  25,500 × 1,344 / 1,700 = 20,160
  it('has a size that follows from the floor area of one storey and the slope', () => {
    const sized = estimateReplacementCost({ ...roof, home: { area: 1200, units: 0 } })
    expect(sized.typicalCents).toBe(2_016_000)
    expect(sized.explanation).toContain(
      "This is for a roof of about 1,344 sq ft: your home's floor area for each storey, and 12% for the slope, which is our own estimate.",
    )
  })

  // 10 units × 560 = 5,600 sq ft;  25,500 × 5,600 / 1,700 = 84,000
  it('has a size that follows from the number of units if the floor area is unknown', () => {
    expect(estimateReplacementCost({ ...roof, home: { units: 10 } }).typicalCents).toBe(8_400_000)
  })

  it('has the average size for a home with few units and unknown floor area, and the explanation says so', () => {
    const { typicalCents, explanation } = estimateReplacementCost({ ...roof, home: { units: 2 } })
    expect(typicalCents).toBe(2_550_000)
    expect(explanation).toContain(
      "This is for a roof of about 1,700 sq ft, the average; add your home's floor area for a closer price.",
    )
  })
})

describe('the explanation of a cost', () => {
  const today = '2026-11-21'

  it('names the published figures, the inflation since their year and the price level of the state', () => {
    expect(estimateReplacementCost({ type: 'refrigerator', state: 'CA', today }).explanation).toEqual([
      "Typical is about $1,400 in 2022: the lowest quote for one French-door model (Consumers' Checkbook).",
      'Low is about $950 in 2022: the average ENERGY STAR model, installed (US Energy Information Administration).',
      "High is about $2,200 in 2022: the highest quote for one French-door model (Consumers' Checkbook).",
      'The Consumer Price Index brings these to January 2025, where our copy of it ends; from there to November 2026 we assume 2.5% a year.',
      'Goods in California are 8.1% above the national level (Regional Price Parities, 2023).',
    ])
  })

  it('begins with the owner’s amount and adds our own estimate', () => {
    const estimate = estimateReplacementCost({ type: 'roof', state: 'PA', today })
    const own = withOwnerCost(estimate, 999_999)
    expect(own).toMatchObject({ lowCents: 999_999, typicalCents: 999_999, highCents: 999_999 })
    expect(own.explanation[0]).toBe('You set its cost, $9,999.99, so we use that amount unchanged.')
    expect(own.explanation[1]).toMatch(/^Our own estimate is \$1\d,\d{3}, from \$6,\d{3} to \$2\d,\d{3}\.$/)
    expect(own.explanation.slice(2)).toEqual(estimate.explanation)
    expect(withOwnerCost(estimate, null)).toBe(estimate)
  })

  it('says that a figure without a source is our own estimate', () => {
    const { explanation } = estimateReplacementCost({ type: 'washer', state: 'TX', today })
    expect(explanation).toContain(
      'High is about $1,800 in 2022: the upper end for washers (our own estimate; we found no published source).',
    )
  })

  it('says that a variant without its own range has the range of its type', () => {
    const { explanation } = estimateReplacementCost({
      type: 'roof',
      variant: 'three_tab_asphalt',
      state: 'TX',
      today,
    })
    expect(explanation[0]).toBe(
      'We found no published cost for 3-tab asphalt roofs, so this is the range for asphalt shingles.',
    )
  })

  it('states the variant’s own range if its cost is published', () => {
    const request = { type: 'ac_unit', state: 'TX', today } as const
    const room = estimateReplacementCost({ ...request, variant: 'room' })
    const central = estimateReplacementCost({ ...request, variant: 'central' })
    expect(room.highCents).toBeLessThan(central.lowCents)
    expect(room.explanation.join(' ')).not.toContain('no published cost')
  })

  it('says that an unknown variant is priced as a mix, with the shares and their source', () => {
    const { explanation, sources } = estimateReplacementCost({ type: 'water_heater', state: 'TX', today })
    expect(explanation.slice(0, 5)).toEqual([
      'Its kind is not recorded, so it is priced as the mix of 52% gas water heaters, 40% electric water heaters and 8% tankless water heaters.',
      'These shares are those of owner-occupied homes (US Residential Energy Consumption Survey 2020).',
      'A gas water heater is about $2,245 in 2023: a gas storage water heater, installed (US Department of Energy).',
      'An electric water heater is about $1,518 in 2023: an electric storage water heater, installed (US Department of Energy).',
      'A tankless water heater is about $3,500 in 2024: the middle of the range for tankless, $1,400 to $5,600 (HomeGuide).',
    ])
    expect(sources.map(({ tag }) => tag)).toContain('RECS20')
    const driveway = estimateReplacementCost({ type: 'driveway', state: 'TX', today })
    expect(driveway.explanation[1]).toBe('No source says how common each kind is, so we count each the same.')
    const roofExplanation = estimateReplacementCost({ type: 'roof', state: 'TX', today }).explanation
    expect(roofExplanation.slice(1, 5)).toEqual([
      'These shares are those of the roofs that owners bought in 2015; we count both kinds of asphalt the same (Dodge Data & Analytics, as told by ACHR News).',
      'We found no published cost for 3-tab asphalt roofs and architectural shingle roofs, so these count with the range for asphalt shingles.',
      'A metal roof is about $25,500 in 2025: 1,700 sq ft of standing-seam metal at $15, the middle of $12 to $18 (Semper Fi Restoration).',
      'For asphalt shingles it is about $10,200 in 2023: 1,700 sq ft of asphalt shingles at $6.00, the middle of $4.50 to $7.50, on an undated page (HomeLight).',
    ])
  })

  it('warns if consumer prices understate the cost of construction', () => {
    const isWarned = (state: 'AK' | 'HI' | 'OH') =>
      estimateReplacementCost({ type: 'roof', state, today }).explanation.some((sentence) =>
        sentence.startsWith('Freight and remote work'),
      )
    expect([isWarned('AK'), isWarned('HI'), isWarned('OH')]).toEqual([true, true, false])
  })

  it('says that the cost is national if the state is unknown', () => {
    const national = estimateReplacementCost({ type: 'roof', today })
    const inStates = (['MS', 'CA'] as const).map((state) =>
      estimateReplacementCost({ type: 'roof', state, today }),
    )
    expect(national.typicalCents).toBeGreaterThan(inStates[0]?.typicalCents ?? 0)
    expect(national.typicalCents).toBeLessThan(inStates[1]?.typicalCents ?? 0)
    expect(national.explanation.at(-1)).toBe(
      'These are prices of the country as a whole; your state’s may differ.',
    )
  })

  it('throws an error for a variant that the type of component does not have', () => {
    expect(() => estimateReplacementCost({ type: 'stove', variant: 'metal', state: 'TX', today })).toThrow(
      RangeError,
    )
  })
})
