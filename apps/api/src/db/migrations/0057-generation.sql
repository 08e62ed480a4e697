-- Games that are made of words, and groups of words (spec 3 §3, §7.4).
alter table made_groups drop constraint made_groups_kind_check;
alter table made_groups
  add constraint made_groups_kind_check check (kind in ('edu', 'menu', 'word')),
  -- what its games were made of
  add column wordlist_id uuid references wordlists on delete set null,
  -- the language of its words; null where no words are behind it
  add column locale text,
  -- the game that counts in reports
  add column default_activity_id uuid references activities on delete set null,
  -- by language and word: what the games were last made of
  add column made_of jsonb not null default '{}' check (jsonb_typeof(made_of) = 'object'),
  -- by language: what a learner is told
  add column word_help jsonb not null default '{}' check (jsonb_typeof(word_help) = 'object');
create index made_groups_wordlist on made_groups (wordlist_id);
create index made_groups_default_activity on made_groups (default_activity_id);

create table made_group_words (
  group_id uuid not null references made_groups on delete cascade,
  position smallint not null,
  -- as it was written
  word text not null,
  -- the meaning; null where the words do not have it
  word_id uuid references words on delete set null,
  primary key (group_id, position)
);
create index made_group_words_word on made_group_words (word_id);

create table word_group_lists (
  user_id uuid not null references users on delete cascade,
  group_id uuid not null references made_groups on delete cascade,
  added_at timestamptz not null default now(),
  primary key (user_id, group_id)
);
create index word_group_lists_group on word_group_lists (group_id);

-- Two meanings that never stand in one problem of a game.
create table words_apart (
  one_id uuid not null references words on delete cascade,
  other_id uuid not null references words on delete cascade,
  -- the library's: one is as right as the other where it is asked for, but pairs can be made of both
  shipped boolean not null default false,
  created_by uuid references users on delete set null,
  primary key (one_id, other_id),
  check (one_id < other_id)
);
create index words_apart_other on words_apart (other_id);
create index words_apart_created_by on words_apart (created_by);
