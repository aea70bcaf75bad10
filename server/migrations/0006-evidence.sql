-- How long things lasted, in numbers that lead back to nobody: what the catalogue's lives can be measured against.

-- Counts, not rows: neither an id nor an instant tells whose it was, and ages are whole months. Nothing of it is a
-- customer's, and nothing of it goes when one leaves.
create table life_evidence (
  type text not null,
  -- Empty where no variant is recorded.
  variant text not null,
  -- How old things were when we came to know of them: what ended younger was never seen.
  since_months integer not null check (since_months >= 0),
  -- How old they were when others took their place.
  age_months integer not null check (age_months > since_months),
  lives integer not null check (lives > 0),
  primary key (type, variant, since_months, age_months)
);
grant select, insert, update on life_evidence to home_pulse_app;

create policy gate_looks_up on properties for select to home_pulse_gate using (true);
create policy gate_looks_up on components for select to home_pulse_gate using (true);
create policy gate_looks_up on installations for select to home_pulse_gate using (true);
grant select on properties, components, installations, life_evidence to home_pulse_gate;
grant create on schema gate to home_pulse_gate;

-- The months, 1/12 of a mean year each, of an observation that begins and ends on these days.
create function months_of_life(p_installed date, p_seen date, p_ended date)
returns table (since_months integer, age_months integer)
language sql immutable as $$
  select greatest(0, floor((p_seen - p_installed) / 30.436875))::integer,
    ceil((p_ended - p_installed) / 30.436875)::integer
$$;

-- All that is known of lives: those that ended, and beside them those that last still, counted by kind and age.
create function gate.count_lives(p_today date)
returns table (
  type text, variant text, since_months integer, age_months integer, has_ended boolean, lives bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select e.type, e.variant, e.since_months, e.age_months, true, e.lives::bigint from life_evidence e
  union all
  select c.type, coalesce(i.variant, ''), m.since_months, m.age_months, false, count(*)
  from installations i
  join components c on c.customer_id = i.customer_id and c.id = i.component_id and c.archived_at is null
  join properties p on p.customer_id = i.customer_id and p.id = i.property_id and p.archived_at is null
  cross join lateral months_of_life(i.installed_on, (i.created_at at time zone 'UTC')::date, p_today) m
  where i.removed_on is null and not p.is_sample
    and p_today > greatest(i.installed_on, (i.created_at at time zone 'UTC')::date)
  group by 1, 2, 3, 4
$$;

alter function gate.count_lives(date) owner to home_pulse_gate;
revoke all on function gate.count_lives(date) from public;
grant execute on function gate.count_lives(date) to home_pulse_app;
revoke create on schema gate from home_pulse_gate;
