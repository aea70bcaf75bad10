-- Tables and columns get the terms of docs/glossary.md: the data version, known devices, leases of jobs, pending checkouts.

alter table customer_versions rename to data_versions;
alter table data_versions rename constraint customer_versions_pkey to data_versions_pkey;
alter table data_versions rename constraint customer_versions_customer_id_fkey to data_versions_customer_id_fkey;

alter table sign_in_places rename to known_devices;
alter table known_devices rename column place_hash to device_hash;
alter table known_devices rename constraint sign_in_places_pkey to known_devices_pkey;
alter table known_devices rename constraint sign_in_places_customer_id_fkey to known_devices_customer_id_fkey;
alter table known_devices rename constraint sign_in_places_customer_id_user_id_fkey to known_devices_customer_id_user_id_fkey;
alter index sign_in_places_by_age rename to known_devices_by_age;

alter table checkout_openings rename to pending_checkouts;
alter table pending_checkouts rename constraint checkout_openings_pkey to pending_checkouts_pkey;
alter table pending_checkouts rename constraint checkout_openings_customer_id_fkey to pending_checkouts_customer_id_fkey;

-- A server of the version before cannot lease jobs any more. This version runs them.
alter table job_runs rename column free_at to lease_expires_at;

-- Servers of the version before write under the old names until they stop. A view that checks row-level security for its
-- caller needs PostgreSQL 15. A later migration drops the views.
do $$
begin
  if current_setting('server_version_num')::integer >= 150000 then
    create view customer_versions with (security_invoker = true) as select * from data_versions;
    create view sign_in_places with (security_invoker = true) as
      select customer_id, user_id, device_hash as place_hash, seen_at from known_devices;
    create view checkout_openings with (security_invoker = true) as select * from pending_checkouts;
    grant select, insert, update, delete on customer_versions, sign_in_places, checkout_openings to home_pulse_app;
  end if;
end $$;

-- The functions below are those of the migrations named, with the new names.

-- 0030
create or replace function raise_data_version() returns trigger language plpgsql as $$
declare
  entry constant uuid := nullif(current_setting('app.audit_entry_id', true), '')::uuid;
  most_kept constant integer := 20;
  property_key constant text := case tg_table_name when 'properties' then 'id' else 'property_id' end;
  -- The columns that change_fields leaves out of every row.
  left_out constant text[] := '{customer_id,created_at,updated_at,content,url,storage_key,import_id}';
  new_version bigint;
  customers bigint;
  is_one_row boolean := false;
  whole jsonb;
  changed jsonb;
  kept text;
begin
  if tg_op = 'INSERT' then
    update data_versions v set data_version = v.data_version + 1
    where v.customer_id = any (array(select n.customer_id from new_rows n));
  elsif tg_op = 'UPDATE' then
    update data_versions v set data_version = v.data_version + 1
    where v.customer_id = any (array(select n.customer_id from new_rows n union all select o.customer_id from old_rows o));
  else
    update data_versions v set data_version = v.data_version + 1
    where v.customer_id = any (array(select o.customer_id from old_rows o));
  end if;
  get diagnostics customers = row_count;
  if entry is null then
    return null;
  end if;

  -- A deletion has no new rows to ask for.
  if tg_op <> 'DELETE' and customers = 1 then
    is_one_row := (select count(*) from new_rows) = 1;
  end if;
  if is_one_row then
    if tg_op = 'INSERT' then
      select to_jsonb(n) into whole from new_rows n;
    else
      select to_jsonb(n), change_between(to_jsonb(o), to_jsonb(n)) into whole, changed from new_rows n, old_rows o;
      if changed = '{}' then
        return null;
      end if;
    end if;
    -- change_fields removes secrets, the ids of a provider and texts over 300 characters. Most rows have none.
    kept := jsonb_strip_nulls(whole - left_out)::text;
    if kept ~ '(hash|token|secret|_ref)' or whole ->> 'id' !~ '^[0-9a-f-]{36}$'
      or (length(kept) > 300 and exists (select from jsonb_each(whole) f where length(f.value::text) > 300)) then
      kept := change_fields(whole)::text;
    end if;
    select v.data_version into new_version from data_versions v
    where v.customer_id = (whole ->> 'customer_id')::uuid;
    insert into audit_changes values (
      (whole ->> 'customer_id')::uuid, entry, new_version, change_kind(tg_table_name), tg_table_name, lower(tg_op), 1,
      (whole ->> property_key)::uuid,
      '[{"row": ' || kept || case tg_op when 'UPDATE' then ', "changed": ' || changed::text else '' end || '}]');
    return null;
  end if;

  if tg_op = 'INSERT' then
    insert into audit_changes
    select s.customer_id, entry, v.data_version, change_kind(tg_table_name), tg_table_name, 'insert',
      (select count(*) from new_rows),
      case when count(*) = (select count(*) from new_rows) and min(s.property) = max(s.property)
        then min(s.property)::uuid end,
      jsonb_agg(jsonb_build_object('row', change_fields(s.row)))::text
    from (select n.customer_id, to_jsonb(n) as row, to_jsonb(n) ->> property_key as property
      from new_rows n limit most_kept) s
    join data_versions v on v.customer_id = s.customer_id
    group by s.customer_id, v.data_version;
  elsif tg_op = 'UPDATE' then
    insert into audit_changes
    select s.customer_id, entry, v.data_version, change_kind(tg_table_name), tg_table_name, 'update',
      (select count(*) from new_rows),
      case when (select count(*) from new_rows) <= most_kept and min(s.property) = max(s.property)
        then min(s.property)::uuid end,
      jsonb_agg(jsonb_build_object('row', change_fields(s.row), 'changed', s.changed))::text
    from (select n.customer_id, to_jsonb(n) as row, to_jsonb(n) ->> property_key as property,
        change_between(to_jsonb(o), to_jsonb(n)) as changed
      from new_rows n
      join old_rows o on o.customer_id = n.customer_id
        and to_jsonb(o) ->> 'id' is not distinct from to_jsonb(n) ->> 'id'
      where to_jsonb(o) <> to_jsonb(n) limit most_kept) s
    join data_versions v on v.customer_id = s.customer_id
    where s.changed <> '{}'
    group by s.customer_id, v.data_version;
  else
    insert into audit_changes
    select s.customer_id, entry, v.data_version, change_kind(tg_table_name), tg_table_name, 'delete',
      (select count(*) from old_rows),
      case when count(*) = (select count(*) from old_rows) and min(s.property) = max(s.property)
        then min(s.property)::uuid end,
      jsonb_agg(jsonb_build_object('row', change_fields(s.row)))::text
    from (select o.customer_id, to_jsonb(o) as row, to_jsonb(o) ->> property_key as property
      from old_rows o limit most_kept) s
    join data_versions v on v.customer_id = s.customer_id
    group by s.customer_id, v.data_version;
  end if;
  return null;
