-- Cells that were counted before 0078 say that nobody played together, began or mastered anything. They are marked, and
-- until the next run has counted them nothing is told of them.
delete from center_weeks where (learners > 0 and days = 0) or (reached > 0 and beginners = 0 and masterers = 0);

-- What was paid, translated and saved in some days is found without reading the years before.
create index money_ledger_days on money_ledger using brin (created_at) with (autosummarize = on);
create index activity_versions_saved on activity_versions using brin (saved_at) with (autosummarize = on);

-- Mail programs end a mail that comes again and again with one press (RFC 8058): by an address of its own.
alter table outbox_messages add column stop_url text;
alter table teacher_weekly_mails add column stop_key uuid not null unique default gen_random_uuid();
