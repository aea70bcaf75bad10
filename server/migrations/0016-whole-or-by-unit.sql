-- A building is let whole or by unit, never both. A removed unit does not count: its leases are hidden with it.
-- Pairs stored before this migration stay, can be changed and can be ended.
create function refuse_whole_and_by_unit() returns trigger language plpgsql as $$
declare
  changed_unit uuid;
begin
  if tg_table_name = 'units' then changed_unit := new.id; else changed_unit := new.unit_id; end if;
  -- Serializes the writes to one property: after the wait each statement sees what the other transaction committed.
  perform from properties where customer_id = new.customer_id and id = new.property_id for no key update;
  if exists (
    select from leases as own
      left join units as own_unit on own_unit.customer_id = own.customer_id and own_unit.id = own.unit_id
      join leases as other
        on other.customer_id = own.customer_id and other.property_id = own.property_id and other.is_current
        and (other.unit_id is null) <> (own.unit_id is null)
      left join units as other_unit on other_unit.customer_id = other.customer_id and other_unit.id = other.unit_id
    where own.customer_id = new.customer_id and own.property_id = new.property_id and own.is_current
      and own.unit_id is not distinct from changed_unit
      and own_unit.archived_at is null and other_unit.archived_at is null
  ) then
    raise exception 'The building would be let whole and by unit.'
      using errcode = 'unique_violation', constraint = 'leases_whole_or_by_unit', table = tg_table_name;
  end if;
  return null;
end $$;

create trigger whole_or_by_unit_insert after insert on leases
  for each row when (new.is_current) execute function refuse_whole_and_by_unit();
create trigger whole_or_by_unit_update after update of is_current, unit_id, property_id on leases
  for each row when (new.is_current and (not old.is_current or old.unit_id is distinct from new.unit_id
    or old.property_id is distinct from new.property_id))
  execute function refuse_whole_and_by_unit();
-- A restored unit brings its leases back.
create trigger whole_or_by_unit_restore after update of archived_at on units
  for each row when (old.archived_at is not null and new.archived_at is null)
  execute function refuse_whole_and_by_unit();
