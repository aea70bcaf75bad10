-- Tasks that customers add themselves, such as cleaning the gutters in March.
create table own_tasks (
  customer_id uuid not null,
  id uuid not null,
  property_id uuid not null,
  title text not null check (length(title) between 1 and 120),
  note text,
  -- The first day of the month if the task is due in a whole month.
  due_on date not null,
  is_whole_month boolean not null check (not is_whole_month or extract(day from due_on) = 1),
  -- Null if the task does not repeat.
  repeat_months integer check (repeat_months between 1 and 120),
  last_done_on date,
  created_at timestamptz not null,
  primary key (customer_id, id),
  foreign key (customer_id, property_id) references properties (customer_id, id)
);
create index own_tasks_by_property on own_tasks (customer_id, property_id, due_on);
call guard_table('own_tasks');
call version_table('own_tasks');

create or replace function change_kind(p_table text) returns text language sql immutable as $$
  select case
    when p_table in ('properties', 'units') then 'homes'
    when p_table in ('components', 'installations') then 'components'
    when p_table in ('tenants', 'leases') then 'tenants'
    when p_table = 'notes' then 'notes'
    when p_table = 'files' then 'photos'
    when p_table in ('maintenance_events', 'calendar_feeds', 'reserve_plans', 'own_tasks') then 'plan'
    else 'account' end
$$;
