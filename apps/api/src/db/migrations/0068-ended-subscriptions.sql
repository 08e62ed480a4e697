-- A subscription that has ended stays so: a bill of it that is told later is paid, and begins nothing.
create table ended_subscriptions (
  subscription_id text primary key,
  ended_at timestamptz not null default now()
);
