-- Real payments: what a provider says of a subscription, and what must be kept so that its word counts once.

-- Until when the customer may work is not until when they paid: a renewal that is late or declined has its days of grace.
alter table subscriptions add column access_ends_at timestamptz;
-- Raised with each change: whoever asked the provider before somebody else's answer was kept asks again.
alter table subscriptions add column revision integer not null default 0;
-- The invoice last made, by which a refund is known to be of the present period.
alter table subscriptions add column provider_invoice_ref text;
-- These rows are of all customers, whom nobody has named: the wall is lifted for this one statement.
alter table subscriptions no force row level security;
update subscriptions set access_ends_at = current_period_ends_at;
alter table subscriptions force row level security;
alter table subscriptions alter column access_ends_at set not null;

-- A provider's checkout does not stay open for ever; the sandbox's does.
alter table checkout_sessions add column expires_at timestamptz;

-- A checkout that is being opened at the provider, outside any transaction. Two tabs find one row and ask with one key, and
-- a provider answers one key with one checkout.
create table checkout_openings (
  customer_id uuid primary key references customers,
  key text not null,
  email text not null,
  origin text not null,
  started_at timestamptz not null
);
call guard_table('checkout_openings');

-- Money that went back, or that somebody asks back. The id is the provider's, of the charge or of the dispute.
create table payment_incidents (
  customer_id uuid not null references customers,
  id text not null,
  kind text not null check (kind in ('refund', 'dispute')),
  status text not null check (status in ('partial', 'full', 'open', 'won', 'lost')),
  amount_cents bigint not null check (amount_cents >= 0),
  provider_invoice_ref text,
  happened_at timestamptz not null,
  primary key (customer_id, id)
);
call guard_table('payment_incidents');
call version_table('payment_incidents');

-- The provider's events that were acted on, by their id alone. Nobody's data.
create table payment_events (
  id text primary key,
  type text not null,
  handled_at timestamptz not null
);
create index payment_events_by_age on payment_events (handled_at);
grant select, insert, delete on payment_events to home_pulse_app;

-- Whoever asks what is paid means until when the customer may work.

create or replace function gate.authenticate(p_user_id uuid, p_token_hash bytea, p_known_version bigint)
returns table (
  customer_id uuid, email text, first_name text, last_name text, token_version integer, time_zone text,
  data_version bigint, paid_until timestamptz, is_revoked boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return query
    select u.customer_id, u.email, u.first_name, u.last_name, u.token_version, c.time_zone, v.data_version,
      s.access_ends_at,
      exists (select from revoked_tokens r where r.customer_id = u.customer_id and r.token_hash = p_token_hash)
    from users u
    join customers c on c.customer_id = u.customer_id
    join customer_versions v on v.customer_id = u.customer_id
    left join subscriptions s on s.customer_id = u.customer_id
    where u.id = p_user_id and c.archived_at is null
      and (v.data_version is not distinct from p_known_version
        or set_config('app.customer_id', u.customer_id::text, false) is not null);
end $$;

create or replace function gate.find_sign_in(p_email_key text)
returns table (
  customer_id uuid, user_id uuid, email text, password_hash text, first_name text, last_name text,
  token_version integer, time_zone text, paid_until timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.customer_id, u.id, u.email, u.password_hash, u.first_name, u.last_name, u.token_version,
    c.time_zone, s.access_ends_at
  from sign_in_emails e
  join users u on u.customer_id = e.customer_id and u.id = e.user_id
  join customers c on c.customer_id = u.customer_id
  left join subscriptions s on s.customer_id = u.customer_id
  where e.email_key = p_email_key and c.archived_at is null
$$;

create or replace function gate.list_mail_readers(
  p_kind text, p_time_zone text, p_since timestamptz, p_after uuid, p_limit integer)
returns table (customer_id uuid, email text, first_name text, weekly_mail boolean, paid_until timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.customer_id, u.email, u.first_name, c.weekly_mail, s.access_ends_at
  from customers c
  join users u on u.customer_id = c.customer_id and u.id = c.customer_id
  left join subscriptions s on s.customer_id = c.customer_id
  where c.time_zone = p_time_zone and c.archived_at is null and c.created_at <= p_since
    and (p_after is null or c.customer_id > p_after)
    and case p_kind when 'weekly' then c.weekly_mail else c.due_mail end
  order by c.customer_id
  limit p_limit
$$;

create or replace function gate.find_calendar(p_token_hash bytea)
returns table (customer_id uuid, time_zone text, data_version bigint, paid_until timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select f.customer_id, c.time_zone, v.data_version, s.access_ends_at
  from calendar_feeds f
  join customers c on c.customer_id = f.customer_id
  join customer_versions v on v.customer_id = f.customer_id
  left join subscriptions s on s.customer_id = f.customer_id
  where f.token_hash = p_token_hash and f.revoked_at is null and c.archived_at is null
$$;
