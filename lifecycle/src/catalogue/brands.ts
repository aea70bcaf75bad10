import { type Advice, advice } from './tasks/task.ts'

/** Published repair rates of brands. No source that we found says how long the components of a brand last. */
export const brandEvidence: readonly Advice[] = [
  advice(
    'Surveys of owners measure repairs, not lives: 15% to 40% of major appliances develop problems or break within five years, depending on the product.',
    'CR19',
  ),
  advice(
    'A dealer found that about a quarter of appliances of any brand need some repair in their first year.',
    'YALE13',
  ),
]
