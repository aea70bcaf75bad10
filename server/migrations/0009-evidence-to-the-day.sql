-- Lives to the day. Months, rounded down where an observation began and up where it ended, gave each a month more than it
-- was watched for: of lives watched for a season or two, the fitted scale came out years too long.

-- Still counts, not rows: two ages in days tell of no date, and of nobody.
alter table life_evidence drop constraint life_evidence_pkey;
alter table life_evidence add column since_days integer;
alter table life_evidence add column age_days integer;
-- The middle of the month that was meant, of 30.436875 days: what was lost in rounding does not come back.
update life_evidence set since_days = round((since_months + 0.5) * 30.436875);
update life_evidence set age_days = greatest(since_days + 1, round((age_months - 0.5) * 30.436875));
alter table life_evidence drop column since_months;
alter table life_evidence drop column age_months;
alter table life_evidence alter column since_days set not null;
alter table life_evidence alter column age_days set not null;
alter table life_evidence add check (since_days >= 0);
alter table life_evidence add check (age_days > since_days);
alter table life_evidence add primary key (type, variant, since_days, age_days);

drop function gate.count_lives(date);
drop function months_of_life(date, date, date);

-- The variant a life counts under, empty where none is known: central air, or what is taken for it, has a life of its own
-- in a hot and humid state. Which those are is the catalogue's to say: two letters each, with commas.
create function variant_of_life(p_type text, p_variant text, p_state text, p_hot_states text)
returns text
language sql immutable as $$
  select case
    when p_type = 'ac_unit' and coalesce(p_variant, 'central') = 'central'
      and p_state = any (string_to_array(p_hot_states, ',')) then 'central_hot_humid'
    else coalesce(p_variant, '') end
$$;

-- All that is known of lives: those that ended, and beside them those that last still, counted by kind and age.
create function gate.count_lives(p_today date, p_hot_states text)
returns table (type text, variant text, since_days integer, age_days integer, has_ended boolean, lives bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select e.type, e.variant, e.since_days, e.age_days, true, e.lives::bigint from life_evidence e
  union all
  select c.type, variant_of_life(c.type, i.variant, p.state, p_hot_states),
    greatest(0, (i.created_at at time zone 'UTC')::date - i.installed_on), p_today - i.installed_on, false, count(*)
  from installations i
  join components c on c.customer_id = i.customer_id and c.id = i.component_id and c.archived_at is null
  join properties p on p.customer_id = i.customer_id and p.id = i.property_id and p.archived_at is null
  where i.removed_on is null and not p.is_sample
    and p_today > greatest(i.installed_on, (i.created_at at time zone 'UTC')::date)
  group by 1, 2, 3, 4
$$;

grant create on schema gate to home_pulse_gate;
alter function gate.count_lives(date, text) owner to home_pulse_gate;
revoke all on function gate.count_lives(date, text) from public;
grant execute on function gate.count_lives(date, text) to home_pulse_app;
revoke create on schema gate from home_pulse_gate;
