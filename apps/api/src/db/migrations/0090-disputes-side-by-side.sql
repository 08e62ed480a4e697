-- Several disputes may be open about one payment at once, each about a part of it: what one of them comes to decides
-- nothing about another.
create table payment_disputes (
  payment_id uuid not null references payments on delete cascade,
  -- as its service calls it
  dispute_id text not null,
  state text not null check (state in ('open', 'won', 'lost')),
  -- what the bank has taken back
  lost_minor bigint not null default 0 check (lost_minor >= 0),
  primary key (payment_id, dispute_id)
);
insert into payment_disputes (payment_id, dispute_id, state)
  select _id, coalesce(dispute_id, ''), dispute from payments where dispute is not null;
alter table payments drop column dispute_id;

-- Telephones pay whole shillings: what could never be charged is no price. What was paid elsewhere is as it was paid.
update purchases set amount_minor = round(amount_minor / 100.0) * 100
  where currency_iso_code = 'KES' and is_subscription and amount_minor % 100 <> 0;
alter table purchases add constraint purchases_whole_shillings
  check (currency_iso_code <> 'KES' or amount_minor % 100 = 0 or not is_subscription);
