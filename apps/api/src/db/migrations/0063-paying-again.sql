-- Two devices, two cards: one of them begins the subscription. Cleared when it has, or has failed.
alter table prepaid_accounts add column subscribing_since timestamptz;

-- Asked twice at once, it is one request, also for what was bought by itself.
create unique index refund_requests_open_payment on refund_requests (payment_id)
  where state = 'open' and purchase_id is null;

-- Whose it is, as the real one keeps it too: a subscription that a crash has left unknown here finds its family.
alter table sandbox_subscriptions add column family_id uuid;
