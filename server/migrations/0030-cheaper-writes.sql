-- The triggers of a write and the look-up of a caller do what they did before, with less work.

-- The plan of a look-up does not depend on how many are looked up, and making it took most of the time.
alter function gate.look_up(uuid[], text[]) set plan_cache_mode = force_generic_plan;

-- As in 0011. A statement that changes one row, as most do, is recorded without groups, counts and joins.
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
    update customer_versions v set data_version = v.data_version + 1
    where v.customer_id = any (array(select n.customer_id from new_rows n));
  elsif tg_op = 'UPDATE' then
    update customer_versions v set data_version = v.data_version + 1
    where v.customer_id = any (array(select n.customer_id from new_rows n union all select o.customer_id from old_rows o));
  else
    update customer_versions v set data_version = v.data_version + 1
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
    select v.data_version into new_version from customer_versions v
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

-- As in 0028, without a join.
create or replace function forget_figures() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'properties' then
    delete from property_figures f
    where f.customer_id = any (array(select c.customer_id from changed_rows c))
      and f.property_id = any (array(select c.id from changed_rows c));
  else
    delete from property_figures f
    where f.customer_id = any (array(select c.customer_id from changed_rows c))
      and f.property_id = any (array(select distinct c.property_id from changed_rows c));
  end if;
  return null;
end $$;
