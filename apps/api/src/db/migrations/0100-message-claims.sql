-- When a server last took a message to send it. The next attempt is due by this moment: by the age of the message, one
-- that was older than five minutes was due again while it was being sent, and left twice.
alter table outbox_messages add column claimed_at timestamptz;
update outbox_messages set claimed_at = now() where sent_at is null and attempts > 0;

-- Each message that is taken would otherwise read all that were sent within a day.
create index outbox_messages_unsent on outbox_messages (channel, created_at) where sent_at is null;
