-- Filters and orders of the table of homes that a customer keeps under a name.
create table saved_views (
  customer_id uuid not null references customers,
  id uuid not null,
  name text not null check (length(name) between 1 and 60),
  -- The filters and the order, as the query string of the table has them.
  search text not null check (length(search) <= 600),
  created_at timestamptz not null,
  primary key (customer_id, id),
  unique (customer_id, name)
);
call guard_table('saved_views');
call version_table('saved_views');
