import { randomUUID } from 'node:crypto'

/** A customer of the bench: the login, and the number of homes. */
export interface Person {
  readonly userId: string
  readonly email: string
  readonly homes: number
  /** The number of components in each home. Default: 3. */
  readonly components?: number
  /** The number of components that are due for replacement. Default: 10, because few are due in most portfolios. */
  readonly due?: number
  /** The number of units in the first home. Each has one appliance. */
  readonly units?: number
}

/**
 * The size of the data. By default ten components are due for replacement, in a small and in a large portfolio alike.
 * So the bench shows whether finding them takes longer in a large portfolio.
 */
export interface Scale {
  readonly name: 'full' | 'quick'
  readonly largeHomes: number
  readonly ordinary: number
}

export const scales: Record<Scale['name'], Scale> = {
  full: { name: 'full', largeHomes: 100_000, ordinary: 10_000 },
  quick: { name: 'quick', largeHomes: 20_000, ordinary: 1_000 },
}

export const password = 'a bench password'
const dueDefault = 10
const componentsDefault = 3
const types = [
  ...['roof', 'water_heater', 'dryer', 'furnace', 'stove'],
  ...['refrigerator', 'dishwasher', 'washer', 'ac_unit', 'driveway'],
]
const homesPerCustomer = 10
const streets = ['Oak', 'Elm', 'Maple', 'Cedar', 'Birch']

/** Makes an id from a number, so that all processes of a run know the same ids. */
const idOf = (kind: 1 | 2 | 3 | 4 | 5, n: number) =>
  `0000000${kind}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`

const person = (n: number, homes: number): Person => ({
  userId: idOf(1, n),
  email: `bench-${n}@example.com`,
  homes,
})

export interface People {
  readonly small: Person
  readonly list: Person
  readonly middle: Person
  readonly large: Person
  /** Customers without data. */
  readonly newcomers: readonly Person[]
  readonly ordinary: readonly Person[]
}

export function peopleOf({ largeHomes, ordinary }: Pick<Scale, 'largeHomes' | 'ordinary'>): People {
  return {
    small: person(1, 10),
    list: person(2, 200),
    middle: person(3, 1_000),
    large: person(4, largeHomes),
    newcomers: Array.from({ length: 12 }, (_, n) => person(10 + n, 0)),
    ordinary: Array.from({ length: ordinary }, (_, n) => person(1_000 + n, homesPerCustomer)),
  }
}

/**
 * Returns people of whom one, `large`, has the maximum account: ten components per home, 10,000 components that are
 * due, and a building of 20,000 units.
 */
export function largeAccount(homes: number): People {
  const people = peopleOf({ largeHomes: homes, ordinary: 10 })
  return { ...people, large: { ...people.large, components: 10, due: 10_000, units: 20_000 } }
}

export const allPeople = ({ small, list, middle, large, newcomers, ordinary }: People) => [
  ...[small, list, middle, large],
  ...newcomers,
  ...ordinary,
]

/**
 * Returns the number of each person's first home, by user id. Homes are numbered in the order of their
 * owners.
 */
export function firstHomes(people: People): Map<string, number> {
  return firstHomesOf(allPeople(people))
}

export function firstHomesOf(people: readonly Person[]): Map<string, number> {
  let next = 1
  return new Map(
    people.map(({ userId, homes }) => {
      const first = next
      next += homes
      return [userId, first]
    }),
  )
}

export const homeId = (n: number) => idOf(2, n)
export const componentId = (home: number, place: number) => idOf(3, home * idsPerHome + place)
export const unitId = (home: number, unit: number) => idOf(5, home * idsPerHome + unit)
/**
 * The number of component and unit ids that are reserved for each home. The largest building needs 20,000 of them. It
 * is a prime number, because dates are computed from the remainder of an id divided by 300 or 3,000. With
 * 100,000, many homes would have the same dates.
 */
const idsPerHome = 100_003

/**
 * Returns the statements that fill a migrated, empty database. Triggers are off for speed: the data is valid
 * by construction, and the statements insert the rows that triggers would insert.
 */
