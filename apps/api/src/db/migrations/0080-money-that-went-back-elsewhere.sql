-- Who comes back after a pause is billed from that day on: how many payments were made before it.
alter table purchases add column paid_before integer not null default 0 check (paid_before >= 0);
-- Of those that came back before this was kept: the periods since then are those up to the next bill.
update purchases set paid_before = came_back.paid_before
from (
  select _id, successful_transactions - greatest(1, round(
    (extract(epoch from next_billing_at - begun_at) / 86400 - free_trial_weeks * 7)
      / case billing_interval when 'year' then 365.25 else 30.44 end))::int as paid_before
  from purchases where status = 'Active' and next_billing_at is not null
) as came_back
where purchases._id = came_back._id and came_back.paid_before > 0;

-- A payment that was asked for before it was cancelled renews nothing.
alter table purchases add column canceled_at timestamptz;

-- What was given back of a payment at its service, whether the bank asks about it there, and, of the bill of a
-- subscription, the end of its own period: months of a calendar are not counted the same by everybody.
alter table payments
  add column period_ends_at timestamptz,
  add column refunded_minor bigint not null default 0 check (refunded_minor >= 0),
  add column dispute text check (dispute in ('open', 'won'));

alter table money_ledger drop constraint money_ledger_kind_check;
alter table money_ledger add constraint money_ledger_kind_check
  check (kind in ('asked', 'paid', 'granted', 'refunded', 'taken back', 'refunded in part'));
-- Parts can go back one after the other; everything else is written down once.
alter table money_ledger drop constraint money_ledger_payment_id_kind_key;
create unique index money_ledger_once on money_ledger (payment_id, kind) where kind <> 'refunded in part';
create index money_ledger_payment on money_ledger (payment_id);

-- What renews is ended at its service when money of it went back there: the clock sees to it.
alter table prepaid_accounts add column renewal_ends boolean not null default false;

-- What nobody here knows is tried less and less often, and keeps nothing else waiting.
alter table payment_events add column tried_at timestamptz;
