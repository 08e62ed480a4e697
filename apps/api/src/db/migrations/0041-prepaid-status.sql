-- Spec 3 §7.6: automatic payments are a wish of the family; hours that the office counts stand in the ledger as such.
alter table prepaid_accounts add column automatic_payments boolean not null default false;
alter table prepaid_ledger drop constraint prepaid_ledger_kind_check;
alter table prepaid_ledger add constraint prepaid_ledger_kind_check
  check (kind in ('played', 'bought', 'granted', 'subscription'));
