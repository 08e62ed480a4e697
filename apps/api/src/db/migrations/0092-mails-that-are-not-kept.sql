-- A mail to somebody who was deleted is kept until it has left, and no longer.
alter table outbox_messages add column forgotten_when_sent boolean not null default false;
