-- What is done to keep a home going, the calendar that says when, and the mails that remind of it.

-- One row for each time that a task was done, skipped or put off. The newest rules; to undo is to delete it.
create table maintenance_events (
  customer_id uuid not null,
  id uuid not null,
  property_id uuid not null,
  component_id uuid not null,
  -- The task of the catalogue: a slug that outlives its wording.
  task_id text not null,
  kind text not null check (kind in ('done', 'skipped', 'snoozed')),
  on_date date not null,
  -- The day to which it was put off.
  until_date date check ((until_date is not null) = (kind = 'snoozed')),
  note text,
  cost_cents bigint check (cost_cents >= 0),
  created_at timestamptz not null,
  primary key (customer_id, id),
  foreign key (customer_id, property_id, component_id) references components (customer_id, property_id, id)
);
create index maintenance_events_by_task on maintenance_events (customer_id, component_id, task_id, on_date desc, id desc);

-- The address of a calendar, as a hash: whoever reads this table can subscribe to nothing.
create table calendar_feeds (
  customer_id uuid not null references customers,
  id uuid not null,
  token_hash bytea not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  primary key (customer_id, id)
);
create unique index calendar_feeds_by_token on calendar_feeds (token_hash);
create unique index calendar_feeds_current on calendar_feeds (customer_id) where revoked_at is null;

alter table customers add column weekly_mail boolean not null default true;
alter table customers add column due_mail boolean not null default true;

-- What was mailed to whom: a row is there before its mail is on its way, so that none goes out twice.
create table mail_deliveries (
  customer_id uuid not null references customers,
  kind text not null check (kind in ('weekly', 'due')),
  -- The Monday of the week, or the day.
  period date not null,
  status text not null check (status in ('sending', 'sent', 'refused')),
  created_at timestamptz not null,
  primary key (customer_id, kind, period)
);

call guard_table('maintenance_events');
call guard_table('calendar_feeds');
call guard_table('mail_deliveries');
call version_table('maintenance_events');
call version_table('calendar_feeds');

-- Which replica does, or did, a job's work of a period. Nobody's data.
create table job_runs (
  job text not null,
  time_zone text not null,
  period text not null,
  due_at timestamptz not null,
  attempts integer not null,
  -- Until when its holder has it, or when it may be tried again.
  free_at timestamptz not null,
  finished_at timestamptz,
  primary key (job, time_zone, period)
);
grant select, insert, update, delete on job_runs to home_pulse_app;

-- The gate: what a job, and a calendar's address, need to know of customers before one is named.

create policy gate_looks_up on calendar_feeds for select to home_pulse_gate using (true);
grant select on calendar_feeds to home_pulse_gate;
grant create on schema gate to home_pulse_gate;

create function gate.list_time_zones() returns table (time_zone text)
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct c.time_zone from customers c where c.archived_at is null
$$;

-- Customers of a time zone who were there at an instant and want a kind of mail, by id, a page at a time.
create function gate.list_mail_readers(
  p_kind text, p_time_zone text, p_since timestamptz, p_after uuid, p_limit integer)
returns table (customer_id uuid, email text, first_name text, weekly_mail boolean, paid_until timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.customer_id, u.email, u.first_name, c.weekly_mail, s.current_period_ends_at
  from customers c
  join users u on u.customer_id = c.customer_id and u.id = c.customer_id
  left join subscriptions s on s.customer_id = c.customer_id
  where c.time_zone = p_time_zone and c.archived_at is null and c.created_at <= p_since
    and (p_after is null or c.customer_id > p_after)
    and case p_kind when 'weekly' then c.weekly_mail else c.due_mail end
  order by c.customer_id
  limit p_limit
$$;

create function gate.find_calendar(p_token_hash bytea)
returns table (customer_id uuid, time_zone text, data_version bigint, paid_until timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select f.customer_id, c.time_zone, v.data_version, s.current_period_ends_at
  from calendar_feeds f
  join customers c on c.customer_id = f.customer_id
  join customer_versions v on v.customer_id = f.customer_id
  left join subscriptions s on s.customer_id = f.customer_id
  where f.token_hash = p_token_hash and f.revoked_at is null and c.archived_at is null
$$;

alter function gate.list_time_zones() owner to home_pulse_gate;
alter function gate.list_mail_readers(text, text, timestamptz, uuid, integer) owner to home_pulse_gate;
alter function gate.find_calendar(bytea) owner to home_pulse_gate;
revoke all on function gate.list_time_zones() from public;
revoke all on function gate.list_mail_readers(text, text, timestamptz, uuid, integer) from public;
revoke all on function gate.find_calendar(bytea) from public;
grant execute on function gate.list_time_zones() to home_pulse_app;
grant execute on function gate.list_mail_readers(text, text, timestamptz, uuid, integer) to home_pulse_app;
grant execute on function gate.find_calendar(bytea) to home_pulse_app;
revoke create on schema gate from home_pulse_gate;
