-- A write set its customer and locked the data version with two statements. One takes less time.
create function open_write(p_customer_id uuid, p_audit_entry_id uuid, p_max_homes integer, p_max_components integer)
returns bigint language plpgsql as $$
declare
  locked bigint;
begin
  perform set_config('app.customer_id', p_customer_id::text, true),
    set_config('app.audit_entry_id', p_audit_entry_id::text, true),
    set_config('app.max_homes', p_max_homes::text, true),
    set_config('app.max_components', p_max_components::text, true);
  select v.data_version into locked from data_versions v where v.customer_id = p_customer_id for update;
  return locked;
end $$;

-- As in 0031. An insert raises the data version, counts the components and counts its rows in one statement.
create or replace function raise_data_version() returns trigger language plpgsql as $$
declare
  entry constant uuid := nullif(current_setting('app.audit_entry_id', true), '')::uuid;
  most_kept constant integer := 20;
  property_key constant text := case tg_table_name when 'properties' then 'id' else 'property_id' end;
  -- The columns that change_fields leaves out of every row.
  left_out constant text[] := '{customer_id,created_at,updated_at,content,url,storage_key,import_id}';
  new_version bigint;
  customers bigint;
  new_count bigint;
  held bigint;
  whole jsonb;
  changed jsonb;
  kept text;
begin
  if tg_op = 'INSERT' and tg_table_name = 'components' then
    -- Counts the components in the same update. count_components counts updated and deleted ones.
    with raised as (
      update data_versions v set data_version = v.data_version + 1, component_count = v.component_count + (
        select count(*) from new_rows n
        where n.customer_id = v.customer_id and n.archived_at is null and exists (
          select from properties p
          where p.customer_id = n.customer_id and p.id = n.property_id and p.archived_at is null))
      where v.customer_id = any (array(select n.customer_id from new_rows n))
      returning v.data_version, v.component_count)
    select count(*), max(r.data_version), (select count(*) from new_rows), max(r.component_count)
    into customers, new_version, new_count, held from raised r;
    if held > nullif(current_setting('app.max_components', true), '')::integer then
      raise exception 'the account is full' using errcode = 'HP001';
    end if;
  elsif tg_op = 'INSERT' then
    with raised as (
      update data_versions v set data_version = v.data_version + 1
      where v.customer_id = any (array(select n.customer_id from new_rows n))
      returning v.data_version)
    select count(*), max(r.data_version), (select count(*) from new_rows) into customers, new_version, new_count
    from raised r;
  elsif tg_op = 'UPDATE' then
    with raised as (
      update data_versions v set data_version = v.data_version + 1
      where v.customer_id = any (array(select n.customer_id from new_rows n union all select o.customer_id from old_rows o))
      returning v.data_version)
    select count(*), max(r.data_version), (select count(*) from new_rows) into customers, new_version, new_count
    from raised r;
  else
    update data_versions v set data_version = v.data_version + 1
    where v.customer_id = any (array(select o.customer_id from old_rows o));
  end if;
  if entry is null then
    return null;
  end if;

  if customers = 1 and new_count = 1 then
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
    if kept ~ '(hash|token|secret|_ref)' or whole ->> 'id' !~ '^[0-9a-f-]{36}$' then
      kept := change_fields(whole)::text;
    elsif length(kept) > 300 then
      if exists (select from jsonb_each(whole) f where length(f.value::text) > 300) then
        kept := change_fields(whole)::text;
      end if;
    end if;
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
drop trigger holdings_insert on components;
-- A component has figures only with its installation, whose insertion removes the kept ones.
drop trigger figures_insert on components;
