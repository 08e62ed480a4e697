-- Lists of words that authors make games of (spec 3 §3), and what words need to stand in them.
alter table words
  -- how a voice is to say it, by locale code
  add column pronunciations jsonb not null default '{}' check (jsonb_typeof(pronunciations) = 'object'),
  add column created_by uuid references users on delete set null;
create index words_created_by on words (created_by);

-- Two spellings of one word: capital letters, spaces, the kinds of apostrophes and how marks are written do not count.
create function word_fold(word text) returns text
  language sql immutable parallel safe strict
  return lower(normalize(translate(btrim(regexp_replace(word, '\s+', ' ', 'g')), '’‘ʼ', ''''''''), NFC));

-- How a meaning is spelt in each language, as `en pear`.
create function word_spellings(translations jsonb) returns text[]
  language sql immutable parallel safe strict
  return (select array_agg(said.key || ' ' || word_fold(said.value)) from jsonb_each_text(translations) as said);
create index words_spellings on words using gin (word_spellings(translations));

create table wordlists (
  _id uuid primary key,
  version integer not null default 1,
  name text not null,
  locale text not null,
  shipped boolean not null default false,
  -- its words are others than those that activities were last made of
  was_changed boolean not null default false,
  is_valid boolean not null default false,
  created_by uuid references users on delete set null,
  updated_by uuid references users on delete set null,
  updated_at timestamptz not null default now()
);
create index wordlists_name on wordlists (name, _id);
create index wordlists_name_words on wordlists using gin (name gin_trgm_ops);
create index wordlists_updated_at on wordlists (updated_at, _id);
create index wordlists_created_by on wordlists (created_by);
create index wordlists_updated_by on wordlists (updated_by);

create table wordlist_words (
  wordlist_id uuid not null references wordlists on delete cascade,
  position smallint not null,
  -- as it was written
  word text not null,
  -- the meaning; null where the words do not have it
  word_id uuid references words on delete set null,
  primary key (wordlist_id, position)
);
create index wordlist_words_word on wordlist_words (word_id);

-- Spec 3 §3, educational filter entry; one to six for a list.
create table wordlist_categories (
  wordlist_id uuid not null references wordlists on delete cascade,
  position smallint not null,
  scope_id uuid not null references scopes,
  grade text,
  level text,
  first_category uuid,
  second_category uuid,
  third_category uuid,
  primary key (wordlist_id, position)
);
create index wordlist_categories_scope on wordlist_categories
  (scope_id, grade, level, first_category, second_category, third_category);

create table wordlist_edit_lists (
  user_id uuid not null references users on delete cascade,
  wordlist_id uuid not null references wordlists on delete cascade,
  added_at timestamptz not null default now(),
  primary key (user_id, wordlist_id)
);
create index wordlist_edit_lists_wordlist on wordlist_edit_lists (wordlist_id);

-- Which activities were made of a list.
create index activities_generated_from on activities (generated_from);
