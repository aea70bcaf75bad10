-- What was asked of HomeBot and answered: so that a follow-up is understood, and a talk can be read again.

-- None of it changes what another answer says, so it raises no data version: each question would else cost the customer
-- every copy their client keeps. Deleting deletes; there is no archive of what somebody wanted gone.
create table homebot_conversations (
  customer_id uuid not null references customers,
  id uuid not null,
  created_at timestamptz not null,
  primary key (customer_id, id)
);

create table homebot_exchanges (
  customer_id uuid not null,
  -- Ascends in the order in which it was asked.
  id uuid not null,
  conversation_id uuid not null,
  asked_at timestamptz not null,
  question text not null,
  -- What was chosen beside the question. No foreign key: the exchange outlives what it was about.
  component_id uuid,
  component_type text,
  -- As it went over the wire, as JSON.
  answer text not null,
  -- What a follow-up may leave unsaid, as JSON.
  topic text,
  primary key (customer_id, id),
  foreign key (customer_id, conversation_id) references homebot_conversations (customer_id, id) on delete cascade
);
create index homebot_exchanges_by_conversation on homebot_exchanges (customer_id, conversation_id, id desc);

call guard_table('homebot_conversations');
call guard_table('homebot_exchanges');
