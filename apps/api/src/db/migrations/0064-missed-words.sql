-- Which problems a finished game asked for, and which of them were missed: the ids that they bear in the game, which of
-- a game made of words are those of its words, or their spelling. Null where it was not told.
alter table activity_results
  add column asked text[],
  add column missed text[];

-- The game that a teacher has made of the words that were missed, one for each language: made again it stays the same one.
create table teacher_word_games (
  teacher_id uuid not null references users on delete cascade,
  locale text not null,
  activity_id uuid not null references activities on delete cascade,
  made_at timestamptz not null default now(),
  primary key (teacher_id, locale)
);
create index teacher_word_games_activity on teacher_word_games (activity_id);
