-- How much keeps an activity from being ready, for the lists; null where nobody has saved it since this is counted.
alter table activities add column to_fix integer;
alter table activity_works add column draft_to_fix integer;
