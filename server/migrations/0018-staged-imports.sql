-- Large imports are inserted in short transactions and become visible in one commit. Each account has counters, which bound
-- what it can hold.

-- Rows whose import_id is in this table are hidden by row-level security. Deleting the row publishes the import.
create table unpublished_imports (
  customer_id uuid not null references customers,
  id uuid not null,
  -- Renewed by each slice. An import that was silent for minutes is abandoned.
  seen_at timestamptz not null,
  -- Set before its rows are deleted, so that a slow slice or a publication fails instead of adding rows.
  is_abandoned boolean not null default false,
  primary key (customer_id, id)
);
call guard_table('unpublished_imports');

-- No foreign key to unpublished_imports: the import's id stays in its rows after it was published.
-- A transaction that names an import in app.import_id writes rows of that import, and sees them.
create procedure stage_table(staged regclass) language plpgsql as $$
begin
  execute format('alter table %s add column import_id uuid', staged);
  execute format($default$alter table %s alter column import_id
    set default nullif(current_setting('app.import_id', true), '')::uuid$default$, staged);
  -- The subquery runs once for each statement, and only where a row has an import_id.
  execute format($policy$create policy published_rows on %s as restrictive to home_pulse_app
    using (import_id is null or import_id <> all (array(
      select u.id from unpublished_imports u
      where u.id::text is distinct from current_setting('app.import_id', true))))
    with check (true)$policy$, staged);
  -- Hidden rows change no answer, so they raise no version. The publication raises it.
  execute format('drop trigger version_insert on %s', staged);
  execute format($trigger$create trigger version_insert after insert on %s
    referencing new table as new_rows for each statement
    when (coalesce(current_setting('app.import_id', true), '') = '') execute function raise_data_version()$trigger$, staged);
  execute format('drop trigger version_delete on %s', staged);
  execute format($trigger$create trigger version_delete after delete on %s
    referencing old table as old_rows for each statement
    when (coalesce(current_setting('app.import_id', true), '') = '') execute function raise_data_version()$trigger$, staged);
end $$;
call stage_table('properties');
call stage_table('units');
call stage_table('components');
call stage_table('installations');

