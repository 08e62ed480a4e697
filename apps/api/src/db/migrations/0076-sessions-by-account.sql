-- Who was signed in when, and what ends with an account.
create index sessions_accounts on sessions using gin (account_ids);
