-- What a customer may do with all that is kept of them: take a copy, see what changed, and leave.

-- What changed

-- One row for each statement of a write that changed something. Its entry in audit_entries says who and when; this says
-- what. No foreign key: the entry is written when its write ends, and nobody can delete either alone.
create table audit_changes (
  customer_id uuid not null references customers,
  entry_id uuid not null,
  -- The version that the statement led to: ascends in the order in which it was done.
  data_version bigint not null,
  -- What a person filters by.
  kind text not null,
  table_name text not null,
  operation text not null check (operation in ('insert', 'update', 'delete')),
  row_count integer not null check (row_count > 0),
  -- Where all the rows are of one property.
  property_id uuid,
  -- The first of the rows, as JSON: which they are, and what was in them before and after.
  sample text not null,
  primary key (customer_id, entry_id, data_version)
);
create index audit_changes_by_kind on audit_changes (customer_id, kind, entry_id);
create index audit_changes_by_property on audit_changes (customer_id, property_id, entry_id)
  where property_id is not null;
call guard_table('audit_changes');
revoke update, delete on audit_changes from home_pulse_app;

create function change_kind(p_table text) returns text language sql immutable as $$
  select case
    when p_table in ('properties', 'units') then 'homes'
    when p_table in ('components', 'installations') then 'components'
    when p_table in ('tenants', 'leases') then 'tenants'
    when p_table = 'notes' then 'notes'
    when p_table = 'files' then 'photos'
    when p_table in ('maintenance_events', 'calendar_feeds', 'reserve_plans') then 'plan'
    else 'account' end
$$;

-- A row as the trail keeps it: nothing that opens a door, and no book.
create function change_fields(p_row jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(f.key, case when length(f.value::text) > 300 then 'null'::jsonb else f.value end), '{}')
  from jsonb_each(p_row) f
  where f.value <> 'null'::jsonb
    -- A provider's id is no name of ours; that of a checkout even signs its customer in.
    and not (f.key = 'id' and f.value::text !~ '^"[0-9a-f-]{36}"$')
    and f.key not in ('customer_id', 'created_at', 'updated_at', 'content', 'url', 'storage_key')
    and f.key !~ '(hash|token|secret|_ref)'
$$;

-- What is different between two forms of a row: {"column": [before, after]}. Of a secret only that it is another.
create function change_between(p_before jsonb, p_after jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(a.key, case
    when a.key ~ '(hash|token|secret|_ref)' or length(a.value::text) + length((p_before -> a.key)::text) > 600
      then '[null, null]'::jsonb
    else jsonb_build_array(p_before -> a.key, a.value) end), '{}')
  from jsonb_each(p_after) a
  where p_before -> a.key is distinct from a.value and a.key not in ('updated_at')
$$;

-- Raises the versions as before, and now says what the statement did, where the gate has named the entry it is part of.
-- A whole portfolio is counted, and of its rows the first few are kept.
create or replace function raise_data_version() returns trigger language plpgsql as $$
declare
  entry constant uuid := nullif(current_setting('app.audit_entry_id', true), '')::uuid;
  most_kept constant integer := 20;
  property_key constant text := case tg_table_name when 'properties' then 'id' else 'property_id' end;
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
  if entry is null then
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
    join customer_versions v on v.customer_id = s.customer_id
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
    join customer_versions v on v.customer_id = s.customer_id
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
    join customer_versions v on v.customer_id = s.customer_id
    group by s.customer_id, v.data_version;
  end if;
  return null;
end $$;

-- A copy of everything

-- One row for each copy that was begun. A copy under way renews `seen_at`; one that says nothing for long is dead.
create table exports (
  customer_id uuid not null references customers,
  id uuid not null,
  status text not null check (status in ('reading', 'sending', 'done', 'failed')),
  files_done integer not null,
  files_total integer not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  finished_at timestamptz check ((finished_at is null) = (status in ('reading', 'sending'))),
  primary key (customer_id, id)
);
-- One at a time.
create unique index exports_under_way on exports (customer_id) where finished_at is null;
call guard_table('exports');
-- That a copy was taken stands in the trail; how far it is, is no change.
create trigger version_insert after insert on exports
  referencing new table as new_rows for each statement execute function raise_data_version();

-- Leaving

-- What a purge, and a copy, look for by what it stands in: without these each row looked at costs all of a customer's.
create index installations_by_component on installations (customer_id, component_id);
create index leases_by_tenant on leases (customer_id, tenant_id);

grant create on schema gate to home_pulse_gate;

-- Who left a little while ago and may come back by signing in.
create function gate.find_departed(p_email_key text, p_since timestamptz)
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
  where e.email_key = p_email_key and c.archived_at > p_since
$$;

-- Whose time to come back is over, by id, a page at a time.
create function gate.list_departed(p_until timestamptz, p_after uuid, p_limit integer)
returns table (customer_id uuid, email text, first_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.customer_id, u.email, u.first_name
  from customers c
  left join users u on u.customer_id = c.customer_id and u.id = c.customer_id
  where c.archived_at <= p_until and (p_after is null or c.customer_id > p_after)
  order by c.customer_id
  limit p_limit
$$;

-- The trail can be deleted by nobody, but for a customer whose time to come back is over.
do $$
declare
  trail text;
begin
  foreach trail in array array['audit_entries', 'audit_changes'] loop
    execute format('create policy gate_looks_up on %I for select to home_pulse_gate using (true)', trail);
    execute format($policy$create policy gate_forgets on %I for delete to home_pulse_gate using (
      exists (select from customers c where c.customer_id = %I.customer_id and c.archived_at is not null))$policy$,
      trail, trail);
    execute format('grant select, delete on %I to home_pulse_gate', trail);
  end loop;
end $$;

create function gate.forget_trail(p_customer_id uuid, p_until timestamptz, p_limit integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  forgotten integer;
begin
  if not exists (select from customers c where c.customer_id = p_customer_id and c.archived_at <= p_until) then
    return 0;
  end if;
  delete from audit_changes a where a.customer_id = p_customer_id
    and a.ctid = any (array(select b.ctid from audit_changes b where b.customer_id = p_customer_id limit p_limit));
  get diagnostics forgotten = row_count;
  if forgotten > 0 then
    return forgotten;
  end if;
  delete from audit_entries a where a.customer_id = p_customer_id
    and a.ctid = any (array(select b.ctid from audit_entries b where b.customer_id = p_customer_id limit p_limit));
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;

alter function gate.find_departed(text, timestamptz) owner to home_pulse_gate;
alter function gate.list_departed(timestamptz, uuid, integer) owner to home_pulse_gate;
alter function gate.forget_trail(uuid, timestamptz, integer) owner to home_pulse_gate;
revoke all on function gate.find_departed(text, timestamptz) from public;
revoke all on function gate.list_departed(timestamptz, uuid, integer) from public;
revoke all on function gate.forget_trail(uuid, timestamptz, integer) from public;
grant execute on function gate.find_departed(text, timestamptz) to home_pulse_app;
grant execute on function gate.list_departed(timestamptz, uuid, integer) to home_pulse_app;
grant execute on function gate.forget_trail(uuid, timestamptz, integer) to home_pulse_app;
revoke create on schema gate from home_pulse_gate;
