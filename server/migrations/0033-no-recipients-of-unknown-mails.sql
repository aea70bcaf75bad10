-- An unknown kind of email had the recipients of the due mail. Now it has none.
create or replace function gate.list_mail_readers(
  p_kind text, p_time_zone text, p_since timestamptz, p_after uuid, p_limit integer)
returns table (customer_id uuid, email text, first_name text, weekly_mail boolean, paid_until timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.customer_id, u.email, u.first_name, c.weekly_mail, s.access_ends_at
  from customers c
  join users u on u.customer_id = c.customer_id and u.id = c.customer_id
  left join subscriptions s on s.customer_id = c.customer_id
  where c.time_zone = p_time_zone and c.archived_at is null and c.created_at <= p_since
    and (p_after is null or c.customer_id > p_after)
    and case p_kind when 'weekly' then c.weekly_mail when 'due' then c.due_mail else false end
  order by c.customer_id
  limit p_limit
$$;