end $$;

-- 0018
create or replace function change_holdings(p_customer_id uuid, p_homes bigint, p_components bigint) returns void
language plpgsql as $$
declare
  held record;
begin
  if p_homes = 0 and p_components = 0 then
    return;
  end if;
  update data_versions v
    set home_count = v.home_count + p_homes, component_count = v.component_count + p_components
    where v.customer_id = p_customer_id
    returning v.home_count, v.component_count into held;
  if (p_homes > 0 and held.home_count > nullif(current_setting('app.max_homes', true), '')::integer)
    or (p_components > 0 and held.component_count > nullif(current_setting('app.max_components', true), '')::integer) then
    raise exception 'the account is full' using errcode = 'HP001';
  end if;
end $$;

create or replace function publish_import(p_customer_id uuid, p_import_id uuid, p_rows jsonb, p_homes bigint, p_components bigint)
returns void language plpgsql as $$
declare
  entry constant uuid := nullif(current_setting('app.audit_entry_id', true), '')::uuid;
  staged text;
  version bigint;
begin
  delete from unpublished_imports u
    where u.customer_id = p_customer_id and u.id = p_import_id and not u.is_abandoned;
  if not found then
    raise exception 'the import was abandoned' using errcode = 'HP002';
  end if;
  perform change_holdings(p_customer_id, p_homes, p_components);
  foreach staged in array array['properties', 'units', 'components', 'installations'] loop
    continue when coalesce((p_rows ->> staged)::integer, 0) = 0;
    update data_versions v set data_version = v.data_version + 1
      where v.customer_id = p_customer_id returning v.data_version into version;
    continue when entry is null;
    -- Ids ascend with time, so the import's rows come after its own id.
    execute format($insert$insert into audit_changes
      select $1, $3, $4, change_kind(%L), %L, 'insert', $5, case when $6 = 1 then min(s.property)::uuid end,
        jsonb_agg(jsonb_build_object('row', change_fields(s.row)))::text
      from (select to_jsonb(t) as row, to_jsonb(t) ->> %L as property from %I t
        where t.customer_id = $1 and t.id > $2 and t.import_id = $2 order by t.id limit 20) s$insert$,
      staged, staged, case staged when 'properties' then 'id' else 'property_id' end, staged)
    using p_customer_id, p_import_id, entry, version, (p_rows ->> staged)::integer, (p_rows ->> 'properties')::integer;
  end loop;
end $$;

-- 0010
create or replace function gate.find_calendar(p_token_hash bytea)
returns table (customer_id uuid, time_zone text, data_version bigint, paid_until timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select f.customer_id, c.time_zone, v.data_version, s.access_ends_at
  from calendar_feeds f
  join customers c on c.customer_id = f.customer_id
  join data_versions v on v.customer_id = f.customer_id
  left join subscriptions s on s.customer_id = f.customer_id
  where f.token_hash = p_token_hash and f.revoked_at is null and c.archived_at is null
$$;

-- 0012
drop function gate.forget_emails_and_places(timestamptz, timestamptz);
grant create on schema gate to home_pulse_gate;
create function gate.forget_emails_and_devices(p_now timestamptz, p_devices_before timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from email_changes where expires_at <= p_now;
  delete from known_devices where seen_at < p_devices_before;
$$;
alter function gate.forget_emails_and_devices(timestamptz, timestamptz) owner to home_pulse_gate;
revoke all on function gate.forget_emails_and_devices(timestamptz, timestamptz) from public;
grant execute on function gate.forget_emails_and_devices(timestamptz, timestamptz) to home_pulse_app;
revoke create on schema gate from home_pulse_gate;
