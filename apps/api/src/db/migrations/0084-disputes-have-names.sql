-- A bank may ask about one payment twice: what was decided is over for the dispute that it was about.
alter table payments add column dispute_id text;
