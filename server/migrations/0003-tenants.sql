-- A tenant is a person; a lease is their contract for a property or one of its units.

create table tenants (
  customer_id uuid not null references customers,
  id uuid not null,
  first_name text not null,
  last_name text not null,
  phone_number text not null,
  created_at timestamptz not null,
  archived_at timestamptz,
  primary key (customer_id, id)
);

create table leases (
  customer_id uuid not null,
  id uuid not null,
  tenant_id uuid not null,
  property_id uuid not null,
  unit_id uuid,
  rent_cents bigint not null check (rent_cents >= 0),
  duration_months integer not null check (duration_months >= 0),
  starts_on date,
  ends_on date,
  is_current boolean not null,
  ended_on date,
  created_at timestamptz not null,
  primary key (customer_id, id),
  foreign key (customer_id, tenant_id) references tenants (customer_id, id),
  foreign key (customer_id, property_id) references properties (customer_id, id),
  foreign key (customer_id, property_id, unit_id) references units (customer_id, property_id, id),
  check (ends_on >= starts_on)
);
create unique index leases_current_of_property on leases (customer_id, property_id)
  where is_current and unit_id is null;
create unique index leases_current_of_unit on leases (customer_id, unit_id)
  where is_current and unit_id is not null;
create index leases_by_property on leases (customer_id, property_id, created_at);

call guard_table('tenants');
call guard_table('leases');
call version_table('tenants');
call version_table('leases');
