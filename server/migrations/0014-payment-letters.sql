-- Which letter about a payment went out, by what it was about: the same news comes by webhooks, by sign-ins and by night.
create table payment_letters (
  customer_id uuid not null references customers,
  kind text not null check (kind in ('declined', 'ended', 'refund', 'dispute')),
  -- The provider's name of what it was about: an invoice, a subscription, a charge with the amount, a dispute.
  about text not null,
  sent_at timestamptz not null,
  primary key (customer_id, kind, about)
);
call guard_table('payment_letters');
