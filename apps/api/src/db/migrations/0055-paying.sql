-- Paying. A payment is one wish to be charged; what became of it is written down in a ledger that is only added to.

create table payments (
  _id uuid primary key,
  -- gone with a family that is deleted: what was paid stays, whose it was does not
  family_id uuid references families on delete set null,
  purchase_id uuid references purchases on delete set null,
  pending_registration_id text references pending_registrations on delete set null,
  what text not null check (what in ('hours', 'buyout', 'period', 'registration', 'gift card')),
  service text not null check (service in ('stripe', 'braintree', 'mpesa', 'sandbox', 'sandbox phone', 'gift card')),
  -- of the person who pays: the same key is the same payment, however often it is sent
  idempotency_key text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  currency_iso_code text not null,
  -- what it grants
  hours numeric(10, 2) not null default 0 check (hours >= 0),
  months integer not null default 0 check (months >= 0),
  state text not null default 'asked'
    check (state in ('asked', 'authenticating', 'waiting', 'paid', 'failed', 'refunding', 'refunded')),
  -- under which the service knows it
  external_id text,
  failure text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index payments_idempotency on payments (family_id, idempotency_key) where family_id is not null;
create unique index payments_external on payments (service, external_id);
-- Two tabs, two devices: one payment of a kind at a time.
create unique index payments_under_way on payments (family_id, what, purchase_id) nulls not distinct
  where family_id is not null and state in ('asked', 'authenticating', 'waiting');
create index payments_family on payments (family_id, created_at desc);
create index payments_purchase on payments (purchase_id);
create index payments_unsettled on payments (updated_at)
  where state in ('asked', 'authenticating', 'waiting', 'refunding');

create table money_ledger (
  _id uuid primary key,
  payment_id uuid not null references payments,
  kind text not null check (kind in ('asked', 'paid', 'granted', 'refunded', 'taken back')),
  amount_minor bigint not null,
  currency_iso_code text not null,
  created_at timestamptz not null default now(),
  -- once each: a second charge, grant or refund of one payment cannot be written down
  unique (payment_id, kind)
);

-- Verified before they are stored; stored once, whatever comes again.
create table payment_events (
  service text not null,
  event_id text not null,
  -- in the words of the house, without anything that says who paid with what
  event jsonb not null,
  received_at timestamptz not null default now(),
  applied_at timestamptz,
  primary key (service, event_id)
);
create index payment_events_unapplied on payment_events (received_at) where applied_at is null;

alter table prepaid_ledger drop constraint prepaid_ledger_kind_check;
alter table prepaid_ledger add constraint prepaid_ledger_kind_check
  check (kind in ('played', 'bought', 'granted', 'subscription', 'refunded'));

create function keep_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger % is only added to', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger money_ledger_changed before update on money_ledger for each row execute function keep_ledger();
-- Who played is forgotten with the learner; the seconds stay.
create trigger prepaid_ledger_changed before update on prepaid_ledger for each row
  when ((old._id, old.family_id, old.kind, old.delta_seconds, old.seconds_after, old.started_at, old.ended_at, old.created_at)
    is distinct from
    (new._id, new.family_id, new.kind, new.delta_seconds, new.seconds_after, new.started_at, new.ended_at, new.created_at))
  execute function keep_ledger();

-- A line goes only together with what it is about.
create function keep_money_ledger() returns trigger language plpgsql as $$
begin
  if exists (select from payments where _id = old.payment_id) then
    raise exception 'the ledger % is only added to', tg_table_name using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create function keep_prepaid_ledger() returns trigger language plpgsql as $$
begin
  if exists (select from prepaid_accounts where family_id = old.family_id) then
    raise exception 'the ledger % is only added to', tg_table_name using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger money_ledger_kept after delete on money_ledger for each row execute function keep_money_ledger();
create trigger prepaid_ledger_kept after delete on prepaid_ledger for each row execute function keep_prepaid_ledger();

-- What a family pays with; the number of a card is nowhere, only what is printed of it.
alter table families
  add column payment_customer_id text,
  add column payment_method_card text,
  add column payment_service text check (payment_service in ('stripe', 'braintree', 'mpesa', 'sandbox'));
update families
  set payment_method_id = 'pm_card_visa', payment_customer_id = 'cus_sandbox_' || _id, payment_method_card = 'Visa 4242',
    payment_service = 'sandbox'
  where payment_method_id = 'sandbox-card';

-- A product that is paid by the month or the year instead of by the hour (spec 1 §3, prepaid info).
alter table prepaid_accounts
  add column purchase_product_type text not null default 'product'
    check (purchase_product_type in ('product', 'subscription')),
  add column subscription_type text check (subscription_type in ('months', 'year')),
  add column cost_per_month numeric(12, 2) not null default 0 check (cost_per_month >= 0),
  add column total_price numeric(12, 2) not null default 0 check (total_price >= 0),
  add column total_months integer not null default 0 check (total_months >= 0),
  add column months_paid integer not null default 0 check (months_paid >= 0),
  add column paid_until timestamptz,
  add column price_id text,
  add column subscription_id text unique,
  add column free_trial_weeks integer not null default 0 check (free_trial_weeks between 0 and 52),
  add constraint prepaid_accounts_type check ((purchase_product_type = 'subscription') = (subscription_type is not null));

alter table purchases
  add column amount_minor bigint not null default 0 check (amount_minor >= 0),
  add column currency_iso_code text not null default 'USD',
  add column billing_interval text not null default 'month' check (billing_interval in ('month', 'year')),
  add column number_of_billing_cycles integer check (number_of_billing_cycles > 0),
  add column levels integer check (levels > 0),
  add column free_trial_weeks integer not null default 0 check (free_trial_weeks between 0 and 52),
  add column successful_transactions integer not null default 0 check (successful_transactions >= 0),
  add column begun_at timestamptz not null default now(),
  add column next_billing_at timestamptz,
  add column subscription_id text unique;

create table refund_requests (
  _id uuid primary key,
  payment_id uuid references payments on delete cascade,
  purchase_id uuid references purchases on delete cascade,
  family_id uuid not null references families on delete cascade,
  message text not null,
  state text not null default 'open' check (state in ('open', 'granted', 'declined')),
  answer text,
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now()
);
-- Asked twice, it is one request.
create unique index refund_requests_open on refund_requests (purchase_id) where state = 'open';
create index refund_requests_family on refund_requests (family_id);
create index refund_requests_state on refund_requests (state, created_at);

-- The sandbox's own books, as a payment service would keep them.
create table sandbox_charges (
  _id text primary key,
  payment_id uuid not null unique,
  amount_minor bigint not null,
  currency_iso_code text not null,
  token text not null,
  state text not null check (state in ('prepared', 'authenticating', 'waiting', 'paid', 'failed', 'refunded')),
  looks integer not null default 0,
  created_at timestamptz not null default now()
);
create table sandbox_subscriptions (
  _id text primary key,
  reference uuid not null,
  token text not null,
  amount_minor bigint not null,
  currency_iso_code text not null,
  months integer not null check (months > 0),
  period integer not null default 0,
  period_ends_at timestamptz not null,
  state text not null check (state in ('active', 'trialing', 'past due', 'canceled'))
);
