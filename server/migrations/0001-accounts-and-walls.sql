-- The foundation: who signs in, whose data it is, and the walls around it.
--
-- customer_id leads every primary key and every foreign key of customer-owned rows, so that the database
-- itself refuses a row that points into another customer's data, and so that the tables can later be spread
-- over machines by that column. Row-level security is forced on all of them. Two roles work under it:
--   home_pulse_app   sees only the customer named by the setting app.customer_id;
--   home_pulse_gate  owns the few functions that look a customer up before one is known.

-- Whoever runs this must be allowed to create roles, or find both made and granted to them.
do $$
declare
  wanted text;
  -- From version 16 on, membership alone does not let one work under a role.
  needed constant text := case when current_setting('server_version_num')::integer >= 160000 then 'SET' else 'MEMBER' end;
begin
  foreach wanted in array array['home_pulse_app', 'home_pulse_gate'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      begin
        execute format('create role %I nologin', wanted);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    if not pg_has_role(current_user, wanted, needed) then
      execute format('grant %I to %I', wanted, current_user);
    end if;
  end loop;
end $$;

-- Accounts

create table customers (
  customer_id uuid primary key,
  time_zone text not null,
  created_at timestamptz not null,
  archived_at timestamptz
);

-- Raised by the triggers below with every change to a customer's data; what an ETag rests on.
create table customer_versions (
  customer_id uuid primary key references customers,
  data_version bigint not null
);

create table users (
  customer_id uuid not null references customers,
  id uuid not null,
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  -- A token carries the number it was made under; raising it ends all older tokens.
  token_version integer not null,
  created_at timestamptz not null,
  primary key (customer_id, id)
);
create unique index users_by_id on users (id);

-- The directory that turns an e-mail, without regard to case, into a user.
create table sign_in_emails (
  email_key text primary key,
  customer_id uuid not null,
  user_id uuid not null,
  foreign key (customer_id, user_id) references users (customer_id, id)
);

create table revoked_tokens (
  customer_id uuid not null references customers,
  token_hash bytea not null,
  expires_at timestamptz not null,
  primary key (customer_id, token_hash)
);

create table subscriptions (
  customer_id uuid primary key references customers,
  provider text not null,
  provider_customer_ref text,
  provider_subscription_ref text,
  status text not null check (status in ('active', 'past_due', 'cancelled')),
  current_period_ends_at timestamptz not null,
  cancel_at_period_end boolean not null,
  updated_at timestamptz not null
);

create table checkout_sessions (
  customer_id uuid not null references customers,
  id text not null,
  provider text not null,
  url text not null,
  status text not null check (status in ('open', 'paid', 'expired')),
  amount_cents bigint not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  primary key (customer_id, id)
);
create unique index checkout_sessions_by_id on checkout_sessions (id);

-- Bookkeeping

create table audit_entries (
  customer_id uuid not null references customers,
  id uuid not null,
  user_id uuid not null,
  action text not null,
  request_id text,
  data_version bigint not null,
  created_at timestamptz not null,
  primary key (customer_id, id)
);

create table idempotency_keys (
  customer_id uuid not null references customers,
  key text not null,
  request_hash bytea not null,
  response text not null,
  created_at timestamptz not null,
  primary key (customer_id, key)
);

-- Counts of guesses, by a keyed hash of what was guessed at or from where. Nobody's data.
create table rate_limits (
  key bytea primary key,
  count integer not null,
  window_ends_at timestamptz not null
);
create index rate_limits_by_end on rate_limits (window_ends_at);

-- The version

-- Statement triggers with transition tables: one update for each customer, however many rows changed.
create function raise_data_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update customer_versions v set data_version = v.data_version + 1
    where v.customer_id in (select n.customer_id from new_rows n);
  elsif tg_op = 'UPDATE' then
    update customer_versions v set data_version = v.data_version + 1
    where v.customer_id in (select n.customer_id from new_rows n union select o.customer_id from old_rows o);
  else
    update customer_versions v set data_version = v.data_version + 1
    where v.customer_id in (select o.customer_id from old_rows o);
  end if;
  return null;
end $$;

-- Row-level security, and the grant that goes with it, for a table whose rows belong to customers.
create procedure guard_table(owned regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', owned);
  execute format('alter table %s force row level security', owned);
  execute format($policy$create policy own_rows on %s to home_pulse_app
    using (customer_id = nullif(current_setting('app.customer_id', true), '')::uuid)
    with check (customer_id = nullif(current_setting('app.customer_id', true), '')::uuid)$policy$, owned);
  execute format('grant select, insert, update, delete on %s to home_pulse_app', owned);
end $$;

-- The triggers that raise its customers' versions with every change.
create procedure version_table(owned regclass) language plpgsql as $$
begin
  execute format('create trigger version_insert after insert on %s
    referencing new table as new_rows for each statement execute function raise_data_version()', owned);
  execute format('create trigger version_update after update on %s
    referencing old table as old_rows new table as new_rows
    for each statement execute function raise_data_version()', owned);
  execute format('create trigger version_delete after delete on %s
    referencing old table as old_rows for each statement execute function raise_data_version()', owned);
end $$;

call guard_table('customers');
call guard_table('customer_versions');
call guard_table('users');
call guard_table('sign_in_emails');
call guard_table('revoked_tokens');
call guard_table('subscriptions');
call guard_table('checkout_sessions');
call guard_table('audit_entries');
call guard_table('idempotency_keys');
call version_table('users');
call version_table('subscriptions');
call version_table('checkout_sessions');
-- A customer's own row comes before its version and goes after it: only its changes can be stale.
create trigger version_update after update on customers
  referencing old table as old_rows new table as new_rows
  for each statement execute function raise_data_version();
revoke update, delete on audit_entries from home_pulse_app;
grant select, insert, update, delete on rate_limits to home_pulse_app;

-- The gate

do $$
declare
  seen text;
begin
  foreach seen in array array[
    'customers', 'customer_versions', 'users', 'sign_in_emails', 'revoked_tokens', 'subscriptions',
    'checkout_sessions']
  loop
    execute format('create policy gate_looks_up on %I for select to home_pulse_gate using (true)', seen);
    execute format('grant select on %I to home_pulse_gate', seen);
  end loop;
end $$;

create schema gate;
grant usage, create on schema gate to home_pulse_gate;
grant usage on schema gate to home_pulse_app;

-- One look-up for each request: who this token speaks for, the version of their data, what they have paid.
-- It names the customer to row-level security on the way, unless the caller's copy is already the newest.
create function gate.authenticate(p_user_id uuid, p_token_hash bytea, p_known_version bigint)
returns table (
  customer_id uuid, email text, first_name text, last_name text, token_version integer, time_zone text,
  data_version bigint, paid_until timestamptz, is_revoked boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return query
    select u.customer_id, u.email, u.first_name, u.last_name, u.token_version, c.time_zone, v.data_version,
      s.current_period_ends_at,
      exists (select from revoked_tokens r where r.customer_id = u.customer_id and r.token_hash = p_token_hash)
    from users u
    join customers c on c.customer_id = u.customer_id
    join customer_versions v on v.customer_id = u.customer_id
    left join subscriptions s on s.customer_id = u.customer_id
    where u.id = p_user_id and c.archived_at is null
      and (v.data_version is not distinct from p_known_version
        or set_config('app.customer_id', u.customer_id::text, false) is not null);
end $$;

create function gate.find_sign_in(p_email_key text)
returns table (
  customer_id uuid, user_id uuid, email text, password_hash text, first_name text, last_name text,
  token_version integer, time_zone text, paid_until timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.customer_id, u.id, u.email, u.password_hash, u.first_name, u.last_name, u.token_version,
    c.time_zone, s.current_period_ends_at
  from sign_in_emails e
  join users u on u.customer_id = e.customer_id and u.id = e.user_id
  join customers c on c.customer_id = u.customer_id
  left join subscriptions s on s.customer_id = u.customer_id
  where e.email_key = p_email_key and c.archived_at is null
$$;

create function gate.find_checkout(p_session_id text)
returns table (
  customer_id uuid, user_id uuid, email text, first_name text, last_name text, token_version integer,
  provider text, status text, amount_cents bigint, paid_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.customer_id, u.id, u.email, u.first_name, u.last_name, u.token_version,
    s.provider, s.status, s.amount_cents, s.paid_at
  from checkout_sessions s
  join users u on u.customer_id = s.customer_id and u.id = s.customer_id
  where s.id = p_session_id
$$;

alter function gate.authenticate(uuid, bytea, bigint) owner to home_pulse_gate;
alter function gate.find_sign_in(text) owner to home_pulse_gate;
alter function gate.find_checkout(text) owner to home_pulse_gate;
revoke all on function gate.authenticate(uuid, bytea, bigint) from public;
revoke all on function gate.find_sign_in(text) from public;
revoke all on function gate.find_checkout(text) from public;
grant execute on function gate.authenticate(uuid, bytea, bigint) to home_pulse_app;
grant execute on function gate.find_sign_in(text) to home_pulse_app;
grant execute on function gate.find_checkout(text) to home_pulse_app;
revoke create on schema gate from home_pulse_gate;
