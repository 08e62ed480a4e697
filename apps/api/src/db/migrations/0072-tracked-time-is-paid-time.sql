-- Hours go by what is tracked. A line of it is told from one of a minute that the player itself has taken off.
alter table prepaid_ledger drop constraint prepaid_ledger_kind_check;
alter table prepaid_ledger add constraint prepaid_ledger_kind_check
  check (kind in ('played', 'tracked', 'bought', 'granted', 'subscription', 'refunded'));
