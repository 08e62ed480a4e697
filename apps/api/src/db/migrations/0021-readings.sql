-- A text read against the clock. Append-only. The key is the player's: a reading that is sent twice is one reading.
create table readings (
  _id uuid not null,
  learner_id uuid not null references family_members on delete cascade,
  activity_id uuid not null,
  read_at timestamptz not null,
  total_words integer not null check (total_words > 0),
  spent_seconds integer not null check (spent_seconds > 0),
  -- words a minute; of who was listened to, words correct a minute
  speed integer not null,
  benchmark double precision not null,
  -- null where nobody listened
  words_tried integer,
  words_correct integer check (words_correct <= words_tried),
  created_at timestamptz not null default now(),
  primary key (_id, learner_id)
);
create index readings_learner on readings (learner_id, read_at);
