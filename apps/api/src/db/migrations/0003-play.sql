-- Playing: activities, what learners have reached in them, the time they played, half-played games.

-- What the shell around a game shows (spec 1 §3).
alter table activity_templates
  add column help_strings jsonb not null default '{}',
  add column characters text[] not null default '{}',
  add column character_size text,
  add column character_location text,
  add column parent_videos jsonb not null default '{}';

update activity_templates set multiplayer = alias in (
  'all-together-now', 'find-the-one', 'literacy', 'match-by-drag', 'match-it', 'matching-definitions',
  'missing-elements', 'moving-answers', 'multiple-choice', 'order-it'
);

-- What the family can turn in now; every change of it is a record of its history, in the same transaction.
alter table families add column points integer not null default 0 check (points >= 0);

create table activities (
  _id uuid primary key,
  activity_name text not null,
  activity_template_id uuid not null references activity_templates,
  locale text not null,
  monolingual boolean not null default false,
  content_folder text not null,
  -- the wordlist, where it was generated from one
  generated_from uuid,
  -- version, options and gameData for the template's model; help, image and parent videos for the shell
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  is_valid boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index activities_template on activities (activity_template_id);

create table activity_language_versions (
  activity_id uuid not null references activities on delete cascade,
  locale text not null,
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  primary key (activity_id, locale)
);

-- No key to the item: it is an activity or a group, and what was reached stays reached when the item is deleted.
create table learner_reports (
  learner_id uuid not null references family_members on delete cascade,
  item_id uuid not null,
  mastered boolean not null default false,
  partial boolean not null default false,
  date_mastered timestamptz,
  mastered_together boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (learner_id, item_id),
  check (mastered = (date_mastered is not null)),
  check (mastered or not mastered_together)
);

-- Append-only. The key is the player's: a result that is sent twice is one result.
create table activity_results (
  _id uuid not null,
  learner_id uuid not null references family_members on delete cascade,
  activity_id uuid not null,
  finished_at timestamptz not null,
  all_problems_count integer not null,
  problems_answered_correctly integer not null,
  problems_answered_incorrectly integer not null,
  -- by the threshold of that day; a later one does not take back what was reached
  mastered boolean not null,
  team_size integer not null check (team_size between 1 and 3),
  created_at timestamptz not null default now(),
  primary key (_id, learner_id)
);
create index activity_results_learner on activity_results (learner_id, finished_at);

-- Append-only. The key is the player's; `day` is that of the learning center's clock.
create table play_time (
  _id uuid not null,
  learner_id uuid not null references family_members on delete cascade,
  activity_id uuid,
  seconds integer not null check (seconds > 0),
  day date not null,
  created_at timestamptz not null default now(),
  primary key (_id, learner_id)
);
create index play_time_learner on play_time (learner_id, day);

-- `saved` is null once the game was finished or left: the revision stays, so that a late packet does not bring it back.
create table saved_games (
  learner_id uuid not null references family_members on delete cascade,
  activity_id uuid not null references activities on delete cascade,
  saved jsonb,
  revision bigint not null,
  saved_at timestamptz not null default now(),
  primary key (learner_id, activity_id)
);
create index saved_games_activity on saved_games (activity_id);