export function fillingStatements(people: readonly Person[], passwordHash: string): string[] {
  const rows = people
    .map(
      ({ userId, email, homes, components = componentsDefault, due = dueDefault, units = 0 }) =>
        `('${userId}'::uuid,'${email}',${homes},${components},${due},${units})`,
    )
    .join(',')
  const street = `(array['${streets.join("','")}'])[1 + (h - 1) % ${streets.length}]`
  const type = (n: string) => `(array['${types.join("','")}'])[1 + ${n} % ${types.length}]`
  const numbered = (kind: 2 | 3 | 4 | 5, n: string) =>
    `('0000000${kind}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`
  return [
    `set session_replication_role = replica`,
    `create temp table people (id uuid, email text, homes int, parts int, due int, units int, n serial)`,
    `insert into people (id, email, homes, parts, due, units) values ${rows}`,
    // These settings turn emails off. A server that starts after eight o'clock would otherwise send them during the
    // measurement.
    `insert into customers (customer_id, time_zone, created_at, weekly_mail, due_mail)
      select id, 'America/New_York', now(), false, false from people`,
    `insert into data_versions select id, 1 from people`,
    `insert into users select id, id, email, '${passwordHash}', 'Bench', 'Person', 1, now() from people`,
    `insert into sign_in_emails select email, id, id from people`,
    `insert into subscriptions (customer_id, provider, status, current_period_ends_at, access_ends_at,
        cancel_at_period_end, updated_at)
      select id, 'sandbox', 'active', now() + interval '50 years', now() + interval '50 years', false, now() from people`,
    `create temp table homes as select p.id customer_id, row_number() over (order by p.n, h) n, h, p.parts, p.due, p.units
      from people p cross join lateral generate_series(1, p.homes) h`,
    `insert into properties (customer_id, id, street, city, state, postal_code, built_year, is_multifamily, created_at)
      select customer_id, ${numbered(2, 'n')}, h || ' ' || ${street} || ' Street', 'Austin', 'TX', '78701', 2006, h = 1 and units > 0, now() from homes`,
    `insert into units (customer_id, id, property_id, unit_number, created_at)
      select customer_id, ${numbered(5, `n * ${idsPerHome} + u`)}, ${numbered(2, 'n')}, u + 1, now()
      from homes cross join lateral generate_series(0, units - 1) u where h = 1`,
    `create temp table parts as select h.customer_id, h.n home, h.n * ${idsPerHome}::bigint + k n, ${type('k')} type,
        (h.h - 1) * h.parts + k < h.due is_due, case when k >= h.parts then k - h.parts end unit
      from homes h
      cross join lateral generate_series(0, h.parts - 1 + case when h.h = 1 then h.units else 0 end) k`,
    // A unit may have appliances only, so its component is a stove.
    `update parts set type = 'stove' where unit is not null`,
    `insert into components (customer_id, id, property_id, unit_id, type, created_at)
      select customer_id, ${numbered(3, 'n')}, ${numbered(2, 'home')},
        case when unit is not null then ${numbered(5, `home * ${idsPerHome} + unit`)} end, type, now() from parts`,
    `insert into installations (customer_id, id, property_id, component_id, installed_on, installed_precision, brand,
        forecast_on, forecast_source, created_at)
      select customer_id, ${numbered(4, 'n')}, ${numbered(2, 'home')}, ${numbered(3, 'n')},
        current_date - (n % 3000)::int, 'year', 'Rheem',
        current_date + case when is_due then (n % 300)::int - 100 else 1000 + (n % 3000)::int end, 'estimate', now()
      from parts`,
    `insert into tenants select h.customer_id, ${numbered(2, 'h.n')}, 'Ada', 'Lovelace', '', now()
      from homes h join people p on p.id = h.customer_id and p.homes = 200`,
    `insert into leases select h.customer_id, ${numbered(2, 'h.n')}, ${numbered(2, 'h.n')}, ${numbered(2, 'h.n')}, null,
        150000, 12, current_date - 100, current_date + 265, true, null, now()
      from homes h join people p on p.id = h.customer_id and p.homes = 200`,
    `drop table parts, homes, people`,
    `set session_replication_role = origin`,
    `vacuum analyze`,
  ]
}

function csvOf(rows: number): string {
  const lines = Array.from(
    { length: rows },
    (_, n) => `${n + 1} Elm Street,Albany,NY,12207,${20 + (n % 60)},${n % 25},${n % 14},Rheem,${n % 12}`,
  )
  return [
    'street,city,state,zip,home_age,roof_age,water_heater_age,water_heater_brand,dryer_age',
    ...lines,
    '',
  ].join('\n')
}

/**
 * Returns a spreadsheet of homes as a multipart form. The boundary between its parts is random, so it occurs in no row.
 */
export function csvForm(rows: number): { readonly body: string; readonly contentType: string } {
  const boundary = randomUUID()
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="homes.csv"\r\ncontent-type: text/csv\r\n\r\n`
  return {
    body: `${head}${csvOf(rows)}\r\n--${boundary}--\r\n`,
    contentType: `multipart/form-data; boundary=${boundary}`,
  }
}
