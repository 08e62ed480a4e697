-- Events that never arrived are read page by page from the payment service: how far, and where the next page begins.
create table payment_event_cursors (
  service text primary key,
  -- Every event before this moment was read.
  read_until timestamptz not null,
  -- While pages are left: the moment until which all is read after the last of them, and the event behind which it begins.
  walk_started_at timestamptz,
  after_event text,
  check ((walk_started_at is null) = (after_event is null))
);
