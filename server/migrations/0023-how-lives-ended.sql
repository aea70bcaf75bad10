-- Whether a replaced component had failed. One that still worked says only that it lasted so long.
alter table installations
  add column removal_cause text check (removal_cause in ('failed', 'elective'));

alter table life_evidence add column has_failed boolean not null default true;
alter table life_evidence drop constraint life_evidence_pkey;
alter table life_evidence add primary key (type, variant, since_days, age_days, has_failed);

drop function gate.count_lives(date, text);

-- All observed lifetimes: the ended ones, and the current ones up to the last day on which they are known to have worked.
-- That is the day on which they were archived, else last confirmed. After it nobody knows.
create function gate.count_lives(p_today date, p_hot_states text)
returns table (type text, variant text, since_days integer, age_days integer, has_ended boolean, lives bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select e.type, e.variant, e.since_days, e.age_days, e.has_failed, e.lives::bigint from life_evidence e
  union all
  select c.type, variant_of_life(c.type, i.variant, p.state, p_hot_states),
    greatest(0, (i.created_at at time zone 'UTC')::date - i.installed_on), seen.on_date - i.installed_on, false, count(*)
  from installations i
  join components c on c.customer_id = i.customer_id and c.id = i.component_id
  join properties p on p.customer_id = i.customer_id and p.id = i.property_id
  cross join lateral (
    select least(p_today, coalesce((least(c.archived_at, p.archived_at) at time zone 'UTC')::date, i.confirmed_on)) as on_date
  ) as seen
  where i.removed_on is null and not p.is_sample
    and (i.confirmed_on is not null or c.archived_at is not null or p.archived_at is not null)
    and seen.on_date > greatest(i.installed_on, (i.created_at at time zone 'UTC')::date)
  group by 1, 2, 3, 4
$$;

grant create on schema gate to home_pulse_gate;
alter function gate.count_lives(date, text) owner to home_pulse_gate;
revoke all on function gate.count_lives(date, text) from public;
grant execute on function gate.count_lives(date, text) to home_pulse_app;
revoke create on schema gate from home_pulse_gate;
