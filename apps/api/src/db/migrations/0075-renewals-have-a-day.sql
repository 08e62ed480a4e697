-- Since when what renews by itself has a bill that is not paid: until then a renewal may take a day to be told.
alter table prepaid_accounts add column unpaid_since timestamptz;

create index payments_registration on payments (pending_registration_id) where pending_registration_id is not null;
