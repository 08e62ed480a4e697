-- What is known of a learner: asked for as an archive, or to be deleted. Whom it was about goes with the person; that
-- somebody asked, when, and what became of it stays.
create table personal_data_requests (
  _id uuid primary key,
  kind text not null check (kind in ('archive', 'deletion')),
  family_id uuid references families on delete set null,
  -- null: the whole family
  learner_id uuid references family_members on delete set null,
  whole_family boolean not null default false,
  learning_center_id uuid references learning_centers on delete set null,
  -- a member of the family or one of the staff; null once they are deleted themselves
  asked_by uuid,
  asked_as text not null,
  asked_at timestamptz not null default now(),
  -- what the archive is written in
  locale text not null,
  state text not null default 'asked' check (state in ('asked', 'making', 'ready', 'expired', 'withdrawn', 'done', 'failed')),
  -- an archive is kept until then, a deletion is not done before
  until timestamptz,
  bytes bigint,
  changed_at timestamptz not null default now(),
  check (not whole_family or kind = 'deletion')
);
create unique index personal_data_requests_deletion on personal_data_requests (learner_id)
  where kind = 'deletion' and state in ('asked', 'failed');
create unique index personal_data_requests_family on personal_data_requests (family_id)
  where whole_family and state in ('asked', 'failed');
create index personal_data_requests_learner on personal_data_requests (learner_id, kind, asked_at);
create index personal_data_requests_state on personal_data_requests (state, until);

-- What learners who were deleted had done, by center and month, without anything that leads back to them: the sums of
-- reports stay right.
create table forgotten_sums (
  learning_center_id uuid not null references learning_centers on delete cascade,
  month date not null,
  measure text not null check (measure in (
    'playedSeconds', 'activitiesMastered', 'activitiesBegun', 'results', 'answeredCorrectly', 'answeredIncorrectly',
    'readings', 'wordsRead'
  )),
  -- an activity or a group; zeros where it is about none
  item_id uuid not null default '00000000-0000-0000-0000-000000000000',
  amount bigint not null check (amount >= 0),
  primary key (learning_center_id, month, measure, item_id)
);

-- What was bought stays in the books when the family is deleted, without saying whose it was.
alter table purchases
  alter column family_id drop not null,
  drop constraint purchases_family_id_fkey,
  add foreign key (family_id) references families on delete set null;
