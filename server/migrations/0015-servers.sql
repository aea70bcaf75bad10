-- The servers on this database, so that one that stands alone knows it: what it knows nobody else changes.
create table servers (
  id uuid primary key,
  seen_at timestamptz not null,
  -- Whether it may answer from memory. Whoever comes waits until it has given that up, or can no longer think it has it.
  is_sole boolean not null default false
);

grant select, insert, update, delete on servers to home_pulse_gate;
grant create on schema gate to home_pulse_gate;

-- A server says that it is here, and hears who else is. One at a time: no two can each find that the other has not come.
create function gate.stand(p_server uuid, p_wants_sole boolean)
returns table (is_alone boolean, is_new boolean, is_other_sole boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(7102026, 15);
  -- Longer than a dead server's last transaction can go on: it writes for 30 s after it was last here, and is cut off after 35.
  delete from servers where id <> p_server and seen_at < clock_timestamp() - interval '2 minutes';
  insert into servers (id, seen_at) values (p_server, clock_timestamp()) on conflict (id) do nothing;
  is_new := found;
  is_alone := not exists (select from servers where id <> p_server);
  is_other_sole := exists (select from servers where id <> p_server and is_sole);
  -- What it has it keeps until it says that it has let go: before that it cannot know better.
  update servers set seen_at = clock_timestamp(), is_sole = p_wants_sole and (is_alone or is_sole)
  where id = p_server
    and (seen_at < clock_timestamp() - interval '10 seconds' or (is_sole and not p_wants_sole)
      or (is_alone and p_wants_sole and not is_sole));
  return next;
end $$;

create function gate.leave(p_server uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from servers where id = p_server
$$;

alter function gate.stand(uuid, boolean) owner to home_pulse_gate;
alter function gate.leave(uuid) owner to home_pulse_gate;
revoke all on function gate.stand(uuid, boolean), gate.leave(uuid) from public;
grant execute on function gate.stand(uuid, boolean), gate.leave(uuid) to home_pulse_app;
revoke create on schema gate from home_pulse_gate;

-- Servers of the versions before serve on for a time, and say nothing of it: for a day nobody is alone where one may be.
do $$
begin
  if to_regclass('public.schema_migrations') is not null then
    insert into servers (id, seen_at)
    select '00000000-0000-0000-0000-000000000000', clock_timestamp() + interval '1 day'
    where exists (select from schema_migrations where xmin::text <> pg_current_xact_id()::xid::text);
  end if;
end $$;
