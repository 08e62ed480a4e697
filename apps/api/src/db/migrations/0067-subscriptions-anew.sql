-- How many subscriptions have ended or were refused: the next one is another one to the service, not the one that ended.
alter table prepaid_accounts add column subscription_tries integer not null default 0;
