-- What a checkout may still do for the customer who opened it: sign them in after the payment, a few times. The number is
-- the user's token version when it was opened; once a new password has raised that, the checkout signs nobody in.
create table checkout_sign_ins (
  customer_id uuid not null,
  checkout_id text not null,
  token_version integer not null,
  sign_in_count integer not null default 0,
  primary key (customer_id, checkout_id),
  foreign key (customer_id, checkout_id) references checkout_sessions (customer_id, id)
);
call guard_table('checkout_sign_ins');

-- Checkouts opened before this migration were opened at version 1 if that is still the user's version. For others the version
-- is unknown, so they sign nobody in. The rows belong to all customers, so row-level security is lifted for the statement.
alter table checkout_sessions no force row level security;
alter table users no force row level security;
alter table checkout_sign_ins no force row level security;
insert into checkout_sign_ins (customer_id, checkout_id, token_version)
  select s.customer_id, s.id, 1
  from checkout_sessions s join users u on u.customer_id = s.customer_id and u.id = s.customer_id
  where u.token_version = 1 and s.status <> 'expired';
alter table checkout_sessions force row level security;
alter table users force row level security;
alter table checkout_sign_ins force row level security;

-- An opening that an older session began is not taken over by a newer one.
alter table checkout_openings add column token_version integer not null default 1;
