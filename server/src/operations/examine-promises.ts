import type { Condition } from '@home-pulse/contract/component-facts'
import { type ComponentType, componentTypes, stateCodes } from '@home-pulse/contract/vocabulary'
import { isVariantOf } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import { estimateReplacementCost } from '@home-pulse/lifecycle/money/cost'
import { forecastComponent } from '@home-pulse/lifecycle/survival/forecast'
import { countWithNoun } from '@home-pulse/lifecycle/wording'
import { catchDamage, type Finding, note, type RunQuery, reportFaults } from './findings.ts'

interface Invariant {
  /** The sentence in the report if no row violates the invariant. */
  readonly fine: string
  /** The start of the sentence in the report that lists the ids of the violating rows. */
  readonly bad: string
  /** An SQL query that returns the ids of the rows that violate the invariant. */
  readonly broken: string
  /** The level of a violation in the report. The default is `harm`. */
  readonly level?: typeof note
}

/** Rules for the data that a single constraint of the database cannot express. */
const invariants: readonly Invariant[] = [
  {
    fine: 'Every customer’s data has a version, no older than the last change that was noted.',
    bad: 'Customers without a version, or with one older than their last change',
    broken: `select c.customer_id::text as id from customers c
      left join data_versions v on v.customer_id = c.customer_id
      where coalesce(v.data_version, -1) <
        coalesce((select max(a.data_version) from audit_entries a where a.customer_id = c.customer_id), 0)`,
  },
  {
    fine: 'The counters of every account are the number of its homes and components.',
    bad: 'Accounts whose counters are not the number of their homes and components',
    broken: `select v.customer_id::text as id from data_versions v
      left join (select p.customer_id, count(*) as homes from properties p
        where p.archived_at is null and not exists (select from unpublished_imports u where u.id = p.import_id)
        group by p.customer_id) h on h.customer_id = v.customer_id
      left join (select c.customer_id, count(*) as components from components c
        join properties p on p.customer_id = c.customer_id and p.id = c.property_id and p.archived_at is null
        where c.archived_at is null and not exists (select from unpublished_imports u where u.id = c.import_id)
        group by c.customer_id) s on s.customer_id = v.customer_id
      where v.home_count <> coalesce(h.homes, 0) or v.component_count <> coalesce(s.components, 0)`,
  },
  {
    fine: 'Every person can be found by their e-mail.',
    bad: 'People whom no e-mail leads to',
    broken: `select u.id::text as id from users u
      join customers c on c.customer_id = u.customer_id and c.archived_at is null
      where not exists (select from sign_in_emails e where e.customer_id = u.customer_id and e.user_id = u.id)`,
  },
  {
    fine: 'In every place that is not archived something stands.',
    bad: 'Components in whose place nothing stands',
    broken: `select c.id::text as id from components c where c.archived_at is null and not exists (
      select from installations i where i.customer_id = c.customer_id and i.component_id = c.id and i.removed_on is null)`,
  },
  {
    fine: 'Nothing was removed, and no estimate falls due, before it was installed.',
    bad: 'Installations whose days are out of order',
    broken: `select id::text from installations
      where removed_on < installed_on or (forecast_source = 'estimate' and forecast_on < installed_on)`,
  },
  {
    fine: 'Every multifamily home has a unit.',
    bad: 'Multifamily homes without a unit',
    broken: `select p.id::text as id from properties p where p.is_multifamily and p.archived_at is null and not exists (
      select from units u where u.customer_id = p.customer_id and u.property_id = p.id and u.archived_at is null)`,
  },
  {
    // Before migration 0016, a building could be let both as a whole and by unit. Such leases still work, and the
    // customer can end one of them.
    level: note,
    fine: 'No building is let both as a whole and by unit.',
    bad: 'Buildings let both as a whole and by unit, as earlier versions allowed. Their owners can end one tenancy',
    broken: `select distinct whole.property_id::text as id from leases whole
      join leases part on part.customer_id = whole.customer_id and part.property_id = whole.property_id
        and part.is_current and part.unit_id is not null
      join units u on u.customer_id = part.customer_id and u.id = part.unit_id and u.archived_at is null
      where whole.is_current and whole.unit_id is null`,
  },
]

export async function examineInvariants(runQuery: RunQuery, today: string): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { fine, bad, broken, level } of invariants) {
    const listed = async () => {
      const ids = (await runQuery<{ id: string }>(broken)).map(({ id }) => id)
      return [reportFaults(ids, fine, (list) => `${bad}: ${list}.`, level)]
    }
    findings.push(...(await catchDamage(`What would tell of “${bad}”`, listed)))
  }
  const forecasts = async () => [await examineForecasts(runQuery, today)]
  return [...findings, ...(await catchDamage('What forecasts are made of', forecasts))]
}

interface InstalledRow {
  readonly id: string
  readonly type: ComponentType
  readonly variant: string | null
  readonly condition: Condition | null
  readonly installed_on: string
  readonly state: (typeof stateCodes)[number]
}

/**
 * Computes the forecast of every component. Checks that the bounds, the failure probabilities and the costs of each are
 * in ascending order.
 */
async function examineForecasts(runQuery: RunQuery, today: string): Promise<Finding> {
  const rows = await runQuery<InstalledRow>(`select i.id::text as id, c.type, i.variant, i.condition,
      i.installed_on::text as installed_on, p.state
    from installations i
    join components c on c.customer_id = i.customer_id and c.id = i.component_id and c.archived_at is null
    join properties p on p.customer_id = i.customer_id and p.id = i.property_id and p.archived_at is null
    where i.removed_on is null`)
  return reportFaults(
    rows.filter((row) => !isInOrder(row, today)).map(({ id }) => id),
    `The forecasts of ${countWithNoun(rows.length, 'component')} keep their order: bounds, chances and costs.`,
    (list) => `Installations whose forecast makes no sense: ${list}.`,
  )
}

function isInOrder(
  { type, variant, condition, installed_on: installedOn, state }: InstalledRow,
  today: string,
) {
  if (!componentTypes.includes(type) || !stateCodes.includes(state)) return false
  const kind = { type, variant: variant !== null && isVariantOf(type, variant) ? variant : undefined, state }
  const from = installedOn > today ? installedOn : today
  const forecast = forecastComponent({ ...kind, condition, installedOn, today: from })
  const cost = estimateReplacementCost({ ...kind, today })
  const { forecastLow, forecastHigh, failureWithin12Months, failureWithin5Years } = forecast
  return (
    forecastLow <= forecastHigh &&
    0 <= failureWithin12Months &&
    failureWithin12Months <= failureWithin5Years &&
    failureWithin5Years <= 1 &&
    cost.lowCents <= cost.typicalCents &&
    cost.typicalCents <= cost.highCents
  )
}