grant create on schema gate to home_pulse_gate;
create policy gate_looks_up on unpublished_imports for select to home_pulse_gate using (true);
grant select on unpublished_imports to home_pulse_gate;
create function gate.list_abandoned_imports(p_until timestamptz)
returns table (customer_id uuid, id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.customer_id, u.id from unpublished_imports u
  where u.is_abandoned or u.seen_at < p_until
  order by u.customer_id, u.id
$$;
alter function gate.list_abandoned_imports(timestamptz) owner to home_pulse_gate;
revoke all on function gate.list_abandoned_imports(timestamptz) from public;
grant execute on function gate.list_abandoned_imports(timestamptz) to home_pulse_app;
revoke create on schema gate from home_pulse_gate;

-- What an account holds: homes that are not archived, and components that are archived neither themselves nor with their home.
alter table customer_versions
  add column home_count integer not null default 0,
  add column component_count integer not null default 0;
-- The rows belong to all customers, so row-level security is lifted for the statement.
alter table customer_versions no force row level security;
alter table properties no force row level security;
alter table components no force row level security;
update customer_versions v set
  home_count = (select count(*) from properties p where p.customer_id = v.customer_id and p.archived_at is null),
  component_count = (select count(*) from components c
    join properties p on p.customer_id = c.customer_id and p.id = c.property_id and p.archived_at is null
    where c.customer_id = v.customer_id and c.archived_at is null);
alter table customer_versions force row level security;
alter table properties force row level security;
alter table components force row level security;

-- Adds to an account's counters, and fails with HP001 where one grows beyond app.max_homes or app.max_components. The row of
-- customer_versions is locked until the transaction ends, so two requests cannot both take the last place.
create function change_holdings(p_customer_id uuid, p_homes bigint, p_components bigint) returns void
language plpgsql as $$
declare
  held record;
begin
  if p_homes = 0 and p_components = 0 then
    return;
  end if;
  update customer_versions v
    set home_count = v.home_count + p_homes, component_count = v.component_count + p_components
    where v.customer_id = p_customer_id
    returning v.home_count, v.component_count into held;
  if (p_homes > 0 and held.home_count > nullif(current_setting('app.max_homes', true), '')::integer)
    or (p_components > 0 and held.component_count > nullif(current_setting('app.max_components', true), '')::integer) then
    raise exception 'the account is full' using errcode = 'HP001';
  end if;
end $$;

create function count_homes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform change_holdings(n.customer_id, count(*), 0) from new_rows n where n.archived_at is null group by n.customer_id;
  elsif tg_op = 'DELETE' then
    perform change_holdings(o.customer_id, -count(*), 0) from old_rows o where o.archived_at is null group by o.customer_id;
  else
    -- An archived home takes its components with it.
    perform change_holdings(moved.customer_id, sum(moved.step)::bigint, sum(moved.step * moved.components)::bigint)
    from (
      select n.customer_id, case when n.archived_at is null then 1 else -1 end as step,
        (select count(*) from components c where c.customer_id = n.customer_id and c.property_id = n.id
          and c.archived_at is null) as components
      from new_rows n
      join old_rows o on o.customer_id = n.customer_id and o.id = n.id
      where (n.archived_at is null) <> (o.archived_at is null)) moved
    group by moved.customer_id;
  end if;
  return null;
end $$;

create function count_components() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    perform change_holdings(n.customer_id, 0, count(*)) from new_rows n
    where n.archived_at is null and exists (
      select from properties p where p.customer_id = n.customer_id and p.id = n.property_id and p.archived_at is null)
    group by n.customer_id;
  end if;
  if tg_op <> 'INSERT' then
    perform change_holdings(o.customer_id, 0, -count(*)) from old_rows o
    where o.archived_at is null and exists (
      select from properties p where p.customer_id = o.customer_id and p.id = o.property_id and p.archived_at is null)
    group by o.customer_id;
  end if;
  return null;
end $$;

create procedure count_table(counted regclass, counter text) language plpgsql as $$
begin
  execute format($trigger$create trigger holdings_insert after insert on %s
    referencing new table as new_rows for each statement
    when (coalesce(current_setting('app.import_id', true), '') = '') execute function %s()$trigger$, counted, counter);
  execute format('create trigger holdings_update after update on %s
    referencing old table as old_rows new table as new_rows for each statement execute function %s()', counted, counter);
  execute format($trigger$create trigger holdings_delete after delete on %s
    referencing old table as old_rows for each statement
    when (coalesce(current_setting('app.import_id', true), '') = '') execute function %s()$trigger$, counted, counter);
end $$;
call count_table('properties', 'count_homes');
call count_table('components', 'count_components');
drop procedure stage_table(regclass);
drop procedure count_table(regclass, text);

-- A row as the trail of changes keeps it, as in 0011: the import it came with says nothing to its owner.
create or replace function change_fields(p_row jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(f.key, case when length(f.value::text) > 300 then 'null'::jsonb else f.value end), '{}')
  from jsonb_each(p_row) f
  where f.value <> 'null'::jsonb
    and not (f.key = 'id' and f.value::text !~ '^"[0-9a-f-]{36}"$')
    and f.key not in ('customer_id', 'created_at', 'updated_at', 'content', 'url', 'storage_key', 'import_id')
    and f.key !~ '(hash|token|secret|_ref)'
$$;

-- Makes an import visible, counts what it adds, and notes it in the trail of changes as one insert for each table.
-- Fails with HP002 where the import was abandoned. `p_rows` has the number of rows of each table.
create function publish_import(p_customer_id uuid, p_import_id uuid, p_rows jsonb, p_homes bigint, p_components bigint)
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
    update customer_versions v set data_version = v.data_version + 1
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
