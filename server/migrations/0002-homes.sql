-- Homes, the places in them, and what stands there.

create table properties (
  customer_id uuid not null references customers,
  id uuid not null,
  street text not null,
  city text not null,
  state text not null check (state ~ '^[A-Z]{2}$'),
  postal_code text not null,
  built_year integer not null,
  is_multifamily boolean not null,
  created_at timestamptz not null,
  archived_at timestamptz,
  -- A home of the sample portfolio, which goes in one click.
  is_sample boolean not null default false,
  primary key (customer_id, id)
);

create table units (
  customer_id uuid not null,
  id uuid not null,
  property_id uuid not null,
  unit_number text not null,
  created_at timestamptz not null,
  archived_at timestamptz,
  primary key (customer_id, id),
  unique (customer_id, property_id, id),
  foreign key (customer_id, property_id) references properties (customer_id, id)
);

-- A component is a place in the home, with an id that outlives what stands there.
create table components (
  customer_id uuid not null,
  id uuid not null,
  property_id uuid not null,
  unit_id uuid,
  type text not null check (type in (
    'stove', 'dishwasher', 'dryer', 'refrigerator', 'washer', 'ac_unit', 'water_heater',
    'roof', 'driveway', 'furnace')),
  created_at timestamptz not null,
  archived_at timestamptz,
  primary key (customer_id, id),
  unique (customer_id, property_id, id),
  foreign key (customer_id, property_id) references properties (customer_id, id),
  foreign key (customer_id, property_id, unit_id) references units (customer_id, property_id, id)
);
create index components_by_unit on components (customer_id, unit_id) where unit_id is not null;

-- What stands in that place. A replacement appends a row: history is evidence.
create table installations (
  customer_id uuid not null,
  id uuid not null,
  property_id uuid not null,
  component_id uuid not null,
  installed_on date not null,
  installed_precision text not null check (installed_precision in ('day', 'month', 'year')),
  variant text,
  condition text check (condition in ('excellent', 'good', 'fair', 'poor')),
  brand text,
  model text,
  serial_number text,
  warranty_ends_on date,
  forecast_on date not null,
  forecast_source text not null check (forecast_source in ('estimate', 'owner')),
  -- Only what the owner set: an estimate is always made anew for its day and state.
  owner_cost_cents bigint check (owner_cost_cents >= 0),
  owner_cost_price_on date,
  removed_on date,
  removal_reason text,
  created_at timestamptz not null,
  primary key (customer_id, id),
  foreign key (customer_id, property_id, component_id) references components (customer_id, property_id, id),
  check ((owner_cost_cents is null) = (owner_cost_price_on is null))
);
create unique index installations_current on installations (customer_id, component_id) where removed_on is null;
create index installations_due on installations (customer_id, forecast_on, component_id) where removed_on is null;
create index installations_next on installations (customer_id, property_id, forecast_on, component_id)
  where removed_on is null;

call guard_table('properties');
call guard_table('units');
call guard_table('components');
call guard_table('installations');
call version_table('properties');
call version_table('units');
call version_table('components');
call version_table('installations');
