-- One receipt for a payment that was granted, one credit note for each refund of it.
create table receipts (
  _id uuid primary key,
  number bigint generated always as identity unique,
  payment_id uuid not null references payments on delete cascade,
  kind text not null check (kind in ('receipt', 'creditNote')),
  -- the line of the ledger that it documents: each has one document
  ledger_line_id uuid not null unique references money_ledger on delete cascade,
  amount_minor bigint not null,
  currency_iso_code text not null,
  -- as it was on that day: what was bought, who sold it, what it was paid with; no names of people
  details jsonb not null,
  created_at timestamptz not null default now()
);
create index receipts_payment on receipts (payment_id, number);
create unique index receipts_once on receipts (payment_id) where kind = 'receipt';
create trigger receipts_changed before update on receipts for each row execute function keep_ledger();

-- Brand and last four digits of the card, or the last three of the telephone.
alter table payments add column paid_with text;

alter table families
  add column renewal_notices boolean not null default true,
  add column low_time_notices boolean not null default true;

-- Which notices a family was sent: each once in a period.
create table payment_notices (
  family_id uuid not null references families on delete cascade,
  kind text not null check (kind in ('renewal', 'lowTime')),
  period text not null,
  sent_at timestamptz not null default now(),
  primary key (family_id, kind, period)
);

create index purchases_renewing on purchases (next_billing_at) where status = 'Active' and is_subscription;
create index prepaid_accounts_renewing on prepaid_accounts (coalesce(ahead_from, paid_until)) where subscription_id is not null;
create index prepaid_accounts_ending on prepaid_accounts (paid_until)
  where purchase_product_type = 'subscription' and subscription_id is null;
create index prepaid_accounts_low on prepaid_accounts (seconds_remaining)
  where purchase_product_type = 'product' and not bought_out;
