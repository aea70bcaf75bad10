-- What an owner said of the money set aside for replacements, and how to plan it: for one home, or for all of them.
create table reserve_plans (
  customer_id uuid not null references customers,
  id uuid not null,
  -- Null for all homes together.
  property_id uuid,
  balance_cents bigint check (balance_cents >= 0),
  -- The day on which that was the balance.
  balance_on date check ((balance_on is null) = (balance_cents is null)),
  contribution_cents bigint check (contribution_cents >= 0),
  confidence_percent smallint check (confidence_percent in (50, 80, 90)),
  years smallint check (years between 1 and 30),
  inflation double precision check (inflation between -0.05 and 0.25),
  primary key (customer_id, id),
  unique nulls not distinct (customer_id, property_id),
  foreign key (customer_id, property_id) references properties (customer_id, id)
);

call guard_table('reserve_plans');
call version_table('reserve_plans');
