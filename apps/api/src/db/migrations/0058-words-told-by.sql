-- Who told what of a word, by field and language (`sentence.en`): they may tell it otherwise, others may not.
alter table words
  add column told_by jsonb not null default '{}' check (jsonb_typeof(told_by) = 'object');
