-- The lives that this server's own records move: written by `npm run calibrate -- --apply`, read when a server starts.
-- No row for a kind means that the catalogue alone counts. Nothing here belongs to a customer.
create table own_lives (
  -- The type, or `type/variant`.
  kind text primary key,
  shape double precision not null check (shape > 0),
  scale_years double precision not null check (scale_years > 0),
  delay_years double precision not null check (delay_years >= 0),
  -- How many lives were observed, and how many of them ended by a failure.
  lives integer not null,
  failures integer not null check (failures between 1 and lives),
  -- The weight of the own records against the catalogue.
  weight double precision not null check (weight > 0 and weight <= 1)
);
grant select, insert, update, delete on own_lives to home_pulse_app;

grant create on schema gate to home_pulse_gate;

-- All customers by id, a page at a time.
create function gate.list_customers(p_after uuid, p_limit integer)
returns table (customer_id uuid, time_zone text)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.customer_id, c.time_zone from customers c
  where p_after is null or c.customer_id > p_after
  order by c.customer_id
  limit p_limit
$$;

alter function gate.list_customers(uuid, integer) owner to home_pulse_gate;
revoke all on function gate.list_customers(uuid, integer) from public;
grant execute on function gate.list_customers(uuid, integer) to home_pulse_app;
revoke create on schema gate from home_pulse_gate;
