const thisYear = new Date().getFullYear()
const spending = (expected: number) => ({ expected, low: 0, median: 0, high: 2 * expected })

/** Returns a roof as one of the components that cause the cost of a year. */
const roofDriver = (expected: number) => ({
  component_id: 'c2',
  component_type: 'roof',
  property_id: 'h',
  property_address: '1 Elm St',
  unit_number: null,
  expected,
  expected_nominal: expected,
  chance: 0.4,
  is_planned: false,
})

/**
 * Returns a plan in the format of the API. Each year costs `yearlyCost`, but `mostExpensiveYear` costs five times as
 * much.
 */
export function aBudget(years: number, mostExpensiveYear = thisYear, yearlyCost = 1_000) {
  const periods = Array.from({ length: years + 1 }, (_, index) => {
    const expected = thisYear + index === mostExpensiveYear ? 5 * yearlyCost : yearlyCost
    const [amount, toDate] = [spending(expected), spending(yearlyCost * (index + 1))]
    return {
      ...{ year: thisYear + index, real: amount, nominal: amount },
      ...{ real_to_date: toDate, nominal_to_date: toDate },
      ...{ drivers: [roofDriver(expected)], drivers_to_date: [roofDriver(yearlyCost)] },
    }
  })
  return {
    years,
    periods,
    inflation: 0.025,
    property_count: 1,
    component_count: 1,
    explanation: [],
    sources: [],
  }
}

/** Returns a reserve in the format of the API. `change` replaces some of its fields. */
export const aReserve = (change: object = {}) => ({
  ...{ years: 30, confidence: 0.8, current_balance: 0, monthly_contribution: 120, starting_sum: 4_000 },
  ...{ reason: 'The roof may come soon.', chance_of_lasting: 0.8, median_at_end: 9_000 },
  settings: { balance: null, monthly_contribution: null },
  ...{ fully_funded_balance: 10_000, percent_funded: 0, long_run_yearly_cost: 1_440, parts: [] },
  starting_sums: [
    { confidence: 0.8, starting_sum: 4_000 },
    { confidence: 0.9, starting_sum: 7_000 },
  ],
  choices: [{ monthly: 120, starting_sum: 4_000 }],
  ...{ balances: [], explanation: [], sources: [] },
  ...change,
})

/** The response of the calendar without entries. */
export const noEntries = { planned: [], texts: [], sources: [], total: 0, overdue: 0 }
