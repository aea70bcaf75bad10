-- Optional facts of a lease: the day on which the tenant moves out, the deposit, and the other people who signed it.
alter table tenants add column email text not null default '';
alter table leases
  add column move_out_on date,
  add column deposit_cents bigint check (deposit_cents >= 0),
  add column co_tenants text[] not null default '{}' check (cardinality(co_tenants) <= 10);

-- The rent roll sorts current leases by their end or by their rent, and reads only the page that it shows.
create index leases_current_by_end on leases (customer_id, (coalesce(move_out_on, ends_on)), id) where is_current;
create index leases_current_by_rent on leases (customer_id, rent_cents desc, id) where is_current;
