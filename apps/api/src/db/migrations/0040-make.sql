-- Making activities: who works on what, drafts, versions, and what activities are sorted by.

alter table activities
  -- the text of the house that is its name, where it has one in every language (spec 3 §2.3)
  add column activity_name_string integer,
  -- where the data is larger than a row should be: the key of its file, and `data` is empty
  add column data_key text,
  add column created_by uuid references users on delete set null,
  add column updated_by uuid references users on delete set null;
create index activities_created_by on activities (created_by);
create index activities_updated_by on activities (updated_by);
create index activities_updated_at on activities (updated_at, _id);

alter table activity_language_versions add column data_key text;

-- Spec 3 §3, educational filter entry; one to six for an activity.
create table activity_categories (
  activity_id uuid not null references activities on delete cascade,
  position smallint not null,
  scope_id uuid not null references scopes,
  grade text,
  level text,
  first_category uuid,
  second_category uuid,
  third_category uuid,
  primary key (activity_id, position)
);
create index activity_categories_scope on activity_categories
  (scope_id, grade, level, first_category, second_category, third_category);

create table edit_lists (
  user_id uuid not null references users on delete cascade,
  activity_id uuid not null references activities on delete cascade,
  added_at timestamptz not null default now(),
  primary key (user_id, activity_id)
);
create index edit_lists_activity on edit_lists (activity_id);

-- What is being made of an activity in one language; '' is its own. Without a row it is as learners see it.
create table activity_works (
  activity_id uuid not null references activities on delete cascade,
  language text not null,
  -- counts every save
  version integer not null,
  -- what learners see; null where they see nothing of this language yet
  published_version integer,
  -- what learners do not see yet; null where they see all
  draft jsonb check (jsonb_typeof(draft) = 'object'),
  draft_key text,
  -- whether the draft could be played
  draft_valid boolean,
  -- of a translation: which part was translated from which words
  translated_from jsonb not null default '{}' check (jsonb_typeof(translated_from) = 'object'),
  parts_done integer not null default 0,
  parts_changed integer not null default 0,
  parts_missing integer not null default 0,
  saved_by uuid references users on delete set null,
  saved_at timestamptz not null default now(),
  primary key (activity_id, language)
);
create index activity_works_saved_by on activity_works (saved_by);
create index activity_works_saved_at on activity_works (saved_at);

create table activity_versions (
  activity_id uuid not null references activities on delete cascade,
  language text not null,
  version integer not null,
  is_published boolean not null,
  -- both null where it was thinned out
  data jsonb,
  data_key text,
  -- what of it is remembered longer than itself
  outline jsonb not null,
  author_id uuid references users on delete set null,
  author_name text,
  saved_at timestamptz not null default now(),
  primary key (activity_id, language, version)
);
create index activity_versions_author on activity_versions (author_id);

-- Who has an activity open. Lost with a crash, and nobody misses it.
create unlogged table activity_visitors (
  activity_id uuid not null references activities on delete cascade,
  user_id uuid not null references users on delete cascade,
  language text not null,
  problem_id text,
  since timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (activity_id, user_id)
);
create index activity_visitors_user on activity_visitors (user_id);
