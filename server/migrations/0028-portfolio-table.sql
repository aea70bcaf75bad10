-- The table of homes: tags, and the figures by which homes are sorted and filtered.

alter table properties add column tags text[] not null default '{}' check (cardinality(tags) <= 20);

-- Figures of a home that follow from its parts and its leases. A home without a row, or with one of another day, is worked out
-- when the table is read. Nobody's record: copies do not contain it.
create table property_figures (
  customer_id uuid not null,
  property_id uuid not null,
  -- The day that the figures hold for.
  figured_on date not null,
  -- The expected cost of the coming 12 months.
  cost_cents bigint not null,
  -- The earliest plan-by date. Null without parts.
  next_on date,
  -- The types of its parts.
  types text[] not null,
  unit_count integer not null,
  vacant_count integer not null,
  primary key (customer_id, property_id),
  foreign key (customer_id, property_id) references properties (customer_id, id)
);
call guard_table('property_figures');

-- Deletes the figures of the homes that a statement changed.
create function forget_figures() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'properties' then
    delete from property_figures f using changed_rows c where f.customer_id = c.customer_id and f.property_id = c.id;
  else
    delete from property_figures f using (select distinct r.customer_id, r.property_id from changed_rows r) c
    where f.customer_id = c.customer_id and f.property_id = c.property_id;
  end if;
  return null;
end $$;

do $$
declare
  changed text;
begin
  -- A home that is new has no figures.
  create trigger figures_update after update on properties
    referencing new table as changed_rows for each statement execute function forget_figures();
  foreach changed in array array['units', 'components', 'installations', 'leases'] loop
    execute format($trigger$create trigger figures_insert after insert on %s
      referencing new table as changed_rows for each statement
      when (coalesce(current_setting('app.import_id', true), '') = '') execute function forget_figures()$trigger$, changed);
    execute format('create trigger figures_update after update on %s
      referencing new table as changed_rows for each statement execute function forget_figures()', changed);
    execute format('create trigger figures_delete after delete on %s
      referencing old table as changed_rows for each statement execute function forget_figures()', changed);
  end loop;
end $$;
