-- What a registration for a product costs: who pays less, or in another currency, has not paid it.
alter table products
  add column registration_price numeric(12, 2) check (registration_price > 0),
  add column registration_currency text,
  add constraint products_registration_price check ((registration_price is null) = (registration_currency is null));

-- Money that came in and fits nothing: nothing was granted for it, and a person decides.
alter table payments drop constraint payments_state_check;
alter table payments add constraint payments_state_check
  check (state in ('asked', 'authenticating', 'waiting', 'paid', 'failed', 'refunding', 'refunded', 'held'));
create index payments_held on payments (created_at) where state = 'held';

-- A period that a subscription was given before its first bill: the bill brings it, and without one it is taken back.
alter table prepaid_accounts
  add column months_ahead integer not null default 0 check (months_ahead >= 0),
  add column ahead_from timestamptz;

-- A subscription whose bank has not been answered yet.
alter table sandbox_subscriptions drop constraint sandbox_subscriptions_state_check;
alter table sandbox_subscriptions add constraint sandbox_subscriptions_state_check
  check (state in ('active', 'trialing', 'past due', 'canceled', 'incomplete'));
