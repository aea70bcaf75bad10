-- Requests that come at the same time are looked up by one statement.

-- What a request needs to know of the person behind its token, said once for all who ask. It works under the gate's role.
grant create on schema gate to home_pulse_gate;
create view gate.people as
  select u.id as user_id, u.customer_id, u.email, u.first_name, u.last_name, u.token_version, c.time_zone, v.data_version,
    s.access_ends_at as paid_until
  from users u
  join customers c on c.customer_id = u.customer_id
  join customer_versions v on v.customer_id = u.customer_id
  left join subscriptions s on s.customer_id = u.customer_id
  where c.archived_at is null;
alter view gate.people owner to home_pulse_gate;

create or replace function gate.authenticate(p_user_id uuid, p_token_hash bytea, p_known_version bigint)
returns table (
  customer_id uuid, email text, first_name text, last_name text, token_version integer, time_zone text,
  data_version bigint, paid_until timestamptz, is_revoked boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return query
    select p.customer_id, p.email, p.first_name, p.last_name, p.token_version, p.time_zone, p.data_version, p.paid_until,
      exists (select from revoked_tokens r where r.customer_id = p.customer_id and r.token_hash = p_token_hash)
    from gate.people p
    where p.user_id = p_user_id
      and (p.data_version is not distinct from p_known_version
        or set_config('app.customer_id', p.customer_id::text, false) is not null);
end $$;

-- The same of many, with the place of each among those asked for. It names no customer: nothing is read under it.
create function gate.look_up(p_user_ids uuid[], p_token_hashes text[])
returns table (
  place integer, customer_id uuid, email text, first_name text, last_name text, token_version integer, time_zone text,
  data_version bigint, paid_until timestamptz, is_revoked boolean)
language plpgsql stable security definer rows 16 set search_path = public, pg_temp as $$
begin
  return query
    select a.place::integer, p.customer_id, p.email, p.first_name, p.last_name, p.token_version, p.time_zone,
      p.data_version, p.paid_until,
      exists (select from revoked_tokens r
        where r.customer_id = p.customer_id and r.token_hash = decode(a.token_hash, 'hex'))
    from unnest(p_user_ids, p_token_hashes) with ordinality as a (user_id, token_hash, place)
    join gate.people p on p.user_id = a.user_id;
end $$;

alter function gate.look_up(uuid[], text[]) owner to home_pulse_gate;
revoke all on function gate.look_up(uuid[], text[]) from public;
grant execute on function gate.look_up(uuid[], text[]) to home_pulse_app;
revoke create on schema gate from home_pulse_gate;
