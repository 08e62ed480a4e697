-- The card of a payment that is to stay on file: it is kept in the moment in which it has paid, whoever tells of it.
alter table payments add column keeps jsonb check (jsonb_typeof(keeps) = 'object');
create index payments_to_keep on payments (updated_at) where keeps is not null and state = 'paid';

-- Banks that were asked about a card without a charge: what they declined counts with the payments that were declined.
create table card_tries (
  _id uuid primary key,
  family_id uuid not null references families on delete cascade,
  tried_at timestamptz not null default clock_timestamp()
);
create index card_tries_of_family on card_tries (family_id, tried_at);
