-- E-mails that a mailed link confirmed, or will change; and from where a person signed in before.

-- When the person proved that mail to their e-mail reaches them. Nothing waits for it.
alter table users add column email_confirmed_at timestamptz;
-- Whether they ever signed in with their password: the first time is no news to them.
alter table users add column has_signed_in boolean not null default false;

-- The e-mail that a person asked for, until they confirm it there. Asking again takes its place. No kept answer shows it.
create table email_changes (
  customer_id uuid not null references customers,
  user_id uuid not null,
  id uuid not null,
  email text not null,
  expires_at timestamptz not null,
  primary key (customer_id, user_id),
  foreign key (customer_id, user_id) references users (customer_id, id)
);

-- A keyed hash of a browser's kind and the neighbourhood of its network, for 90 days: enough to know a place again, and
-- too little to tell which it was.
create table sign_in_places (
  customer_id uuid not null references customers,
  user_id uuid not null,
  place_hash bytea not null,
  seen_at timestamptz not null,
  primary key (customer_id, user_id, place_hash),
  foreign key (customer_id, user_id) references users (customer_id, id)
);
create index sign_in_places_by_age on sign_in_places (seen_at);

call guard_table('email_changes');
call guard_table('sign_in_places');

-- The gate: what is past its time is deleted, whoever's it was.

create policy gate_forgets on email_changes to home_pulse_gate using (true);
create policy gate_forgets on sign_in_places to home_pulse_gate using (true);
grant select, delete on email_changes, sign_in_places to home_pulse_gate;
grant create on schema gate to home_pulse_gate;

create function gate.forget_emails_and_places(p_now timestamptz, p_places_before timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from email_changes where expires_at <= p_now;
  delete from sign_in_places where seen_at < p_places_before;
$$;

alter function gate.forget_emails_and_places(timestamptz, timestamptz) owner to home_pulse_gate;
revoke all on function gate.forget_emails_and_places(timestamptz, timestamptz) from public;
grant execute on function gate.forget_emails_and_places(timestamptz, timestamptz) to home_pulse_app;
revoke create on schema gate from home_pulse_gate;
